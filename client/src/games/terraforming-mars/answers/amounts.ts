import type { Option } from "../../../api/protocol";
import type { TerraformingView } from "../view";

/** An option that is a number, such as the steel to pay with. */
export interface Amount {
  option: Option;
  number: number;
}

export function amounts(options: readonly Option[]): Amount[] {
  return options
    .flatMap((option) => (typeof option.form["amount"] === "number" ? [{ option, number: option.form["amount"] }] : []))
    .sort((a, b) => a.number - b.number);
}

/** What is left to pay in M€ after so much of what is asked for; null where nothing is paid. */
export function rest(asked: TerraformingView["asked"], number: number): number | null {
  if (asked?.price == null || asked.worth == null) return null;
  return Math.max(0, asked.price - number * asked.worth);
}

/**
 * The number that most people mean. Metal is of use for little else than cards: as much of it as wastes nothing. Heat
 * warms the planet: as little of it as there must be, unless it is `warm` already. Whatever else is asked for: as much
 * as there is.
 */
export function sensible(
  kind: string,
  found: readonly Amount[],
  asked: TerraformingView["asked"],
  warm = false,
): Amount | undefined {
  if (kind === "heat" && !warm) return found[0];
  const { price, worth } = asked ?? {};
  if (price == null || worth == null) return found.at(-1);
  return found.findLast(({ number }) => number * worth <= price) ?? found[0];
}
