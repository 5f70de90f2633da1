import type { Decision, ViewMessage } from "../../../api/protocol";
import type { MultiSelect } from "../../descriptor";
import type { TerraformingView } from "../view";

/** The decisions answered by a multi-selection: cards to buy (as many as the money allows), to sell, or one to keep. */
export function multiSelect(decision: Decision, message: ViewMessage): MultiSelect | null {
  const steps = decision.options.filter(({ verb }) => verb !== "done").length;
  if (decision.kind === "sell") return { close: "done", most: steps };
  if (decision.kind === "draft") return { close: "done", most: 1 };
  if (decision.kind !== "buy" && decision.kind !== "buy_start") return null;
  const { budget } = message.view as unknown as TerraformingView;
  const most = budget ? Math.min(steps, Math.floor(moneyLeft(message) / budget.price)) : steps;
  // a player who changes the corporation may want the same cards
  return { close: "done", most, ...(decision.kind === "buy_start" ? { remembered: decision.kind } : {}) };
}

/** The cards chosen to be bought or sold in the steps of an answer that were sent. */
export function chosenBefore(message: ViewMessage): string[] {
  const { answers, selling } = message.view as unknown as TerraformingView;
  if (selling.length) return selling;
  return answers.flatMap(({ keep }) => (typeof keep === "string" ? [keep] : []));
}

/** The money that the steps that were sent leave. */
export function moneyLeft(message: ViewMessage): number {
  const { budget } = message.view as unknown as TerraformingView;
  return budget ? budget.money - budget.price * chosenBefore(message).length : 0;
}
