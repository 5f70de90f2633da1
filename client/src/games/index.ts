import type { GameDescriptor } from "./descriptor";

export type { BoardProps, GameDescriptor, Section } from "./descriptor";

const DRAWN: Record<string, () => Promise<{ descriptor: GameDescriptor }>> = {
  "mission-red-planet": () => import("./mission-red-planet"),
  "pocket-mars": () => import("./pocket-mars"),
  "terraforming-mars": () => import("./terraforming-mars"),
};

/** The descriptor of a game; a game without a drawn board gets the generic one. */
export async function loadGame(game: string): Promise<GameDescriptor> {
  const load = DRAWN[game] ?? (() => import("./generic"));
  return (await load()).descriptor;
}
