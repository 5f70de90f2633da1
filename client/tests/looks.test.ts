import { expect, it } from "vitest";
import { LOOKS, lookOf } from "../src/shell/seats/looks";
import { characterAt } from "../src/shell/seats/characters";
import { table } from "./fixtures";

it("draws no two characters alike", () => {
  const drawn = Object.values(LOOKS).map((look) => JSON.stringify(look));
  expect(new Set(drawn).size).toBe(drawn.length);
});
it("draws somebody for a character that it does not know", () => {
  expect(lookOf("ines")).toBe(LOOKS["ines"]);
  expect(Object.values(LOOKS)).not.toContain(lookOf("nobody"));
});
it("finds the characters at a table by seat, and none before the table is known", () => {
  const ines = {
    bot: "ines",
    name: "Ines",
    level: "engineer",
    level_name: "Engineer",
    manner: "builder",
    description: "Builds.",
  };
  const at = table([0]);
  at.seats = at.seats.map((seat) => (seat.seat === 2 ? { ...seat, bot: "ines", character: ines } : seat));
  expect([0, 2, 9].map((seat) => characterAt(at, seat))).toEqual([null, ines, null]);
  expect(characterAt(null, 0)).toBe(null);
});
