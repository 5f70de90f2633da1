import { expect, it } from "vitest";
import { departure, flight } from "../src/games/mission-red-planet/ships/flight-path";
import { HALF } from "../src/games/mission-red-planet/map/geometry";
import { shipOf } from "../src/games/mission-red-planet/view";

it("begins beside Mars at the height of the slot, or below where the launch pad lies", () => {
  expect([0, 1, 2].map((slot) => departure(slot, 3, false))).toEqual([
    { x: HALF, y: -0.75 * HALF },
    { x: HALF, y: 0 },
    { x: HALF, y: 0.75 * HALF },
  ]);
  expect(departure(2, 3, true)).toEqual({ x: 0.75 * HALF, y: HALF });
});
it("shows a ship under way, turned to where it flies", () => {
  const { path, ship, angle } = flight({ x: HALF, y: 0 }, { x: -300, y: 0 });
  expect(path).toMatch(/^M500 0Q/);
  expect(ship.x).toBeLessThan(HALF);
  expect(ship.x).toBeGreaterThan(-300);
  expect(Math.abs(angle)).toBeGreaterThan(90);
});
it("ends before the middle of the zone, where its astronauts stand", () => {
  const { path } = flight({ x: HALF, y: 0 }, { x: 0, y: 0 });
  expect(Number(path.split(" ").at(-2)?.split("Q").at(-1))).toBeGreaterThan(0);
});
it("reads what a ship is from its id", () => {
  expect(["hellas 4", "manual 2", "syrtis_major 5b"].map(shipOf)).toEqual([
    { zone: "hellas", seats: 4 },
    { zone: null, seats: 2 },
    { zone: "syrtis_major", seats: 5 },
  ]);
});
