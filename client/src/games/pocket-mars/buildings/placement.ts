import type { MarsView } from "../view";

/** A colonist as something that can be followed from place to place. */
export interface Colonist {
  seat: number;
  number: number;
}

/** The colonists at each spot: "earth", "ship:0", "zone:water:one". */
export type Placement = ReadonlyMap<string, readonly Colonist[]>;

/** How many colonists of each seat are at each spot. */
function counts(view: MarsView): Map<string, number[]> {
  const spots = new Map<string, number[]>([["earth", view.seats.map((seat) => seat.earth)]]);
  for (const { seat, ship } of view.seats)
    spots.set(
      `ship:${seat}`,
      view.seats.map((other) => (other.seat === seat ? ship : 0)),
    );
  for (const { building, one, two } of view.buildings) {
    spots.set(`zone:${building}:one`, one);
    spots.set(`zone:${building}:two`, two);
  }
  return spots;
}

/**
 * Colonists of one player are alike and the view only counts them. To show one moving,
 * those that can stay where they were stay, and the others fill the places that are new.
 */
export function place(before: Placement | null, view: MarsView): Placement {
  const wanted = counts(view);
  const after = new Map<string, Colonist[]>();
  for (const spot of wanted.keys()) after.set(spot, []);
  for (const { seat } of view.seats) {
    const loose = new Set(Array.from({ length: view.colonists }, (_, number) => number));
    for (const [spot, bySeat] of wanted) {
      const here = (before?.get(spot) ?? []).filter((colonist) => colonist.seat === seat && loose.has(colonist.number));
      for (const colonist of here.slice(0, bySeat[seat] ?? 0)) {
        after.get(spot)?.push(colonist);
        loose.delete(colonist.number);
      }
    }
    for (const [spot, bySeat] of wanted) {
      const there = after.get(spot);
      if (!there) continue;
      let missing = (bySeat[seat] ?? 0) - there.filter((colonist) => colonist.seat === seat).length;
      for (const number of loose) {
        if (missing <= 0) break;
        there.push({ seat, number });
        loose.delete(number);
        missing -= 1;
      }
    }
  }
  return after;
}
