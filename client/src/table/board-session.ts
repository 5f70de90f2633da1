import type { Decision, HintMessage, LogLine, Option, PreviewMessage, ViewMessage } from "../api/protocol";

/** What a board needs to know of the game it draws, be it live or watched again. */
export interface BoardSession {
  /** The message on the screen. */
  readonly shown: ViewMessage | null;
  /** What has to be decided here now. */
  readonly decision: Decision | null;
  /** A decision was answered, and the server has not said yet what follows. */
  readonly waitingForServer: boolean;
  readonly hint: HintMessage | null;
  readonly thinking: readonly number[];
  readonly log: readonly LogLine[];
  /** The length of the log when this device last acted or marked it as read. */
  readonly readLines: number;
  /** Marks the whole log as read; a replay has no such mark. */
  markRead?(): void;

  name(seat: number): string;
  /** Answers the decision; several options in a row are one answer. */
  act(...options: Option[]): void;
  /** Answers with several steps and says that there are no more of them. */
  answer(steps: Option[], close: string): void;
  askPreview(...options: Option[]): void;
  preview(...options: Option[]): PreviewMessage | null;
}
