import { lookUp } from "../../i18n/look-up";
import type { GameDescriptor } from "../descriptor";
import { between } from "./between";
import Board from "./Board.svelte";
import Gallery from "./cards/Gallery.svelte";
import Thumbnail from "./cards/Thumbnail.svelte";
import StepPanel from "./StepPanel.svelte";
import { spotlight, stepsOf } from "./steps";
import type { MissionView } from "./view";

export const descriptor: GameDescriptor = {
  Board,
  Gallery,
  Thumbnail,
  StepPanel,
  steps: stepsOf,
  spotlight,
  between,
  heading: (_kind, { verb, form }, words) => {
    const redirected = form["redirect"] as { ship: number } | undefined;
    return redirected ? words.mission.ship({ n: redirected.ship + 1 }) : lookUp(words.mission.verbs, verb);
  },
  progress: (message, words) => {
    const { turn, last_turn: last } = message.view as unknown as MissionView;
    return turn > 0 ? words.mission.turnOf({ n: turn, last }) : words.mission.phases.setup;
  },
};
