import { expect, it } from "vitest";
import {
  hexagon,
  neighbour,
  places,
  RADIUS,
  RimGeometry,
  SIDE,
  WIDTH,
} from "../src/games/terraforming-mars/map/geometry";
import { tharsisSpaces } from "./tharsis-map";

const map = places(tharsisSpaces());
const at = (space: string) => map.find((place) => place.space === space)!;

it("places every space of the map and none of those off it", () => {
  expect(map).toHaveLength(61);
  expect(at("r5c5")).toMatchObject({ x: 0, y: 0 });
  expect(at("r1c3").x).toBeCloseTo(0);
});
it("keeps neighbours one width apart", () => {
  for (const other of ["r4c2", "r4c3", "r5c2", "r5c4", "r6c2", "r6c3"])
    expect(Math.hypot(at(other).x - at("r5c3").x, at(other).y - at("r5c3").y)).toBeCloseTo(WIDTH);
});
it("keeps every space on the planet", () => {
  for (const { x, y } of map) expect(Math.hypot(x, y) + SIDE).toBeLessThan(RADIUS);
});
it("draws a hexagon that stands on a corner", () => {
  expect(hexagon()).toMatch(/^M0 -50L43\.3 -25L43\.3 25L0 50L/);
  expect(hexagon(10)).toMatch(/^M0 -40L/);
});
it("walks over the map with the arrow keys", () => {
  expect(neighbour(map, "r5c5", "ArrowRight")).toBe("r5c6");
  expect(neighbour(map, "r5c5", "ArrowLeft")).toBe("r5c4");
  expect(["r4c4", "r4c5"]).toContain(neighbour(map, "r5c5", "ArrowUp"));
  expect(neighbour(map, "r5c1", "ArrowUp")).toBe("r4c1");
  expect(neighbour(map, "r5c1", "ArrowLeft")).toBeNull();
  expect(neighbour(map, "r1c1", "ArrowUp")).toBeNull();
  expect(neighbour(map, "nowhere", "ArrowUp")).toBeNull();
});
it("lets every space be reached by arrow keys", () => {
  const reached = new Set(["r1c1"]);
  for (const space of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
      const next = neighbour(map, space, key);
      if (next) reached.add(next);
    }
  expect(reached.size).toBe(61);
});
it("lets a track rise beside the planet", () => {
  const right = new RimGeometry("right", 19, 450, 0.6);
  const left = new RimGeometry("left", 14, 450, 0.6);
  expect(right.at(0).y).toBeCloseTo(-right.at(19).y);
  expect(right.at(0).y).toBeGreaterThan(0);
  expect(right.at(9.5)).toMatchObject({ x: 450 });
  expect(left.at(7).x).toBe(-450);
  expect(left.at(7, 20).x).toBe(-470);
  expect(right.line(0, 1)).toMatch(/^M[\d. -]+A450 450 0 0 0 /);
});
