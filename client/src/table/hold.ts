/** How long a turn can be undone after its last action, before the others go on. */
export type HoldChoice = "none" | "short" | "long";

export const HOLD_SECONDS: Record<HoldChoice, number> = { none: 0, short: 4, long: 30 };
