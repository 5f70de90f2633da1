import type { LogLine } from "../../../api/protocol";

const LAID = "tile_placed";
const SPACE = "space:";

/** The spaces whose tiles this viewer has not seen yet, or else the one that was laid last. */
export function newestTiles(log: readonly LogLine[], read: number): Set<string> {
  const laid = log.map(({ kind, things }) =>
    kind === LAID ? things.flatMap(({ name }) => (name.startsWith(SPACE) ? [name.slice(SPACE.length)] : [])) : [],
  );
  const unread = laid.slice(read).flat();
  return new Set(unread.length ? unread : laid.flat().slice(-1));
}
