import type { GameInfo, PlayerStats } from "../../api/protocol";

/** A level that is no walkover; the terminal offers the same one. */
const USUAL_LEVEL = "engineer";

/**
 * The bots to play against: the gentlest for whoever has not finished a game of it, the next for whoever has not won one,
 * then those chosen last, or the usual ones. Undefined where the game has no bots.
 */
export function fittingLevel(
  { bots }: GameInfo,
  stats: PlayerStats | undefined,
  chosen: string | null,
): string | undefined {
  const [gentlest, next = gentlest] = bots;
  if (!stats || stats.played <= stats.given_up) return gentlest?.name;
  const known = bots.find(({ name }) => name === chosen);
  if (known) return known.name;
  if (stats.won === 0) return next?.name;
  return (bots.find(({ name }) => name === USUAL_LEVEL) ?? bots.at(-1))?.name;
}

/** How many usually play a game: at least two where it allows that. */
export function usualPlayers({ players, facts }: GameInfo): number {
  if (facts && players.includes(facts.players)) return facts.players;
  return players.find((n) => n > 1) ?? players[0] ?? 1;
}
