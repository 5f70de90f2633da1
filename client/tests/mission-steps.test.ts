import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/protocol";
import { stepsOf } from "../src/games/mission-red-planet/steps";
import { beyond, firstAfter, follow, newest } from "../src/shell/log/steps";

function lines(...kinds: string[]): LogLine[] {
  return kinds.map((kind) => {
    const [name = "", seat] = kind.split(":");
    return { text: kind, kind: name, seat: seat === undefined ? null : Number(seat), things: [] };
  });
}
const SETUP = lines("game_began", "ship_docked", "medal_given:1", "boarded:1", "bonus_kept:0");
const TURN = lines(
  "turn_began",
  "ship_docked",
  "characters_chosen",
  "called",
  "called",
  "character_began:2",
  "boarded:2",
  "character_began:0",
  "boarded:0",
  "called",
  "character_began:1",
  "landed",
  "resource_found",
  "landed",
  "medal_given:1",
  "scoring_began",
  "tokens_won:0",
);
const log = [...SETUP, ...TURN, ...lines("turn_began", "ship_docked")];
const steps = stepsOf(log);

it("cuts the log into set-up, new ships, every call, arrival, end and scoring", () => {
  expect(steps.map(({ chapter, kind }) => `${chapter} ${kind}`)).toEqual([
    "0 setup",
    "1 ships",
    "1 call",
    "1 call",
    "1 call",
    "1 arrival",
    "1 end",
    "1 scoring",
    "2 ships",
  ]);
  expect(steps.flatMap((step) => step.lines)).toEqual(log);
});
it("knows which character a call is for and who answers it", () => {
  const calls = steps.filter(({ kind }) => kind === "call");
  expect(calls.map(({ character }) => character)).toEqual(["recruiter", "explorer", "scientist"]);
  expect(calls.map(({ seats }) => seats)).toEqual([[], [2, 0], [1]]);
});
it("has no steps before anything happened", () => {
  expect(stepsOf([])).toEqual([]);
  expect(newest([])).toBe(0);
});

describe("going through the story", () => {
  it("passes over calls that nobody answered", () => {
    expect(steps.map(({ quiet }) => quiet).indexOf(true)).toBe(2);
    expect(beyond(steps, 1, 1)).toBe(3);
    expect(beyond(steps, 3, -1)).toBe(1);
  });
  it("ends at both ends", () => {
    expect(beyond(steps, 0, -1)).toBeNull();
    expect(beyond(steps, steps.length - 1, 1)).toBeNull();
  });
  it("begins where somebody stopped reading", () => {
    const calledExplorer = SETUP.length + 5;
    expect(firstAfter(steps, calledExplorer)).toBe(3);
    expect(firstAfter(steps, 0)).toBe(0);
  });
  it("goes on with what is new for whoever was up to date", () => {
    const before = SETUP.length + 11;
    expect(follow(steps, 4, before)).toBe(5);
    expect(follow(steps, 1, before)).toBe(1);
  });
  it("stays with a step that grows", () => {
    expect(follow(steps, 3, SETUP.length + 7)).toBe(3);
  });
  it("goes back to the newest step when moves are undone", () => {
    expect(follow(steps.slice(0, 4), 7, log.length)).toBe(3);
  });
  it("shows the newest step when there is nothing new", () => {
    expect(firstAfter(steps, log.length)).toBe(steps.length - 1);
  });
});
