/** Points rounded as they are shown, so that their plural fits what is read. */
export function inTenths(points: number): number {
  return Number(points.toFixed(1));
}

/** A lead in points as sentences take it; null for a game alone, which has none. */
export function leadOf(points: number | null): { lead: "alone" | "ahead" | "behind"; points: number } {
  if (points === null) return { lead: "alone", points: 0 };
  return { lead: points < 0 ? "behind" : "ahead", points: inTenths(Math.abs(points)) };
}
