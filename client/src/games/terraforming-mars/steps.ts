import type { LogLine } from "../../api/protocol";
import { cut, type Step } from "../../shell/log/steps";

/** What a player does in a turn; all that follows comes of it. */
const ACTIONS = new Set([
  "played_card",
  "used_action",
  "project_used",
  "converted",
  "milestone_claimed",
  "award_funded",
  "passed",
  "greenery_grown",
  "game_ended",
]);
const PRODUCTION = "produced";

/** The log action by action; the production of all is one step, and so is the research that opens a generation. */
export function stepsOf(log: readonly LogLine[]): Step[] {
  const steps = cut(
    log,
    (line, before) => ACTIONS.has(line.kind) || (line.kind === PRODUCTION && before.kind !== PRODUCTION),
  );
  return steps.map((step) => (isProduction(step) ? { ...step, seats: [] } : step));
}

export function isProduction({ lines }: Step): boolean {
  return lines[0]?.kind === PRODUCTION;
}
