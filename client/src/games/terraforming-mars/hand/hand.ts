import type { CardFacts } from "../components";
import { TAGS, type Tag } from "../view";

/** How the own hand is laid out; kept on the device. */

export const SORTS = ["dealt", "cost", "kind", "tag", "name"] as const;
export type Sort = (typeof SORTS)[number];
export const KINDS = ["automated", "active", "event"] as const;
/** All cards, those that can be played, those of a kind, or those with a tag. */
export type Filter = "all" | "playable" | (typeof KINDS)[number] | Tag;

export const LAYOUTS = ["cards", "lines"] as const;
export interface HandChoice {
  sort: Sort;
  filter: Filter;
  /** Small faces, or a line for each card: many of them are in sight then. */
  layout: (typeof LAYOUTS)[number];
}

/** A card of the hand, with what it costs now and whether it can be played. */
export interface HandCard {
  card: CardFacts;
  price: number;
  playable: boolean;
}

const KEY = "marsbox.hand";
const FIRST: HandChoice = { sort: "dealt", filter: "all", layout: "cards" };
const FILTERS: readonly Filter[] = ["all", "playable", ...KINDS, ...TAGS];

export function keptChoice(storage: () => Pick<Storage, "getItem">): HandChoice {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "{}") as Partial<HandChoice>;
    return {
      sort: SORTS.find((sort) => sort === kept.sort) ?? FIRST.sort,
      filter: FILTERS.find((filter) => filter === kept.filter) ?? FIRST.filter,
      layout: LAYOUTS.find((layout) => layout === kept.layout) ?? FIRST.layout,
    };
  } catch {
    return FIRST;
  }
}
export function keepChoice(storage: () => Pick<Storage, "setItem">, choice: HandChoice): void {
  try {
    storage().setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing sorts anew.
  }
}

/** The cards that the choice shows, in its order; cards that are alike stay as they were drawn. */
export function arranged(
  cards: readonly HandCard[],
  { sort, filter }: Pick<HandChoice, "sort" | "filter">,
): HandCard[] {
  const kinds: readonly string[] = KINDS;
  const shown = cards.filter(({ card, playable }) => {
    if (filter === "all") return true;
    if (filter === "playable") return playable;
    return kinds.includes(filter) ? card.kind === filter : card.tags.includes(filter as Tag);
  });
  const first = ({ card }: HandCard): number => Math.min(TAGS.length, ...card.tags.map((tag) => TAGS.indexOf(tag)));
  const orders: Record<Sort, (a: HandCard, b: HandCard) => number> = {
    dealt: () => 0,
    cost: (a, b) => a.price - b.price,
    kind: (a, b) => kinds.indexOf(a.card.kind) - kinds.indexOf(b.card.kind) || a.price - b.price,
    tag: (a, b) => first(a) - first(b) || a.price - b.price,
    name: (a, b) => a.card.name.localeCompare(b.card.name),
  };
  return shown.sort(orders[sort]);
}
