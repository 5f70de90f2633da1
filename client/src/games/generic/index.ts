import type { GameDescriptor } from "../descriptor";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";

export const descriptor: GameDescriptor = {
  Board,
  Gallery,
  heading: () => null,
  progress: (message, words) => {
    const round = message.view["round"];
    return typeof round === "number" && round > 0 ? words.table.round({ n: round }) : null;
  },
};
