/**
 * How Mars is drawn: a disc with a ring of outer zones, clockwise from the north, around the central ones. Which outer
 * zones a central one touches decides where the lines between the central zones run, so that what touches in the
 * drawing borders in the game. A border for which the drawing has no room becomes a bridge; two zones that touch in
 * the drawing alone get a wall.
 *
 * The centre is the point 0, 0; angles are counted clockwise from the north.
 */

export interface ZoneOnMap {
  zone: string;
  outer: boolean;
  borders: readonly string[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  zone: string;
  outer: boolean;
  /** The outline. */
  path: string;
  /** Where the things in the zone stand. */
  middle: Point;
  /** In the middle of the zone's part of the rim; of an outer zone only. */
  rim: Point | null;
  /** A line to write the name along. */
  name: string;
}

export interface MarsMap {
  shapes: Shape[];
  /** Borders that the drawing can't show as a common line. */
  bridges: { from: Point; to: Point }[];
  /** Common lines that are no borders. */
  walls: string[];
}

/** The drawing reaches from -HALF to HALF. */
export const HALF = 500;
export const RADIUS = 432;
const INNER = 240;
const RIM = RADIUS + 38;
const TURN = 2 * Math.PI;
/** Lines are drawn through points so many radians or parts of a radius apart. */
const FINE = TURN / 120;
const STEPS = 10;
/** The height of the letters of a name, and how far they stay away from the line beside them. */
const LETTERS = 22;
const MARGIN = 13;
/** A central zone with a wider angle has its middle nearer to the middle of Mars. */
const WIDE = 2.3;

/** A coordinate as a part of the drawing's width or height. */
export function percent(coordinate: number): string {
  return `${((coordinate + HALF) * 100) / (2 * HALF)}%`;
}

function at(angle: number, radius: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The uneven line between the outer and the central zones. */
function inner(angle: number): number {
  return INNER * (1 + 0.035 * Math.sin(3 * angle + 0.7) + 0.022 * Math.sin(5 * angle));
}

function along(from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / FINE));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return at(angle, inner(angle));
  });
}

