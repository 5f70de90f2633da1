import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../src/api/protocol";
import { botVotes, lossReason, peoplePlaying, reclaimableSeat, seatChoices } from "../src/shell/seats/seats";
import { clockFace, leftNow } from "../src/table/clock";
import { table } from "./fixtures";

/** A table of Ann, Ben and a bot, with something changed on a seat. */
function changed(yours: number[], seat: number, over: Partial<SeatInfo>, more: Partial<TableInfo> = {}): TableInfo {
  const plain = table(yours);
  return { ...plain, ...more, seats: plain.seats.map((one) => (one.seat === seat ? { ...one, ...over } : one)) };
}

it("offers what the server allows about a seat, apart from taking it", () => {
  const free = changed([0], 1, { taken: false, actions: ["take", "bot"] });
  expect(seatChoices(free.seats[1]!)).toEqual(["bot"]);
  expect(seatChoices(free.seats[2]!)).toEqual([]);
});

it("finds the seat to come back to", () => {
  expect(reclaimableSeat(table([0]))).toBe(null);
  expect(reclaimableSeat(changed([0], 0, { stand_in: "away", actions: ["return"] }))?.seat).toBe(0);
  expect(reclaimableSeat(changed([0], 0, { stand_in: "resigned" }))).toBe(null);
  expect(peoplePlaying(changed([0], 0, { stand_in: "away" })).map(({ seat }) => seat)).toEqual([1]);
  expect(peoplePlaying(changed([0], 0, { stand_in: "clock" })).map(({ seat }) => seat)).toEqual([0, 1]);
});

it("tells what became of a seat: moved, voted out, left or still mine", () => {
  const lost = (over: Partial<SeatInfo>) => lossReason(changed([], 0, over).seats[0]!);
  expect(lost({})).toBe("moved");
  expect(lost({ stand_in: "voted_out" })).toBe("voted_out");
  expect(lost({ taken: false })).toBe(null);
  expect(lost({ yours: true })).toBe(null);
});

it("names those who want a bot in somebody's place, while somebody plays there", () => {
  expect(botVotes(table([0]))).toEqual([]);
  expect(botVotes(changed([0], 0, { votes: [1] })).map(({ seat, voters }) => [seat.name, voters])).toEqual([
    ["Ann", ["Ben"]],
  ]);
  expect(botVotes(changed([0], 0, { votes: [1], stand_in: "voted_out" }))).toEqual([]);
});

describe("time", () => {
  it("runs only where it ticks, and not below nothing", () => {
    expect(leftNow({ left: null, ticking: false }, 5)).toBe(null);
    expect(leftNow({ left: 60, ticking: false }, 5)).toBe(60);
    expect(leftNow({ left: 60, ticking: true }, 5)).toBe(55);
    expect(leftNow({ left: 3, ticking: true }, 5)).toBe(0);
  });
  it("is shown as clocks do", () => {
    expect([0, 6.2, 754, 3723, 100_000].map(clockFace)).toEqual(["0:00", "0:07", "12:34", "1:02:03", "27:46:40"]);
  });
});
