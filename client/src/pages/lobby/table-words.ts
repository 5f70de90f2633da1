import type { GameInfo, TableInfo, TableList } from "../../api/protocol";
import { duration } from "../../i18n/duration";
import type { Words } from "../../i18n/generated/en";
import { freeSeats, isMyTurn, seatsToMove } from "./table-groups";

export function gameName({ game }: TableInfo, games: readonly GameInfo[]): string {
  return games.find(({ id }) => id === game)?.name ?? game;
}

/** All that is to be known before one sits down or watches. */
export function aboutTable(table: TableInfo, games: readonly GameInfo[], words: Words): string {
  const { clock } = table;
  const { lobby } = words;
  return [
    table.name ? gameName(table, games) : "",
    table.paused ? lobby.paused : lobby.status[table.status],
    freeSeats(table) ? lobby.freeSeats({ n: freeSeats(table) }) : "",
    clock ? (clock.kind === "move" ? lobby.perMove : lobby.perGame)({ duration: duration(clock.seconds, words) }) : "",
    table.public ? "" : lobby.private,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What one's own table waits for. */
export function turnAt(table: TableInfo, waiting: TableList["waiting"], words: Words): string {
  if (table.status === "open")
    return freeSeats(table) ? words.lobby.freeSeats({ n: freeSeats(table) }) : words.lobby.status.open;
  if (table.paused) return words.lobby.paused;
  if (isMyTurn(table, waiting)) return words.table.yourTurn;
  const names = seatsToMove(table, waiting)?.map((seat) => table.seats[seat]?.name ?? "") ?? [];
  return names.length ? words.table.waitingFor({ names }) : words.lobby.status[table.status];
}
