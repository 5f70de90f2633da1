/** Where the spaces of Tharsis lie in the drawing, and the tracks around it. */

export interface Point {
  x: number;
  y: number;
}
/** What must be known of a space to draw it. */
export interface SpaceOnMap {
  space: string;
  row: number | null;
  column: number | null;
}
export interface Place extends Point {
  space: string;
  row: number;
}
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The side of a space, which is also the distance of its corners from its middle. */
export const SIDE = 50;
export const WIDTH = Math.sqrt(3) * SIDE;
const ROW = 1.5 * SIDE;
/** The planet beneath the spaces. */
export const RADIUS = 399;

function number(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
function spot({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** The middles of the spaces on the map, row by row; those off the map have none. */
export function places(spaces: readonly SpaceOnMap[]): Place[] {
  const onMap = spaces.flatMap(({ space, row, column }) =>
    row === null || column === null ? [] : [{ space, row, column }],
  );
  const rows = Math.max(0, ...onMap.map(({ row }) => row));
  return onMap.map(({ space, row, column }) => {
    const length = onMap.filter((other) => other.row === row).length;
    return { space, row, x: (column - (length + 1) / 2) * WIDTH, y: (row - (rows + 1) / 2) * ROW };
  });
}

/** The outline of a space around its middle, so much smaller. */
export function hexagon(inset = 0): string {
  const radius = SIDE - inset;
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return spot({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
  });
  return `M${corners.join("L")}Z`;
}

/** The space an arrow key leads to; null at the edge. Up and down lead to the nearest space of the next row. */
export function neighbour(map: readonly Place[], from: string, key: Arrow): string | null {
  const here = map.find(({ space }) => space === from);
  if (!here) return null;
  const aside = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const row = here.row + (key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0);
  const there = map
    .filter((place) => place.row === row && Math.abs(place.x - here.x - aside * WIDTH) < WIDTH * 0.75)
    .filter(({ space }) => space !== from)
    .sort((one, other) => Math.abs(one.x - here.x) - Math.abs(other.x - here.x));
  return there[0]?.space ?? null;
}

/** A track along the rim of the planet: from the bottom to the top, on the left or on the right. */
export class RimGeometry {
  constructor(
    private readonly side: "left" | "right",
    private readonly steps: number,
    readonly radius: number,
    private readonly reach: number,
  ) {}

  /** A point of the track; steps may be halved, `out` leads away from the planet. */
  at(step: number, out = 0): Point {
    const angle = this.angle(step);
    const away = this.radius + out;
    return { x: (this.side === "left" ? -1 : 1) * away * Math.cos(angle), y: -away * Math.sin(angle) };
  }
  /** The line from one step to another. */
  line(from: number, to: number): string {
    const sweep = this.side === "left" ? 1 : 0;
    return `M${spot(this.at(from))}A${this.radius} ${this.radius} 0 0 ${sweep} ${spot(this.at(to))}`;
  }
  private angle(step: number): number {
    return ((2 * step) / this.steps - 1) * this.reach;
  }
}
