import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./cards/Gallery.svelte";
import Peek from "./cards/Peek.svelte";
import Story from "./Story.svelte";
import { story } from "./story";
import type { MissionView } from "./view";

export const face: GameFace = {
  Board,
  Gallery,
  Peek,
  Story,
  steps: story,
  heading: (_kind, { verb, form }, words) => {
    const redirected = form["redirect"] as { ship: number } | undefined;
    return redirected ? words.mission.ship(redirected.ship + 1) : (words.mission.verbs[verb] ?? null);
  },
  progress: (message, words) => {
    const { turn, last_turn: last } = message.view as unknown as MissionView;
    return turn > 0 ? words.mission.turnOf(turn, last) : words.mission.phases.setup;
  },
};
