import { lookUp } from "../../i18n/look-up";
import type { GameDescriptor } from "../descriptor";
import Board from "./Board.svelte";
import Gallery from "./cards/Gallery.svelte";
import Thumbnail from "./cards/Thumbnail.svelte";
import StepPanel from "./StepPanel.svelte";
import { spotlight, stepsOf } from "./steps";

export const descriptor: GameDescriptor = {
  Board,
  Gallery,
  Thumbnail,
  StepPanel,
  steps: stepsOf,
  spotlight,
  tutorial: () => import("./Tutorial.svelte"),
  heading: (kind, { verb }, words) => (kind === "turn" ? lookUp(words.pocketMars.verbs, verb) : null),
  progress: (message, words) => {
    const round = Number(message.view["round"]);
    return round ? words.table.round({ n: round }) : null;
  },
};
