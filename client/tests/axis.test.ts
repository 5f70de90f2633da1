import { expect, test } from "vitest";
import { short, spread } from "../src/shell/chart/axis";

test("a title below the axis is its number, or its first words", () => {
  expect(["Generation 12", "Set-up: corporations and cards", "Mise en place : corporations", "End"].map(short)).toEqual(
    ["12", "Set-up", "Mise en place", "End"],
  );
});

test("titles that would touch are left out, the last one never", () => {
  const texts = ["Set-up", "1", "2", "3", "End of the game", "End"];
  const labels = spread(texts, [0, 30, 60, 90, 120, 150]).map(({ text }) => text);
  expect(labels).toEqual(["Set-up", "2", "3", "End"]);
  expect(spread(["End"], [0])).toEqual([{ text: "End", at: 0 }]);
});
