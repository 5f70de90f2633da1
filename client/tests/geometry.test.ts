import { expect, it } from "vitest";
import { drawMars, HALF, RADIUS } from "../src/games/mission-red-planet/map/geometry";
import { marsZones } from "./mission-map";

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

it("draws every zone, and every border as a common line", () => {
  const map = drawMars(marsZones());
  expect(map.shapes.map(({ zone }) => zone)).toEqual(marsZones().map(({ zone }) => zone));
  expect(map.bridges).toEqual([]);
  expect(map.walls).toEqual([]);
});
it("begins in the north and goes clockwise", () => {
  const [north, next] = drawMars(marsZones()).shapes;
  expect(north?.middle.x).toBeCloseTo(0);
  expect(north?.middle.y).toBeLessThan(0);
  expect(next?.middle.x).toBeGreaterThan(0);
});
it("keeps outer zones at the rim and central ones away from it", () => {
  for (const shape of drawMars(marsZones()).shapes) {
    if (shape.rim) expect(distance(shape.rim)).toBeGreaterThan(RADIUS);
    if (shape.rim) expect(distance(shape.rim)).toBeLessThan(HALF);
    expect(distance(shape.middle)).toBeLessThan(RADIUS);
    expect(shape.outer).toBe(shape.rim !== null);
  }
});
it("bridges a border that can't be drawn", () => {
  const zones = marsZones().map((zone) => {
    if (zone.zone === "hellas") return { ...zone, borders: [...zone.borders, "sabaeus"] };
    return zone.zone === "sabaeus" ? { ...zone, borders: [...zone.borders, "hellas"] } : zone;
  });
  const { bridges, walls } = drawMars(zones);
  expect(bridges).toHaveLength(1);
  expect(walls).toEqual([]);
});
it("walls off zones that touch without a border", () => {
  const zones = marsZones().map((zone) => {
    if (zone.zone === "hellas") return { ...zone, borders: zone.borders.filter((border) => border !== "noachis") };
    return zone.zone === "noachis" ? { ...zone, borders: zone.borders.filter((border) => border !== "hellas") } : zone;
  });
  const { bridges, walls } = drawMars(zones);
  expect(bridges).toEqual([]);
  expect(walls).toHaveLength(1);
});
it("draws central zones in equal parts when their borders lie apart", () => {
  const zones = marsZones().map((zone) =>
    zone.zone === "tritonis" ? { ...zone, borders: ["sabaeus", "hellas", "valles", "tyrrhenum"] } : zone,
  );
  expect(drawMars(zones).shapes).toHaveLength(10);
});
