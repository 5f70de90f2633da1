import type { Option } from "../../api/protocol";
import { lookUp } from "../../i18n/look-up";
import type { GameDescriptor } from "../descriptor";
import AnswerPanel from "./answers/AnswerPanel.svelte";
import Board from "./Board.svelte";
import CurrentCardDetail from "./cards/CurrentCardDetail.svelte";
import Gallery from "./cards/Gallery.svelte";
import { multiSelect } from "./answers/multi-select";
import Thumbnail from "./cards/Thumbnail.svelte";
import StepPanel from "./StepPanel.svelte";
import { between, spotlight, stepsOf } from "./steps";
import type { TerraformingView } from "./view";

const ENDS = ["end_turn", "pass"];
/** Whether somebody who passes may have overlooked an option; selling cards is always possible, and rarely meant. */
function isWorthDoing({ verb, form, warning }: Option): boolean {
  return !ENDS.includes(verb) && form["project"] !== "sell_patents" && warning === null;
}
/** Decisions that are answered on the map, and on the mats of others. */
const ON_MAP = ["space", "claim"];
const ON_MATS = ["production_target", "remove", "remove_cubes"];
const IN_PLAY = ["cubes", "copy"];

export const descriptor: GameDescriptor = {
  Board,
  Gallery,
  searchesGallery: true,
  Thumbnail,
  Detail: CurrentCardDetail,
  StepPanel,
  steps: stepsOf,
  spotlight,
  between,
  Answer: {
    Panel: AnswerPanel,
    answers: ({ kind, options }) =>
      ["buy", "buy_start", "sell", "draft"].includes(kind) || options.some(({ verb }) => verb === "amount"),
  },
  sections: (message, words) => {
    const { sections } = words.terraforming.table;
    const { seat, players, seats } = message.view as unknown as TerraformingView;
    // in a replay with open hands, spectators see hands too
    const hands = seats.some(({ hand }) => hand !== null);
    return [
      { id: "board", label: sections.board, icon: "planet" },
      ...(hands ? ([{ id: "hand", label: sections.hand, icon: "cards" }] as const) : []),
      ...(seat < 0 ? [] : ([{ id: "mat", label: sections.mat, icon: "person" }] as const)),
      ...(players > 1 ? ([{ id: "players", label: sections.players, icon: "people" }] as const) : []),
      { id: "log", label: sections.log, icon: "log" },
    ];
  },
  sectionOf: ({ kind }, message) => {
    if (ON_MAP.includes(kind)) return "board";
    if (ON_MATS.includes(kind)) return "players";
    if (IN_PLAY.includes(kind)) return "mat";
    const { offered, looking, corporations } = message.view as unknown as TerraformingView;
    return kind === "sell" || kind === "exchange" || offered.length + looking.length + corporations.length
      ? "hand"
      : null;
  },
  multiSelect,
  separate: ({ verb }, words) => {
    const { endTurn, pass } = words.terraforming.table;
    if (verb === "end_turn") return { label: endTurn, key: "E", primary: true };
    return verb === "pass" ? { label: pass, key: "P", primary: false } : null;
  },
  confirmation: ({ options }, { verb }, words) =>
    verb === "pass" && options.some(isWorthDoing) ? words.terraforming.table.passSure : null,
  status: (message, words) => {
    const { actions_left: left, actions_per_turn: all, phase } = message.view as unknown as TerraformingView;
    const { actionOf, phases } = words.terraforming.table;
    if (left === null || phase !== "action") return phases[phase];
    // An action that asks something else is under way.
    const begun = message.decision !== null && message.decision.kind !== "turn";
    return actionOf({ n: all - left + (begun ? 0 : 1), of: all });
  },
  heading: (kind, { verb }, words) => (kind === "turn" ? lookUp(words.terraforming.table.verbs, verb) : null),
  progress: (message, words) => {
    const { generation, last_generation: last } = message.view as unknown as TerraformingView;
    const { generation: plain, generationOf } = words.terraforming.table;
    return last === null ? plain({ n: generation }) : generationOf({ n: generation, last });
  },
};
