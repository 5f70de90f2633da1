import { expect, it } from "vitest";
import { place, type Placement } from "../src/games/pocket-mars/buildings/placement";
import { marsView } from "./fixtures";

const numbers = (placement: Placement, spot: string, seat: number) =>
  (placement.get(spot) ?? []).filter((colonist) => colonist.seat === seat).map((colonist) => colonist.number);

it("puts every colonist somewhere, once", () => {
  const placement = place(null, marsView(0));
  expect([...placement.values()].flat()).toHaveLength(14);
  expect(numbers(placement, "earth", 0)).toHaveLength(6);
  expect(numbers(placement, "ship:0", 0)).toHaveLength(1);
  expect(numbers(placement, "ship:1", 0)).toHaveLength(0);
});

it("moves only the colonist that moved", () => {
  const before = place(null, marsView(0));
  const next = marsView(0);
  const [me] = next.seats;
  const water = next.buildings.find(({ building }) => building === "water");
  if (!me || !water) throw new Error("the fixture lacks a seat or a building");
  me.ship = 0;
  water.one = [1, 0];
  const after = place(before, next);
  expect(numbers(after, "zone:water:one", 0)).toEqual(numbers(before, "ship:0", 0));
  expect(numbers(after, "earth", 0)).toEqual(numbers(before, "earth", 0));
  expect(numbers(after, "earth", 1)).toEqual(numbers(before, "earth", 1));
});
