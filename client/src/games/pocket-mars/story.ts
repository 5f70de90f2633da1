import type { LogLine } from "../../api/protocol";
import { cut, type Step } from "../../table/steps";

/** The log turn by turn. That a round begins is told above its turns. */
export function story(log: readonly LogLine[]): Step[] {
  const steps = cut(log, (line) => line.kind === "turn_began");
  return steps.map((step) => ({ ...step, quiet: step.lines.length === 1 && step.lines[0]?.kind === "round_began" }));
}