/** A line outwards that winds a little, to one side or the other. */
function outwards(angle: number, from: number, to: number, bend: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    return at(angle + bend * Math.sin(part * Math.PI * 2) * (0.4 + part), from + (to - from) * part);
  });
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}
function spot({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}
function drawn(points: readonly Point[]): string {
  return `M${points.map(spot).join("L")}`;
}

/** The first angle after another one, going clockwise. */
function after(angle: number, start: number): number {
  let turned = angle;
  while (turned < start) turned += TURN;
  while (turned >= start + TURN) turned -= TURN;
  return turned;
}

/** The run of outer zones that a central one touches; null if they don't lie side by side. */
function run(touched: readonly boolean[]): { first: number; last: number } | null {
  const count = touched.length;
  const starts = touched.flatMap((is, index) => (is && !touched[(index + count - 1) % count] ? [index] : []));
  const [first] = starts;
  if (first === undefined || starts.length > 1) return null;
  return { first, last: first + touched.filter(Boolean).length - 1 };
}

interface Sector {
  zone: ZoneOnMap;
  from: number;
  to: number;
}

/** The sectors of the outer zones: equal parts of the circle. */
function outerSectors(zones: readonly ZoneOnMap[]): Sector[] {
  const part = TURN / zones.length;
  return zones.map((zone, index) => ({ zone, from: (index - 0.5) * part, to: (index + 0.5) * part }));
}

/** The sectors of the central zones: the line between two runs through the outer zone that touches both. */
function centralSectors(zones: readonly ZoneOnMap[], outer: readonly Sector[]): Sector[] {
  const part = TURN / Math.max(1, outer.length);
  const runs = zones.map((zone) => ({
    zone,
    run: run(outer.map((sector) => zone.borders.includes(sector.zone.zone))),
  }));
  const placed = runs.flatMap(({ zone, run }) =>
    run === null ? [] : [{ zone, ...run, middle: (run.first + run.last) / 2 }],
  );
  if (placed.length < zones.length || zones.length < 2)
    return zones.map((zone, index) => ({
      zone,
      from: (index * TURN) / zones.length,
      to: ((index + 1) * TURN) / zones.length,
    }));
  placed.sort((a, b) => (a.middle % outer.length) - (b.middle % outer.length));
  const ends = placed.map((here, index) => {
    const next = placed[(index + 1) % placed.length] ?? here;
    const begins = after(next.first * part, here.middle * part);
    return (here.last * part + begins) / 2;
  });
  return placed.map(({ zone }, index) => {
    const from = ends[(index + placed.length - 1) % placed.length] ?? 0;
    return { zone, from, to: after(ends[index] ?? 0, from) };
  });
}

/** Whether two sectors share more than a point of the circle. */
function overlap(one: Sector, other: Sector): { from: number; to: number } | null {
  for (const shift of [-TURN, 0, TURN]) {
    const from = Math.max(one.from, other.from + shift);
    const to = Math.min(one.to, other.to + shift);
    if (to - from > 0.02) return { from, to };
  }
  return null;
}

/** A line to write a name along the rim of a sector, so that it stands upright. */
function nameLine({ from, to }: Sector, radius: number): string {
  const upright = Math.cos((from + to) / 2) > -0.3;
  const [begin, end, sweep] = upright ? [from, to, 1] : [to, from, 0];
  const away = number(upright ? radius - LETTERS - MARGIN : radius - MARGIN);
  return `M${spot(at(begin, Number(away)))}A${away} ${away} 0 0 ${sweep} ${spot(at(end, Number(away)))}`;
}

/** What zones have in common, by the names of the two. */
class Contacts {
  private readonly lines = new Map<string, string>();

  add(one: Sector, other: Sector | undefined, line: readonly Point[]): void {
    if (other && other !== one) this.lines.set([one.zone.zone, other.zone.zone].sort().join(" "), drawn(line));
  }
  bridges(zones: readonly ZoneOnMap[], middle: (zone: string) => Point): MarsMap["bridges"] {
    return zones.flatMap(({ zone, borders }) =>
      borders
        .filter((border) => zone < border && !this.lines.has(`${zone} ${border}`))
        .map((border) => ({ from: middle(zone), to: middle(border) })),
    );
  }
  walls(zones: readonly ZoneOnMap[]): string[] {
    const borders = new Set(zones.flatMap(({ zone, borders }) => borders.map((border) => `${zone} ${border}`)));
    return [...this.lines].flatMap(([pair, line]) => (borders.has(pair) ? [] : [line]));
  }
}

function bend(index: number): number {
  return index % 2 ? 0.035 : -0.035;
}

/** The outer zones, from one line outwards to the next. */
function drawRing(sectors: readonly Sector[], contacts: Contacts): Shape[] {
  const spokes = sectors.map(({ to }, index) => outwards(to, inner(to), RADIUS, bend(index)));
  return sectors.map((sector, index) => {
    const here = (sector.from + sector.to) / 2;
    const right = spokes[index] ?? [];
    const left = spokes.at(index - 1) ?? [];
    const rim = `A${RADIUS} ${RADIUS} 0 0 0 ${spot(at(sector.from, RADIUS))}`;
    contacts.add(sector, sectors[(index + 1) % sectors.length], right);
    return {
      zone: sector.zone.zone,
      outer: true,
      path: `${drawn([...along(sector.from, sector.to), ...right.slice(1)])}${rim}L${left.toReversed().map(spot).join("L")}Z`,
      middle: at(here, (INNER + RADIUS - LETTERS - MARGIN) / 2 - 26 * Math.abs(Math.sin(2 * here))),
      rim: at(here, RIM),
      name: nameLine(sector, RADIUS),
    };
  });
}

/** The central zones, between lines that meet in the middle. */
function drawCentre(sectors: readonly Sector[], ring: readonly Sector[], contacts: Contacts): Shape[] {
  const rays = sectors.map(({ to }, index) => outwards(to, 0, inner(to), 4 * bend(index)));
  return sectors.map((sector, index) => {
    const right = rays[index] ?? [];
    const left = rays.at(index - 1) ?? [];
    contacts.add(sector, sectors[(index + 1) % sectors.length], right);
    for (const outer of ring) {
      const shared = overlap(outer, sector);
      if (shared) contacts.add(outer, sector, along(shared.from, shared.to));
    }
    return {
      zone: sector.zone.zone,
      outer: false,
      path: `${drawn([...left, ...along(sector.from, sector.to).slice(1), ...right.slice(0, -1).toReversed()])}Z`,
      middle: at((sector.from + sector.to) / 2, INNER * (sector.to - sector.from > WIDE ? 0.42 : 0.45)),
      rim: null,
      name: nameLine(sector, 0.94 * INNER),
    };
  });
}

export function drawMars(zones: readonly ZoneOnMap[]): MarsMap {
  const contacts = new Contacts();
  const ring = outerSectors(zones.filter((zone) => zone.outer));
  const centre = centralSectors(
    zones.filter((zone) => !zone.outer),
    ring,
  );
  const shapes = new Map(
    [...drawRing(ring, contacts), ...drawCentre(centre, ring, contacts)].map((shape) => [shape.zone, shape]),
  );
  return {
    shapes: zones.flatMap(({ zone }) => shapes.get(zone) ?? []),
    bridges: contacts.bridges(zones, (zone) => shapes.get(zone)?.middle ?? { x: 0, y: 0 }),
    walls: contacts.walls(zones),
  };
}
