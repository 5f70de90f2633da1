import type { Component } from "svelte";
import type { Components, Decision, LogLine, Option, ViewMessage } from "../api/protocol";
import type { IconName } from "../shell/ui/Icon.svelte";
import type { Words } from "../i18n/generated/en";
import type { BoardSession } from "../table/board-session";
import type { TableSession } from "../table/session.svelte";
import type { Step } from "../shell/log/steps";
import type { Between } from "../table/stage.svelte";

export interface BoardProps {
  message: ViewMessage;
  session: BoardSession;
  components: Components | null;
  /** The part that a phone shows; all of them where there is room, or where none is named. */
  section?: string | undefined;
}

export interface AnswerProps extends BoardProps {
  decision: Decision;
}

export interface ThumbnailProps {
  /** What the thing is, such as "card:ants". */
  name: string;
  components: Components | null;
}

/** A thing that somebody turns up or plays. */
export interface Spotlight {
  /** What the thing is, such as "card:ants". */
  name: string;
  /** Whose it is. */
  seats: readonly number[];
}

export interface DetailProps extends Omit<BoardProps, "section"> {
  card: string;
  onclose: () => void;
}

export interface GalleryProps {
  components: Components;
  card?: string | undefined;
  /** What is searched for in names and texts. */
  query?: string;
}

export interface TutorialProps {
  session: TableSession;
  /** The table's id, under which progress is kept. */
  id: string;
}

/** A part of the page that a phone shows alone. */
export interface Section {
  id: string;
  label: string;
  icon: IconName;
}

/** An option in a few words, with the key that chooses it. */
export interface SeparateOption {
  label: string;
  key: string;
  /** The one that is chosen more often. */
  primary: boolean;
}

/** An answer of several options that are selected first and sent at once. */
export interface MultiSelect {
  /** The verb of the option that closes the answer; every other one is a step. */
  close: string;
  /** How many can be selected. */
  most: number;
  /** The name under which the selection is kept until it is sent, also while another decision is asked. */
  remembered?: string;
}

/** The client part of a game: how it is drawn, and how its options are presented. */
export interface GameDescriptor {
  Board: Component<BoardProps>;
  /** Everything in the box; `card` is the one to show first, marked with `data-card` where it is drawn. */
  Gallery: Component<GalleryProps>;
  /** The gallery shows what fits a search by itself. */
  searchesGallery?: boolean;
  /** What happened step by step, beside the log; for a game whose log alone is too much at once. */
  StepPanel?: Component<BoardProps>;
  /** The log cut into those steps. */
  steps?(log: readonly LogLine[]): Step[];
  /** Positions between two others, where one move led to much that people follow one by one. */
  between?: Between;
  /** The thing that is shown large while these lines are played back, and the seat to which it goes. */
  spotlight?(lines: readonly LogLine[]): Spotlight | null;
  /** Beside the decision of a first game: its lessons, fetched when one is played. */
  tutorial?(): Promise<{ default: Component<TutorialProps> }>;
  /** A small picture of a thing, shown at its name in a text; nothing for things that the board shows better. */
  Thumbnail?: Component<ThumbnailProps>;
  /** A dialog with the details of a card; without it, the gallery shows the card. */
  Detail?: Component<DetailProps>;
  /** A panel that replaces the list of options for some decisions. */
  Answer?: { Panel: Component<AnswerProps>; answers(decision: Decision): boolean };
  /** The parts of the board for a phone; "log" stands for the log, which the page itself draws. */
  sections?(message: ViewMessage, words: Words): Section[];
  /** In which part of the board a decision is answered. */
  sectionOf?(decision: Decision, message: ViewMessage): string | null;
  /** Whether several options of a decision are selected before the answer is sent. */
  multiSelect?(decision: Decision, message: ViewMessage): MultiSelect | null;
  /** The short label of an option that is drawn below the list, such as one that ends the turn. */
  separate?(option: Option, words: Words): SeparateOption | null;
  /** The state of the viewer's turn in a few words: "Action 1 of 2". */
  status?(message: ViewMessage, words: Words): string | null;
  /** The question before an option is carried out, whatever the settings say. */
  confirmation?(decision: Decision, option: Option, words: Words): string | null;
  /** The heading of an option in the list; null where none helps. */
  heading(kind: string, option: Option, words: Words): string | null;
  /** How far the game has come, for the head of the page: "Round 3". */
  progress(message: ViewMessage, words: Words): string | null;
}
