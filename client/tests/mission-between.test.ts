import { expect, test } from "vitest";
import type { LogLine, ViewMessage } from "../src/api/protocol";
import { between } from "../src/games/mission-red-planet/between";
import type { MissionView, SeatView, ZoneView } from "../src/games/mission-red-planet/view";
import { viewMessage } from "./fixtures";

function seat(number: number, over: Partial<SeatView> = {}): SeatView {
  const tokens = { ice: 0, sylvanite: 0, celerium: 0 };
  const nothing = { reserve: 9, memorial: 0, points: 0, dealt: [], bonus: [], complete: true };
  return { seat: number, tokens, hand: ["pilot"], played: [], chosen: null, called: null, ...nothing, ...over };
}
function zone(name: string, over: Partial<ZoneView> = {}): ZoneView {
  const empty = { token_taken_by: null, pot: 0, destinations: 2, discovery: null };
  return { zone: name, outer: true, resource: null, astronauts: [0, 0], ...empty, ...over };
}
function at(over: Partial<MissionView>): ViewMessage {
  const view = { game: "mission-red-planet", seat: 0, waiting: [], phase: "call", first: 0, calling: "pilot", ...over };
  return viewMessage(0, 1, { view: view as unknown as ViewMessage["view"] });
}
function line(kind: string, names: string[] = [], who: number | null = null): LogLine {
  return { text: kind, kind, seat: who, things: names.map((name) => ({ name, text: name })) };
}
const views = (...given: Parameters<typeof between>) =>
  between(...given).map(({ view, lines }) => ({ view: view as unknown as MissionView, lines }));

const SHIP = { ship: "hellas 4", seats: 4, printed: "hellas", token: null, crew: [1, 3], flying: true };

test("ships land before the medal is given and before new ones come", () => {
  const before = at({ pad: [SHIP], zones: [zone("hellas")], seats: [seat(0), seat(1)] });
  const after = at({ pad: [], zones: [zone("hellas", { resource: "ice", astronauts: [1, 3] })], seats: [seat(0)] });
  const lines = [
    line("boarded", [], 1),
    line("landed", ["vessel:hellas_4", "zone:hellas"]),
    line("resource_found", ["zone:hellas"]),
    line("medal_given", [], 1),
    line("turn_began"),
  ];
  const [moved, landed, medal, ...more] = views(before, after, lines);
  expect([moved?.lines, landed?.lines, medal?.lines, more]).toEqual([1, 3, 4, []]);
  expect(moved?.view.pad).toEqual([SHIP]);
  expect(landed?.view.pad).toEqual([null]);
  expect(landed?.view.zones[0]).toMatchObject({ resource: "ice", astronauts: [1, 3] });
  expect(medal?.view.first).toBe(1);
});

test("a scoring goes zone by zone, and a number changes when all of it is there", () => {
  const zones = [zone("hellas", { resource: "ice" }), zone("ausonia", { resource: "ice" })];
  const before = at({ pad: [], zones, seats: [seat(0), seat(1)] });
  const scored = seat(0, { tokens: { ice: 2, sylvanite: 0, celerium: 0 }, points: 2 });
  const after = at({ pad: [], zones, seats: [scored, seat(1)] });
  const lines = [
    line("medal_given", [], 0),
    line("scoring_began"),
    line("tokens_won", ["zone:hellas"], 0),
    line("tokens_won", ["zone:ausonia"], 0),
    line("turn_began"),
  ];
  const points = views(before, after, lines).map(({ view }) => view.seats[0]?.points);
  expect(points).toEqual([0, 0, 0, 2]);
});

test("a character is turned over when it is called, and not before", () => {
  const before = at({ calling: "traveler", pad: [], zones: [], seats: [seat(0), seat(1)] });
  const after = at({ calling: "pilot", pad: [], zones: [], seats: [seat(0), seat(1, { called: "pilot", hand: [] })] });
  const lines = [line("boarded", [], 0), line("called", ["character:pilot"]), line("character_began", [], 1)];
  const [moved, ...more] = views(before, after, lines);
  expect(more).toEqual([]);
  expect(moved?.view).toMatchObject({ calling: "traveler", seats: [{ called: null }, { called: null }] });
});

test("the set-up is not cut", () => {
  const before = at({ phase: "keep", pad: [], zones: [], seats: [] });
  expect(between(before, before, [line("bonus_kept"), line("turn_began")])).toEqual([]);
});
