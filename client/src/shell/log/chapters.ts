import type { LogLine } from "../../api/protocol";

/** A round, a turn of all or a generation, with the line that opens it. */
export interface Chapter {
  heading: LogLine | null;
  lines: readonly LogLine[];
  /** Where the first of the lines stands in the log. */
  from: number;
}

const OPENING = new Set(["generation_began", "round_began", "turn_began"]);

/** Whether a chapter for all players begins with this line; the turn of one player has a seat. */
export function opensChapter({ kind, seat }: LogLine): boolean {
  return seat === null && OPENING.has(kind);
}

/** The log from a line on, cut where chapters begin. */
export function chapters(log: readonly LogLine[], from = 0): Chapter[] {
  const result: Chapter[] = [];
  let heading: LogLine | null = null;
  let start = from;
  const close = (until: number) => {
    if (heading || until > start) result.push({ heading, lines: log.slice(start, until), from: start });
  };
  for (let at = from; at < log.length; at++) {
    const line = log[at];
    if (!line || !opensChapter(line)) continue;
    close(at);
    [heading, start] = [line, at + 1];
  }
  close(log.length);
  return result;
}
