import type { GameFace } from "./face";

export type { BoardProps, GameFace, Section } from "./face";

const DRAWN: Record<string, () => Promise<{ face: GameFace }>> = {
  "mission-red-planet": () => import("./mission-red-planet"),
  "pocket-mars": () => import("./pocket-mars"),
  "terraforming-mars": () => import("./terraforming-mars"),
};

/** The face of a game; a game without a drawn board gets the generic one. */
export async function gameFace(game: string): Promise<GameFace> {
  const load = DRAWN[game] ?? (() => import("./generic"));
  return (await load()).face;
}
