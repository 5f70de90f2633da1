import { lookUp } from "../../../i18n/look-up";
import { sentences } from "../../../i18n/sentences";
import type { Words } from "../../../i18n/generated/en";
import { folded, wanted } from "../../../shell/help/help-search";
import type { CardFacts, CardIcon, TerraformingComponents } from "../components";
import { isDrawn } from "../symbols/glyphs";

type Names = TerraformingComponents["names"];

/** What can be known of a card besides what is printed on it. */
export interface CardState {
  /** What it costs now. */
  price?: number | undefined;
  /** Whether its requirement is met now. */
  met?: boolean | undefined;
  /** Why it can't be played or used now. */
  why?: string | undefined;
  cubes?: number | undefined;
  /** Its action was used this generation. */
  used?: boolean | undefined;
}

/** A card as one text, for screen readers. */
export function spokenCard(card: CardFacts, state: CardState, words: Words): string {
  const { cards } = words.terraforming;
  const { price = card.cost } = state;
  const head = [card.name, card.called.kind];
  if (card.cost !== null && price !== null)
    head.push(price === card.cost ? cards.costs({ n: price }) : cards.costsNow({ n: price, printed: card.cost }));
  if (card.tags.length) head.push(cards.tags({ names: card.called.tags }));
  const known = [];
  if (card.requirement && state.met !== undefined) known.push(state.met ? cards.met : cards.unmet);
  if (card.called.holds !== null && state.cubes !== undefined)
    known.push(cards.holds({ n: state.cubes, what: card.called.holds }));
  if (state.used) known.push(cards.used);
  return sentences([head.join(", "), card.text, ...known, state.why ?? ""], words);
}

/** Alternatives of a line of symbols, so that it is broken between them. */
export function alternatives(icons: readonly CardIcon[]): CardIcon[][] {
  const found: CardIcon[][] = [[]];
  for (const icon of icons) {
    if (icon.icon === "or") found.push([]);
    else found.at(-1)?.push(icon);
  }
  return found;
}

export type Piece =
  /** Symbols in the brown box of production. */
  { kind: "box"; icons: CardIcon[] } | { kind: "icon"; icon: CardIcon };

/** A line of symbols with neighbours of production in one box. */
export function pieces(icons: readonly CardIcon[]): Piece[] {
  const found: Piece[] = [];
  for (const icon of icons) {
    const last = found.at(-1);
    if (!icon.production) found.push({ kind: "icon", icon });
    else if (last?.kind === "box") last.icons.push(icon);
    else found.push({ kind: "box", icons: [icon] });
  }
  return found;
}

/** The number beside a symbol: a limit with its unit, or how many; none for a single one. */
export function figure({ icon, number, bound }: CardIcon, words: Words): string {
  if (number === undefined) return "";
  const digits = String(number).replace("-", "−");
  if (bound === "min" && number === 1 && icon.startsWith("tag:")) return "";
  if (bound) {
    const { temperature, oxygen } = words.terraforming.map;
    const percent = icon === "oxygen" ? oxygen({ n: digits }) : digits;
    const value = icon === "temperature" ? temperature({ n: Number(number) }) : percent;
    return `${bound === "min" ? "≥" : "≤"} ${value}`;
  }
  if (icon === "tolerance") return `±${digits}`;
  return number === 1 ? "" : number === -1 ? "−" : digits;
}

/** Symbols that have their number inside. */
export function holdsFigure({ icon, bound }: CardIcon): boolean {
  return !bound && (icon === "megacredits" || icon === "points");
}

/** A symbol to be looked up. */
export interface CardSymbol {
  /** What is drawn for it; null for those that are written. */
  glyph: string | null;
  sign: string;
  name: string;
  /** Where the rules explain it; null where the name says all. */
  topic: string | null;
}

/** Every symbol on a card once, with its name and where the rules explain it. */
export function symbols(card: CardFacts, names: Names, words: Words): CardSymbol[] {
  const { cards } = words.terraforming;
  const { requirement, effect, ongoing, action, points } = card.icons;
  const all = [requirement, ...effect, ...ongoing, ...action, points].flat();
  const found = new Map<string, CardSymbol>();
  const add = (id: string, name: string | undefined, topic: string | null) => {
    if (name !== undefined) found.set(id, { glyph: isDrawn(id) ? id : null, sign: id, name, topic });
  };
  add(`kind:${card.kind}`, card.called.kind, `kind:${card.kind}`);
  for (const tag of card.tags) add(`tag:${tag}`, cards.tag({ name: names.tags[tag] ?? tag }), `tag:${tag}`);
  for (const { icon, bound, production, any, accepted, noted } of all) {
    add(icon, iconName(icon, names, words), topicOf(icon));
    if (production) add("production", cards.names.production, "frame");
    if (any) add("any", cards.names.any, "any");
    if (accepted) add("accepted", cards.names.accepted, "payment");
    if (noted) add("noted", cards.names.noted, null);
    if (bound) add(bound, cards.names[bound], `requirement:${bound}`);
  }
  return [...found.values()];
}

/** What a symbol is called; undefined for those that need no name. */
export function iconName(icon: string, names: Names, words: Words): string | undefined {
  const { cards } = words.terraforming;
  const [kind = "", of = ""] = icon.split(":");
  const known = lookUp(cards.names, icon.replace(":", "_")) ?? names.resources[icon] ?? names.parameters[icon];
  if (known !== undefined) return known;
  if (kind === "tag") return cards.tag({ name: names.tags[of] ?? of });
  if (kind === "tile") return cards.tile({ name: names.tiles[of] ?? of });
  return kind === "cube" ? names.cubes[of] : undefined;
}

const TOPICS: Record<string, string> = {
  temperature: "parameter:temperature",
  oxygen: "parameter:oxygen",
  oceans: "parameter:oceans",
  look: "card",
  discard: "card",
  tolerance: "requirement",
  shelter: "removal",
  copy: "frame",
  production: "frame",
  first: "first-action",
  mars: "tile:city",
  "cube:any": "cubes",
};
const RESOURCE = /^(megacredits|steel|titanium|plants|energy|heat)$/;

/** Where the rules explain a symbol. */
export function topicOf(icon: string): string {
  return TOPICS[icon] ?? (RESOURCE.test(icon) ? `resource:${icon}` : icon);
}

export interface CardFilter {
  query: string;
  kind: string;
  tag: string;
  deck: string;
}

const haystacks = new WeakMap<CardFacts, string>();

/** All that can be found of a card, made once. */
function haystack(card: CardFacts): string {
  const made =
    haystacks.get(card) ?? folded([card.name, card.text, card.called.kind, ...card.called.tags].join(" ")).letters;
  haystacks.set(card, made);
  return made;
}

/** The cards that fit what is looked for: every word in name, text, kind or tags, whatever its accents. */
export function fitting(cards: readonly CardFacts[], filter: CardFilter): CardFacts[] {
  const words = wanted(filter.query);
  return cards.filter((card) => {
    if (filter.kind && card.kind !== filter.kind) return false;
    if (filter.deck && card.deck !== filter.deck) return false;
    if (filter.tag === "none" ? card.tags.length : filter.tag && !(card.tags as string[]).includes(filter.tag))
      return false;
    return words.every((word) => haystack(card).includes(word));
  });
}
