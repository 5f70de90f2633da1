import type { SpaceOnMap } from "../src/games/terraforming-mars/map/geometry";

/** The 61 spaces of the map in nine rows, and the two places off it. */
export function tharsisSpaces(): SpaceOnMap[] {
  const rows = [5, 6, 7, 8, 9, 8, 7, 6, 5];
  const onMap = rows.flatMap((length, at) =>
    Array.from({ length }, (_, column) => ({ space: `r${at + 1}c${column + 1}`, row: at + 1, column: column + 1 })),
  );
  return [...onMap, ...["phobos_space_haven", "ganymede_colony"].map((space) => ({ space, row: null, column: null }))];
}
