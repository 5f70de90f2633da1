import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Gallery from "./Gallery.svelte";

export const face: GameFace = {
  Board,
  Gallery,
  heading: () => null,
  round: (message) => {
    const round = message.view["round"];
    return typeof round === "number" ? round : null;
  },
};
