import type { Eyes } from "../api/http";

export const OPEN: Eyes = "open";
export const WATCHING: Eyes = "spectator";

/** A moment of a finished game, and who sees it. */
export interface Moment {
  step: number;
  eyes: Eyes;
}

/** The moment that an address names; the beginning with open hands where it names none. */
export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search);
  const step = Number(asked.get("step") ?? 0);
  const eyes = asked.get("eyes") ?? OPEN;
  return {
    step: Number.isInteger(step) && step > 0 ? step : 0,
    eyes: /^(\d{1,2}|open|spectator)$/.test(eyes) ? eyes : OPEN,
  };
}

/** The address of a moment of the game at a table. */
export function momentAddress(table: string, { step, eyes }: Moment): string {
  return `/t/${encodeURIComponent(table)}/replay?step=${step}&eyes=${encodeURIComponent(eyes)}`;
}
