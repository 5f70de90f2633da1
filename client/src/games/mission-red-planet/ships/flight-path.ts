import { HALF, type Point } from "../map/geometry";

/** The way of a ship from the launch pad to its zone. */
export interface Flight {
  path: string;
  /** Where the ship is drawn, and how it is turned. */
  ship: Point;
  angle: number;
}

/** How far a ship in flight has come, and how far before the middle of its zone the way ends. */
const COME = 0.42;
const SHORT = 58;
/** How strongly a way is bent. */
const BEND = 0.22;

/** Where the way of a ship begins: beside Mars, at the height of its slot, or below, where the launch pad lies. */
export function departure(slot: number, slots: number, below: boolean): Point {
  const along = slots > 1 ? (slot / (slots - 1) - 0.5) * 1.5 * HALF : 0;
  return below ? { x: along, y: HALF } : { x: HALF, y: along };
}

export function flight(from: Point, zone: Point): Flight {
  const long = Math.hypot(zone.x - from.x, zone.y - from.y) || 1;
  const part = Math.max(0, 1 - SHORT / long);
  const to = { x: from.x + (zone.x - from.x) * part, y: from.y + (zone.y - from.y) * part };
  // Bent outwards, away from the middle of Mars.
  const side = from.x * (to.y - from.y) - from.y * (to.x - from.x) > 0 ? 1 : -1;
  const bent = {
    x: (from.x + to.x) / 2 + side * BEND * (from.y - to.y),
    y: (from.y + to.y) / 2 - side * BEND * (from.x - to.x),
  };
  const ship = curve(from, bent, to, COME);
  const next = curve(from, bent, to, COME + 0.01);
  const number = (value: number) => String(Math.round(value));
  return {
    path: `M${number(from.x)} ${number(from.y)}Q${number(bent.x)} ${number(bent.y)} ${number(to.x)} ${number(to.y)}`,
    ship,
    angle: (Math.atan2(next.y - ship.y, next.x - ship.x) * 180) / Math.PI,
  };
}

function curve(from: Point, bent: Point, to: Point, part: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(from.x, bent.x, to.x), y: mix(from.y, bent.y, to.y) };
}
