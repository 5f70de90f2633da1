import type { LogLine } from "../../api/protocol";
import { cut, type Step } from "../../shell/log/steps";
import type { Spotlight } from "../descriptor";

/** They say whose turn or which round it is; the step says it too. */
const OPENING = new Set(["turn_began", "round_began"]);

/** The log turn by turn. A turn in which nothing has happened yet is no step to follow. */
export function stepsOf(log: readonly LogLine[]): Step[] {
  const steps = cut(log, (line) => line.kind === "turn_began");
  return steps.map((step) => {
    const head = OPENING.has(step.lines[0]?.kind ?? "") ? 1 : 0;
    return { ...step, head, quiet: step.lines.length <= head };
  });
}

const PLAYED = new Set(["played_hand", "connected", "connected_rival", "used_module_action"]);

/** A card that somebody plays. */
export function spotlight(lines: readonly LogLine[]): Spotlight | null {
  const line = lines.find(({ kind }) => PLAYED.has(kind));
  const card = line?.things.find(({ name }) => name.startsWith("card:"));
  return line && card ? { name: card.name, seats: line.seat === null ? [] : [line.seat] } : null;
}
