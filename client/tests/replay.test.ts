import { describe, expect, it } from "vitest";
import type { Outcome, ReplayCourse } from "../src/api/protocol";
import { ticks } from "../src/shell/chart/axis";
import { chapterAt, entriesOf, linesBefore, nextChapter, partsOf, within } from "../src/replay/course";
import { replayCommand } from "../src/replay/keys";
import { momentAddress, momentIn } from "../src/replay/moment";
import { readRecordFile, report } from "../src/shell/table/report";
import { scoreTable } from "../src/shell/score/score-table";
import { table } from "./fixtures";

const line = (text: string, seat: number | null = null) => ({ text, kind: "written", seat, things: [] });
const course: ReplayCourse = {
  eyes: "open",
  names: ["Ann", "Bob"],
  problem: null,
  record: { rules: 1, components: "5b1c" },
  lines: [line("The game begins."), line("Round 1 begins."), line("Ann plays.", 0), line("Bob plays.", 1)],
  steps: [
    { seat: null, lines: 1, answer: null },
    { seat: 0, lines: 1, answer: "Ann answers in secret." },
    { seat: 1, lines: 2, answer: null },
    { seat: 0, lines: 3, answer: null },
    { seat: 1, lines: 4, answer: null },
  ],
  chapters: [
    { step: 0, title: "Set-up" },
    { step: 2, title: "Round 1" },
    { step: 4, title: "Game over" },
  ],
  standings: [],
};

describe("the course of a game", () => {
  it("tells each step by its lines, or by who answered", () => {
    expect(entriesOf(course, 0).map(({ text }) => text)).toEqual(["The game begins."]);
    expect(entriesOf(course, 1)).toEqual([{ step: 1, seat: 0, line: null, text: "Ann answers in secret." }]);
    expect(entriesOf(course, 3)[0]).toMatchObject({ step: 3, seat: 0, text: "Ann plays." });
    expect(entriesOf(course, 9)).toEqual([]);
  });
  it("puts every entry into its chapter", () => {
    expect(partsOf(course).map(({ title, entries }) => [title, entries.map(({ step }) => step)])).toEqual([
      ["Set-up", [0, 1]],
      ["Round 1", [2, 3]],
      ["Game over", [4]],
    ]);
  });
  it("stays within its steps", () => {
    expect([-3, 2, 99].map((step) => within(course, step))).toEqual([0, 2, 4]);
    expect([0, 1, 4].map((step) => linesBefore(course, step))).toEqual([0, 1, 3]);
  });
  it("leads from chapter to chapter", () => {
    expect(chapterAt(course, 3)?.title).toBe("Round 1");
    expect([3, 2, 0].map((step) => nextChapter(course, step, false))).toEqual([2, 0, null]);
    expect([0, 2, 4].map((step) => nextChapter(course, step, true))).toEqual([2, 4, null]);
  });
});

describe("the address of a moment", () => {
  it("names step and eyes", () => {
    expect(momentAddress("k3f9", { step: 12, eyes: "1" })).toBe("/t/k3f9/replay?step=12&eyes=1");
    expect(momentIn("step=12&eyes=1")).toEqual({ step: 12, eyes: "1" });
  });
  it("is the beginning with open hands where it names nothing of use", () => {
    for (const search of ["", "step=x&eyes=mine", "step=-1", "step=1.5&eyes="])
      expect(momentIn(search)).toEqual({ step: 0, eyes: "open" });
  });
});

describe("keys", () => {
  const at = { typing: false, dialog: false, pressing: false };
  const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
  it("step, jump and play", () => {
    expect(
      ["ArrowLeft", "ArrowRight", "Home", "End", "PageDown", " "].map((name) => replayCommand(key(name), at)),
    ).toEqual(["back", "forward", "first", "last", "next", "toggle"]);
  });
  it("are left to fields, dialogs and buttons", () => {
    expect(replayCommand(key("Home"), { ...at, typing: true })).toBeNull();
    expect(replayCommand(key("ArrowLeft"), { ...at, dialog: true })).toBeNull();
    expect(replayCommand(key(" "), { ...at, pressing: true })).toBeNull();
    expect(replayCommand(key("ArrowLeft"), { ...at, pressing: true })).toBe("back");
  });
});

describe("the score sheet of all sides", () => {
  const item = (category: string, label: string, points: number) => ({ code: "", category, label, points });
  const outcome: Outcome = {
    ranks: [2, 1],
    scores: [5, 9],
    won: null,
    summary: "",
    items: [
      [item("Rating", "Rating", 3), item("Cards", "Ants", 2)],
      [item("Rating", "Rating", 4), item("Cards", "Birds", 3), item("Cards", "Fish", 1), item("Cities", "City", 1)],
    ],
  };
  it("adds up each category and keeps its lines", () => {
    expect(scoreTable(outcome).map(({ label, points }) => [label, points])).toEqual([
      ["Rating", [3, 4]],
      ["Cards", [2, 4]],
      ["Cities", [null, 1]],
    ]);
    expect(scoreTable(outcome)[1]?.lines).toEqual([
      { label: "Ants", points: [2, null] },
      { label: "Birds", points: [null, 3] },
      { label: "Fish", points: [null, 1] },
    ]);
    expect(scoreTable(outcome)[0]?.lines).toEqual([{ label: "Rating", points: [3, 4] }]);
  });
  it("keeps two lines of one side apart that read the same", () => {
    const twice = { ...outcome, items: [[item("Cards", "Ants", 1), item("Cards", "Ants", 2)], []] };
    expect(scoreTable(twice)[0]?.lines).toHaveLength(2);
  });
});

it("a scale has round numbers around all values", () => {
  expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(-3, 88)).toEqual([-20, 0, 20, 40, 60, 80, 100]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

describe("a report", () => {
  const made = { created: "2026-01-02", marsbox: "0.1", browser: {}, record: { format: "marsbox-record" } };
  const words = { expected: "a win", happened: "a loss" };
  const place = {
    table: { ...table([0]), status: "over" as const },
    moment: { step: 7, eyes: "0" },
    position: null,
    log: [],
  };
  it("brings the record of a game that is over, and leads back to its moment", () => {
    const written = report(words, place, made);
    expect(written).toMatchObject({ expected: "a win", step: 7, eyes: "0", versions: { marsbox: "0.1", rules: 1 } });
    expect(readRecordFile(JSON.stringify(written))).toEqual({ record: made.record, moment: place.moment });
  });
  it("never brings the record of a running game, nor the way to its table", () => {
    const written = report(words, { ...place, table: table([0]), moment: null }, made);
    expect(written.record).toBeNull();
    expect(JSON.stringify(written)).not.toContain(table([0]).id);
    expect(readRecordFile(JSON.stringify(written))).toBe("without record");
  });
  it("is distinguished from a record and from anything else", () => {
    expect(readRecordFile('{"format": "marsbox-record"}')).toEqual({
      record: { format: "marsbox-record" },
      moment: null,
    });
    for (const text of ["", "[]", "7", "null", "{}", "<html>"]) expect(readRecordFile(text)).toBe("foreign");
  });
});
