import type { LogLine, ViewMessage } from "../../api/protocol";
import { cut, type Step } from "../../shell/log/steps";
import type { Scenelet } from "../../table/stage.svelte";
import type { Spotlight } from "../descriptor";
import type { TerraformingView } from "./view";

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

const PLAYED = new Set(["played_card", "corporation_revealed", "revealed"]);

/** A card that somebody plays, or turns up for an effect. */
export function spotlight(lines: readonly LogLine[]): Spotlight | null {
  const line = lines.find(({ kind }) => PLAYED.has(kind));
  const card = line?.things.find(({ name }) => name.startsWith("card:"));
  return line && card ? { name: card.name, seats: line.seat === null ? [] : [line.seat] } : null;
}

/** The production comes between the last move of a generation and the research of the next one. */
export function between(from: ViewMessage, to: ViewMessage, lines: readonly LogLine[]): Scenelet[] {
  const first = lines.findIndex(({ kind }) => kind === PRODUCTION);
  const until = lines.findLastIndex(({ kind }) => kind === PRODUCTION) + 1;
  if (first < 0) return [];
  const [before, after] = [from.view, to.view] as unknown as [TerraformingView, TerraformingView];
  const seats = before.seats.map((seat, at) => ({ ...seat, resources: after.seats[at]?.resources ?? seat.resources }));
  const produced = { view: { ...from.view, seats }, lines: until };
  return first > 0 ? [{ view: from.view, lines: first }, produced] : [produced];
}
