import type { TableInfo, TableList } from "../../api/protocol";

export interface TableGroups {
  /** Mine: those that wait for me first. */
  own: TableInfo[];
  /** With a free seat, the newest first. */
  open: TableInfo[];
  /** To be watched, the newest first. */
  running: TableInfo[];
}

export function isMine({ seats }: TableInfo): boolean {
  return seats.some(({ yours }) => yours);
}

export function freeSeats({ seats }: TableInfo): number {
  return seats.filter(({ kind, taken }) => kind === "person" && !taken).length;
}

/** Whose turn it is at a running table of mine, without those whom a pause keeps from playing; null: not known. */
export function seatsToMove(table: TableInfo, waiting: TableList["waiting"]): number[] | null {
  return table.status === "running" && !table.paused ? (waiting[table.id] ?? null) : null;
}

export function isMyTurn(table: TableInfo, waiting: TableList["waiting"]): boolean {
  const seats = seatsToMove(table, waiting) ?? [];
  return table.seats.some(({ seat, yours, stand_in: standIn }) => yours && standIn === null && seats.includes(seat));
}

export function grouped({ tables, waiting }: TableList): TableGroups {
  const newest = [...tables].sort((a, b) => b.created.localeCompare(a.created));
  const others = newest.filter((table) => !isMine(table));
  return {
    own: newest
      .filter(isMine)
      .sort((a, b) => Number(isMyTurn(b, waiting)) - Number(isMyTurn(a, waiting)) || order(a) - order(b)),
    open: others.filter((table) => freeSeats(table) > 0),
    running: others.filter((table) => freeSeats(table) === 0),
  };
}

/** Games that are played before tables that wait for people. */
function order({ status }: TableInfo): number {
  return status === "running" ? 0 : 1;
}
