import { expect, it } from "vitest";
import { ReadMarks } from "../src/table/read-marks";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it("remembers how much of a table's log was read, seat by seat, and of the chat", () => {
  const shelf = storage();
  new ReadMarks(() => shelf).keep("k3f9", { 0: 17, 2: 4, chat: 3 });
  const later = new ReadMarks(() => shelf);
  expect(later.of("k3f9")).toEqual({ 0: 17, 2: 4, chat: 3 });
  expect(later.of("other")).toEqual({});
});
it("forgets the tables played longest ago", () => {
  const shelf = storage();
  const marks = new ReadMarks(() => shelf);
  for (let number = 0; number < 40; number++) marks.keep(`table ${number}`, { 0: number });
  marks.keep("table 12", { 0: 99 });
  expect(marks.of("table 9")).toEqual({});
  expect(marks.of("table 12")).toEqual({ 0: 99 });
  expect(marks.of("table 39")).toEqual({ 0: 39 });
});
it("does without where nothing can be kept", () => {
  const marks = new ReadMarks(() => {
    throw new Error("denied");
  });
  marks.keep("k3f9", { 0: 1 });
  expect(marks.of("k3f9")).toEqual({});
});
