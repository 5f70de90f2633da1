import { describe, expect, it, test } from "vitest";
import type { AnalysisAnswer } from "../src/api/http";
import type { Analysis, AnalysisProgress, ReplayCourse, ReviewedMove } from "../src/api/protocol";
import { words as en, type Words } from "../src/i18n/generated/en";
import { words as fr } from "../src/i18n/generated/fr";
import { inTenths, leadOf } from "../src/i18n/points";
import { milestones, movesOf, placeOf, stepAt, whenAnalysed } from "../src/replay/analysis";

const ready: Analysis = { status: "ready", chances: [[0.5, 0.5]], moves: [] };
const working = (done: number): AnalysisProgress => ({ status: "working", done, of: 3, ahead: 0 });
const atOnce = () => Promise.resolve();

describe("waiting for an analysis", () => {
  it("asks until it is there and tells how far it is", async () => {
    const answers: AnalysisAnswer[] = [working(0), working(2), ready];
    const seen: number[] = [];
    const ask = () => Promise.resolve(answers.shift() ?? ready);
    expect(
      await whenAnalysed(
        ask,
        ({ done }) => seen.push(done),
        atOnce,
        () => true,
      ),
    ).toBe(ready);
    expect(seen).toEqual([0, 2]);
  });
  it("ends once nobody wants it any more", async () => {
    let asked = 0;
    const ask = () => Promise.resolve(working(++asked));
    expect(
      await whenAnalysed(
        ask,
        () => {},
        atOnce,
        () => asked < 2,
      ),
    ).toBeNull();
    expect(asked).toBe(2);
  });
  it("passes on what went wrong", async () => {
    const ask = () => Promise.reject(new Error("no"));
    await expect(
      whenAnalysed(
        ask,
        () => {},
        atOnce,
        () => true,
      ),
    ).rejects.toThrow("no");
  });
});

const course: ReplayCourse = {
  eyes: "open",
  names: ["Ann", "Bob"],
  problem: null,
  record: { rules: 1, components: "" },
  steps: [0, 1, 2, 3, 4].map(() => ({ seat: null, lines: 0, answer: null })),
  lines: [],
  chapters: [
    { step: 0, title: "Set-up" },
    { step: 2, title: "Round 1" },
    { step: 4, title: "End of the game" },
  ],
  standings: [],
};

test("a chart names the chapters and the end, which is named once", () => {
  expect(milestones(course, "End")).toEqual([
    { step: 0, title: "Set-up" },
    { step: 2, title: "Round 1" },
    { step: 4, title: "End" },
  ]);
});

test("a place in the chart is the nearest step, also beyond its edges", () => {
  expect([-1, 0, 0.3, 0.5, 1, 2].map((place) => stepAt(place, 4))).toEqual([0, 0, 1, 2, 4, 4]);
  for (let step = 0; step <= 7; step++) expect(stepAt(placeOf(step, 7), 7)).toBe(step);
  expect(placeOf(0, 0)).toBe(0);
});

test("moves are everybody's or those of one seat, in their order", () => {
  const move = (step: number, seat: number): ReviewedMove => ({
    step,
    seat,
    name: "",
    chosen: "",
    brought: [],
    better: [],
    cost: 1,
    why: [],
    parts: "",
  });
  const moves = [move(3, 1), move(1, 0), move(2, 1)];
  expect(movesOf(moves, null)).toBe(moves);
  expect(movesOf(moves, 1).map(({ step }) => step)).toEqual([3, 2]);
});

test("points and chances are written as each language writes them", () => {
  const cost = (words: Words, points: number) => words.analysis.cost({ points: inTenths(points) });
  expect([1, 1.25].map((points) => cost(en, points))).toEqual(["−1.0 point", "−1.3 points"]);
  expect([1.25, 1.96, 2].map((points) => cost(fr, points))).toEqual(["−1,3 point", "−2,0 points", "−2,0 points"]);
  const loss = (points: number) => en.table.hintLoss({ points: inTenths(points) });
  expect([0.01, 0.04, 0.05, 0.4].map(loss)).toEqual([
    "just as good",
    "just as good",
    "costs 0.1 points",
    "costs 0.4 points",
  ]);
  const expected = (words: Words, points: number | null, chance: number) =>
    words.table.hintExpected({ ...leadOf(points), chance, par: 0.25 });
  expect(expected(en, -3.21, 0.2)).toBe(
    "Chance of winning: 20%; equal players would have 25% each. Expected at the end: 3.2 points behind the best opponent.",
  );
  expect(expected(en, null, 0.4)).toBe("Chance of winning: 40%.");
  for (const points of [0, 0.04, -0.04]) {
    expect(expected(en, points, 0.25)).toMatch(/level with the best opponent\.$/);
  }
  expect(expected(fr, 3.21, 0.64)).toMatch(/^Chances de gagner\u202f: 64\s%.* 3,2 points d’avance/);
});
