import { describe, expect, it } from "vitest";
import type { Seat, TableInfo } from "../src/api/protocol";
import { botVotes, peoplePlaying, seatActions, reclaimableSeat, lossReason } from "../src/shell/seats/seat-actions";
import { clockFace, leftNow } from "../src/table/clock";
import { table } from "./fixtures";

/** A table of Ann, Ben and a bot, with something changed on a seat. */
function changed(yours: number[], seat: number, over: Partial<Seat>, more: Partial<TableInfo> = {}): TableInfo {
  const plain = table(yours);
  return { ...plain, ...more, seats: plain.seats.map((one) => (one.seat === seat ? { ...one, ...over } : one)) };
}
const choices = (at: TableInfo, seat: number) => seatActions(at, at.seats[seat]!);

describe("what can be done about a seat", () => {
  it("is everything for one's own", () => {
    expect(choices(table([0]), 0)).toEqual(["bot", "resign", "leave"]);
    expect(choices(changed([0], 0, { stand_in: "asked" }), 0)).toEqual(["return", "resign", "leave"]);
    expect(choices(changed([0], 0, { stand_in: "resigned" }), 0)).toEqual([]);
  });
  it("is nothing for a bot's, and nothing after the end", () => {
    expect(choices(table([0]), 2)).toEqual([]);
    expect(choices({ ...table([0]), status: "over" }, 0)).toEqual([]);
  });
  it("is a bot for a free one, by those who play; before the game by the host", () => {
    const free = { taken: false, name: "" };
    expect(choices(changed([0], 1, free), 1)).toEqual(["bot"]);
    expect(choices(changed([], 1, free), 1)).toEqual([]);
    expect(choices(changed([0], 1, free, { status: "open" }), 1)).toEqual([]);
    expect(choices(changed([0], 1, free, { status: "open", host: true }), 1)).toEqual(["bot"]);
  });
  it("is a bot for somebody who is away, and a vote where there are three people", () => {
    expect(choices(table([0]), 1)).toEqual([]);
    expect(choices(changed([0], 1, { online: false }), 1)).toEqual(["replace"]);
    const three = changed([0], 2, { kind: "person", bot: null, name: "Cid" });
    expect(choices(three, 1)).toEqual(["vote"]);
    const voted = { ...three, seats: three.seats.map((seat) => (seat.seat === 1 ? { ...seat, votes: [0] } : seat)) };
    expect(choices(voted, 1)).toEqual(["unvote"]);
  });
});

it("finds the seat to come back to", () => {
  expect(reclaimableSeat(table([0]))).toBe(null);
  expect(reclaimableSeat(changed([0], 0, { stand_in: "clock" }))?.seat).toBe(0);
  expect(reclaimableSeat(changed([0], 0, { stand_in: "resigned" }))).toBe(null);
  expect(peoplePlaying(changed([0], 0, { stand_in: "clock" })).map(({ seat }) => seat)).toEqual([1]);
});

it("tells what became of a seat: moved, voted out, left or still mine", () => {
  const lost = (over: Partial<Seat>) => lossReason(changed([], 0, over).seats[0]!);
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
