import type { Passage } from "./help-search";

export type HelpTab = "rules" | "cards" | "keys";

/** Where the help is open: a part of it, and there perhaps at a paragraph of the rules or at a card. */
export interface HelpPlace {
  tab: HelpTab;
  /** What a paragraph of the rules explains, such as "resource:plants" or "tag:jovian". */
  topic?: string;
  passage?: Passage;
  card?: string;
}

/** The help of the game on the screen, to be opened from anywhere; the page of a table draws it. */
class Help {
  at: HelpPlace | null = $state.raw(null);

  /** The rules, at the paragraph that explains a topic; from the start where none is given. */
  readonly open = (topic?: string): void => {
    this.at = topic === undefined ? { tab: "rules" } : { tab: "rules", topic };
  };
  /** The rules, at a paragraph that was found. */
  readonly read = (passage: Passage): void => {
    this.at = { tab: "rules", passage };
  };
  /** The list of cards, at one of them. */
  readonly card = (card: string): void => {
    this.at = { tab: "cards", card };
  };
  readonly show = (tab: HelpTab): void => {
    this.at = { tab };
  };
  readonly close = (): void => {
    this.at = null;
  };
}

export const help = new Help();
