import { SPECTATOR } from "../api/protocol";

/** Whose view is on the screen, or to whom the screen has to be handed. */
export type HotSeatScreen = { show: number } | { handOver: number };

/**
 * Several people may share one screen: it shows one seat's secrets at a time, and
 * changes hands only through a person who says "I'm here".
 *
 * @param mine  the seats held on this device
 * @param owing those of them that owe a decision
 * @param here  the seat whose person sits at the screen, if anybody said so
 */
export function hotSeatScreen(mine: number[], owing: number[], here: number | null, over: boolean): HotSeatScreen {
  const [only] = mine;
  if (only === undefined) return { show: SPECTATOR };
  if (mine.length === 1) return { show: only };
  if (here === null || !mine.includes(here)) return over ? { show: only } : { handOver: owing[0] ?? only };
  if (over || owing.length === 0 || owing.includes(here)) return { show: here };
  return { handOver: owing.find((seat) => seat > here) ?? owing[0] ?? here };
}
