import type { SeatAction, SeatInfo, TableInfo } from "../../api/protocol";

/** What somebody can do about a seat that is not free. */
export type SeatChoice = Exclude<SeatAction, "take">;

/** What I can do about a seat, apart from taking it. */
export function seatChoices({ actions }: SeatInfo): SeatChoice[] {
  return actions.filter((action): action is SeatChoice => action !== "take");
}

/** Whether a person plays a seat; they still do while a bot makes the one step that they had no time for. */
function isPlayed(seat: SeatInfo): boolean {
  return seat.kind === "person" && seat.taken && (seat.stand_in === null || seat.stand_in === "clock");
}

/** The seats that people play themselves. */
export function peoplePlaying(table: TableInfo): SeatInfo[] {
  return table.seats.filter(isPlayed);
}

/** The first of my seats that a bot plays and that I can take back. */
export function reclaimableSeat(table: TableInfo): SeatInfo | null {
  return table.seats.find((seat) => seat.actions.includes("return")) ?? null;
}

/** What became of a seat that was mine: it plays on from another device, or the others gave it to a bot. */
export function lossReason(seat: SeatInfo): "moved" | "voted_out" | null {
  if (seat.yours) return null;
  if (seat.stand_in === "voted_out") return "voted_out";
  return isPlayed(seat) ? "moved" : null;
}

/** The seats for which players vote to let a bot play, each with the names of the voters. */
export function botVotes(table: TableInfo): { seat: SeatInfo; voters: string[] }[] {
  return peoplePlaying(table)
    .filter(({ votes }) => votes.length > 0)
    .map((seat) => ({ seat, voters: seat.votes.flatMap((voter) => table.seats[voter]?.name ?? []) }));
}
