import type { GameDescriptor } from "./descriptor";

export type { BoardProps, GameDescriptor, Section } from "./descriptor";

/** Every folder here with an index.ts is a game's client part; a game's code is fetched when the game is opened. */
const GAMES = import.meta.glob<{ descriptor: GameDescriptor }>(["./*/index.ts", "!./generic/*"]);

/** The descriptor of a game; a game without a folder gets the generic one. */
export async function loadGame(game: string): Promise<GameDescriptor> {
  const load = GAMES[`./${game}/index.ts`] ?? (() => import("./generic"));
  return (await load()).descriptor;
}
