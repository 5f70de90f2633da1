import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./cards/Gallery.svelte";
import Peek from "./cards/Peek.svelte";
import Story from "./Story.svelte";
import { story } from "./story";

export const face: GameFace = {
  Board,
  Gallery,
  Peek,
  Story,
  steps: story,
  heading: (kind, { verb }, words) => (kind === "turn" ? (words.pocketMars.verbs[verb] ?? null) : null),
  progress: (message, words) => {
    const round = Number(message.view["round"]);
    return round ? words.table.round(round) : null;
  },
};
