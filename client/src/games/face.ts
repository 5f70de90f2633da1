import type { Component } from "svelte";
import type { Components, Option, ViewMessage } from "../api/protocol";
import type { Words } from "../i18n/en";
import type { TableSession } from "../table/session.svelte";

export interface BoardProps {
  message: ViewMessage;
  session: TableSession;
  components: Components | null;
}

/** How a game looks: its board, its cards and the headings in its list of options. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** Everything in the box; `card` is the one to show first, marked with `data-card` where it is drawn. */
  Gallery: Component<{ components: Components; card?: string | undefined }>;
  /** What happened in steps to be followed, beside the log; for a game whose log alone is too much at once. */
  Story?: Component<BoardProps>;
  /** Under which heading an option of such a decision stands in the list; null where none helps. */
  heading(kind: string, option: Option, words: Words): string | null;
  /** How far the game has come, for the head of the page: "Round 3". */
  progress(message: ViewMessage, words: Words): string | null;
}
