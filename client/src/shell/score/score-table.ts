import type { Outcome } from "../../api/protocol";

/** A line of a score sheet for all sides: what it counts, and the points of each side; null where it has none. */
export interface SheetLine {
  label: string;
  points: (number | null)[];
}

/** Lines that are counted together. */
export interface SheetCategory extends SheetLine {
  lines: SheetLine[];
}

/** The score sheets of all sides side by side, by category, in the order in which they first come up. */
export function scoreTable({ items }: Outcome): SheetCategory[] {
  const categories = new Map<string, SheetCategory>();
  const empty = () => items.map(() => null);
  items.forEach((sheet, side) => {
    for (const { category: label, label: reason, points } of sheet) {
      const category = categories.get(label) ?? { label, points: empty(), lines: [] };
      categories.set(label, category);
      category.points[side] = (category.points[side] ?? 0) + points;
      let line = category.lines.find((known) => known.label === reason && known.points[side] === null);
      if (!line) category.lines.push((line = { label: reason, points: empty() }));
      line.points[side] = points;
    }
  });
  return [...categories.values()];
}

/** The points of each side with only the first categories counted; in the end those that the server has counted. */
export function countedUp(categories: readonly SheetCategory[], counted: number, { scores }: Outcome): number[] {
  if (counted >= categories.length) return [...scores];
  const sum = (side: number) => categories.slice(0, counted).reduce((all, { points }) => all + (points[side] ?? 0), 0);
  return scores.map((_, side) => sum(side));
}

/** What the winner was furthest ahead with of whoever came second; null where nobody won alone or it was not that. */
export function decider(
  { ranks }: Outcome,
  categories: readonly SheetCategory[],
): { category: string; lead: number; second: number } | null {
  const [first, ...others] = ranks.flatMap((rank, side) => (rank === 1 ? [side] : []));
  const second = ranks.indexOf(2);
  if (first === undefined || others.length > 0 || second < 0) return null;
  const leads = categories.map(({ label, points }) => ({
    category: label,
    lead: (points[first] ?? 0) - (points[second] ?? 0),
    second,
  }));
  const [best] = leads.sort((one, other) => other.lead - one.lead);
  return best && best.lead > 0 ? best : null;
}
