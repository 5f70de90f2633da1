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
