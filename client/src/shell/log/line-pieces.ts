import type { LogLine } from "../../api/protocol";

/** A part of a line: a thing that can be pointed at, or the words between. */
export interface Piece {
  text: string;
  /** What the thing is, such as "card:ants"; null for words. */
  name: string | null;
}

/** A line cut at the things that it names. Long names come first: "Research" also stands in "Research Outpost". */
export function pieces({ text, things }: LogLine): Piece[] {
  const found: { at: number; until: number; name: string }[] = [];
  for (const thing of [...things].sort((a, b) => b.text.length - a.text.length)) {
    if (!thing.text) continue;
    for (let at = text.indexOf(thing.text); at >= 0; at = text.indexOf(thing.text, at + 1)) {
      const until = at + thing.text.length;
      if (found.some((other) => at < other.until && other.at < until)) continue;
      found.push({ at, until, name: thing.name });
      break;
    }
  }
  const result: Piece[] = [];
  let done = 0;
  const words = (until: number) => {
    if (until > done) result.push({ text: text.slice(done, until), name: null });
  };
  for (const { at, until, name } of found.sort((a, b) => a.at - b.at)) {
    words(at);
    result.push({ text: text.slice(at, until), name });
    done = until;
  }
  words(text.length);
  return result;
}
