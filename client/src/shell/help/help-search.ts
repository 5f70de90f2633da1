import type { Components, RulesSection } from "../../api/protocol";

/** Where a paragraph stands: its chapter, and which of the chapter's paragraphs and list entries it is. */
export interface Passage {
  section: string;
  block: number;
}

/** A paragraph or list entry of the rules, without its tags. */
export interface Block extends Passage {
  title: string;
  topics: string[];
  text: string;
  /** What is printed in bold: mostly the thing that is explained. */
  bold: string;
}

const BLOCK = /<(p|li)\b([^>]*)>(.*?)<\/\1>/gs;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

export function blocks(sections: readonly RulesSection[]): Block[] {
  return sections.flatMap(({ id, title, html }) =>
    [...html.matchAll(BLOCK)].map(([, , attributes = "", inside = ""], block) => ({
      section: id,
      block,
      title,
      topics: /data-topic="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [],
      text: plain(inside),
      bold: [...inside.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, bold = ""]) => plain(bold)).join(", "),
    })),
  );
}

/** The paragraph that explains a topic; else the one about its kind: "tag" for "tag:venus". */
export function passageOf(all: readonly Block[], topic: string): Passage | null {
  const kind = topic.replace(/:.*/, "");
  const found =
    all.find(({ topics }) => topics.includes(topic)) ??
    all.find(({ topics }) => topics.includes(kind)) ??
    all.find(({ section }) => section === kind);
  return found ? { section: found.section, block: found.block } : null;
}

/** What the paragraphs about these topics are called: each once, in the order asked for. */
export function namesOf(all: readonly Block[], topics: readonly string[]): { topic: string; name: string }[] {
  const links = new Map<string, string>();
  for (const topic of topics) {
    const found = all.find((block) => block.topics.includes(topic));
    if (!found) continue;
    const bold = /^[^.,:]*/.exec(found.bold)?.[0].trim() ?? "";
    const name = bold === "" ? found.title : bold;
    if (![...links.values()].includes(name)) links.set(topic, name);
  }
  return [...links].map(([topic, name]) => ({ topic, name }));
}

/** A card with all that is printed on it. */
export interface CardText {
  id: string;
  name: string;
  text: string;
}

function printed(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return "text" in value ? printed(value.text) : [];
}

/** The cards of a box, as far as they have an id and a name; corporations are cards too. */
export function cardTexts(components: Components): CardText[] {
  const piles = [components.cards, components["corporations"]].filter((pile) => Array.isArray(pile));
  return piles.flat().flatMap((card: unknown) => {
    const { id, name, ...rest } = card as Record<string, unknown>;
    if (typeof id !== "string" || typeof name !== "string") return [];
    const text = rest["text"] === undefined ? Object.values(rest).flatMap(printed) : printed(rest["text"]);
    return [{ id, name, text: text.join(" ") }];
  });
}

/** A text without accents and capitals, and from which letter of the text each of its own comes. */
export function folded(text: string): { letters: string; from: number[] } {
  const from: number[] = [];
  let letters = "";
  for (let at = 0; at < text.length; at++) {
    const letter = (text[at] ?? "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae")
      .replace(/[’‘]/, "'")
      .replace(/\s/, " ");
    from.push(...Array<number>(letter.length).fill(at));
    letters += letter;
  }
  return { letters, from };
}

/** A piece of a text, found or around what was found. */
export interface Piece {
  text: string;
  found: boolean;
}

const AROUND = 55;

/** The text around the first word found, with every word found marked. */
export function snippet(text: string, words: readonly string[]): Piece[] {
  const { letters, from } = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  let first = text.length;
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      for (let n = at; n < at + word.length; n++) marked[from[n] ?? 0] = true;
      first = Math.min(first, from[at] ?? 0);
    }
  if (first === text.length) first = 0;
  let start = Math.max(0, first - AROUND);
  if (start > 0) start = text.indexOf(" ", start) + 1;
  let end = Math.min(text.length, first + 2 * AROUND);
  if (end < text.length) end = Math.max(first, text.lastIndexOf(" ", end));
  const pieces: Piece[] = [];
  if (start > 0) pieces.push({ text: "… ", found: false });
  for (let at = start; at < end; at++) {
    const last = pieces.at(-1);
    const found = marked[at] ?? false;
    const letter = text.charAt(at);
    if (last?.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  }
  if (end < text.length) pieces.push({ text: " …", found: false });
  return pieces;
}

export type Hit = { title: string; pieces: Piece[] } & ({ passage: Passage } | { card: string });

/** The words of a question, each of which has to be found. */
export function wanted(query: string): string[] {
  return folded(query).letters.split(" ").filter(Boolean);
}

/** What is found first is what the words name; after it what they only mention. */
export function search(all: readonly Block[], cards: readonly CardText[], query: string, most = 40): Hit[] {
  const words = wanted(query);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const { letters } = folded(text);
    return words.every((word) => letters.includes(word));
  };
  const named: Hit[] = [];
  const mentioned: Hit[] = [];
  for (const { section, block, title, text, bold } of all)
    if (has(`${title} ${text}`))
      (has(bold) ? named : mentioned).push({ title, pieces: snippet(text, words), passage: { section, block } });
  for (const { id, name, text } of cards)
    if (has(`${name} ${text}`))
      (has(name) ? named : mentioned).push({ title: name, pieces: snippet(text, words), card: id });
  return [...named, ...mentioned].slice(0, most);
}
