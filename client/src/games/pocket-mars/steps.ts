import type { LogLine } from "../../api/protocol";
import { cut, type Step } from "../../shell/log/steps";

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
