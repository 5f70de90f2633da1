import type { Seat, TableInfo } from "../../api/protocol";

/** What somebody can do about a seat. */
export type SeatAction = "return" | "bot" | "resign" | "leave" | "replace" | "vote" | "unvote";

const MAY_RETURN = new Set(["asked", "absent", "clock"]);

/** The seats that people play themselves. */
export function peoplePlaying(table: TableInfo): Seat[] {
  return table.seats.filter((seat) => seat.kind === "person" && seat.taken && seat.stand_in === null);
}

/** The first of my seats that a bot plays and that I can take back. */
export function reclaimableSeat(table: TableInfo): Seat | null {
  return table.seats.find((seat) => seat.yours && seat.stand_in !== null && MAY_RETURN.has(seat.stand_in)) ?? null;
}

/** What became of a seat that was mine: it plays on from another device, or the others gave it to a bot. */
export function lossReason(seat: Seat): "moved" | "voted_out" | null {
  if (seat.yours) return null;
  if (seat.stand_in === "voted_out") return "voted_out";
  return seat.taken && seat.stand_in === null ? "moved" : null;
}

/** The seats for which players vote to let a bot play, each with the names of the voters. */
export function botVotes(table: TableInfo): { seat: Seat; voters: string[] }[] {
  return peoplePlaying(table)
    .filter(({ votes }) => votes.length > 0)
    .map((seat) => ({ seat, voters: seat.votes.flatMap((voter) => table.seats[voter]?.name ?? []) }));
}

/** What I can do about this seat; the server has the last word. */
export function seatActions(table: TableInfo, seat: Seat): SeatAction[] {
  if (seat.kind === "bot" || table.status === "over") return [];
  const here = peoplePlaying(table);
  const iPlay = here.some(({ yours }) => yours);
  if (!seat.taken)
    return (table.status === "open" ? table.host : iPlay || table.host) && seat.stand_in === null ? ["bot"] : [];
  if (seat.yours) {
    if (table.status === "open") return ["leave"];
    if (seat.stand_in === "resigned") return [];
    return seat.stand_in === null ? ["bot", "resign", "leave"] : ["return", "resign", "leave"];
  }
  if (table.status === "open" || seat.stand_in !== null) return [];
  const choices: SeatAction[] = [];
  // Whether the absent one is the host is known to the server alone: it says no where it must.
  if (!seat.online && (table.host || iPlay)) choices.push("replace");
  const mine = here.filter(({ yours }) => yours).map((own) => own.seat);
  if (iPlay && here.filter((other) => other.seat !== seat.seat).length > 1)
    choices.push(mine.some((own) => seat.votes.includes(own)) ? "unvote" : "vote");
  return choices;
}
