import type { LogLine } from "../../api/protocol";
import { CHARACTERS, type Character } from "./view";

/** The log cut into what people follow one by one: the set-up, and for each turn every call, the arrival, the end. */
export interface Step {
  kind: "setup" | "ships" | "call" | "arrival" | "end" | "scoring";
  /** 0 during the set-up. */
  turn: number;
  /** The character that was called. */
  character: Character | null;
  /** Who acts in it, in this order. */
  seats: number[];
  lines: readonly LogLine[];
  /** Where the step ends in the log. */
  until: number;
}

/** The lines that begin a step, and what kind it is. */
const BEGINS: Record<string, Step["kind"]> = {
  turn_began: "ships",
  called: "call",
  landed: "arrival",
  medal_given: "end",
  scoring_began: "scoring",
};
/** Nothing but that the call was heard by nobody. */
const UNANSWERED = 1;

export function story(log: readonly LogLine[]): Step[] {
  const steps: Step[] = [];
  let turn = 0;
  let calls = 0;
  let lines: LogLine[] = [];
  let kind: Step["kind"] = "setup";

  const close = (until: number) => {
    if (lines.length === 0) return;
    const character = kind === "call" ? (CHARACTERS[calls - 1] ?? null) : null;
    const began = lines.filter((line) => line.kind === "character_began");
    steps.push({ kind, turn, character, seats: began.flatMap(({ seat }) => (seat === null ? [] : [seat])), lines, until });
    lines = [];
  };
  log.forEach((line, index) => {
    const begins = BEGINS[line.kind];
    // The medal of the set-up belongs to the set-up, and all ships arrive together.
    if (begins !== undefined && (turn > 0 || begins === "ships") && !(begins === "arrival" && kind === "arrival")) {
      close(index);
      kind = begins;
      if (begins === "ships") [turn, calls] = [turn + 1, 0];
      if (begins === "call") calls += 1;
    }
    lines.push(line);
  });
  close(log.length);
  return steps;
}

/** Whether there is something to follow; a call that nobody answered is told by its number alone. */
export function eventful(step: Step): boolean {
  return step.kind !== "call" || step.lines.length > UNANSWERED;
}

/** The nearest step with something to follow, from a step on in one direction; null if there is none. */
export function beyond(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  for (let index = from + direction; index >= 0 && index < steps.length; index += direction) {
    const step = steps[index];
    if (step && eventful(step)) return index;
  }
  return null;
}

/** The first eventful step with a line that was not there yet when the log was so long; the newest one if there is none. */
export function firstAfter(steps: readonly Step[], read: number): number {
  const fresh = steps.findIndex((step) => step.until > read && eventful(step));
  return fresh >= 0 ? fresh : newest(steps);
}

/**
 * Which step to show now that the log has changed since it was so long: who had seen all there was goes on with what
 * came since; who was looking at something earlier stays there.
 */
export function follow(steps: readonly Step[], shown: number, before: number): number {
  const later = steps.slice(shown + 1).filter(eventful);
  const upToDate = later.every((step) => step.until - step.lines.length >= before);
  return upToDate ? firstAfter(steps, before) : shown;
}

export function newest(steps: readonly Step[]): number {
  return beyond(steps, steps.length, -1) ?? Math.max(0, steps.length - 1);
}
