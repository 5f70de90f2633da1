/** Points rounded as they are shown, so that their plural fits what is read. */
export function inTenths(points: number): number {
  return Number(points.toFixed(1));
}

/** A lead in points as sentences take it; null for a game alone, which has none. What rounds to nothing is level. */
export function leadOf(points: number | null): { lead: "alone" | "ahead" | "behind" | "level"; points: number } {
  if (points === null) return { lead: "alone", points: 0 };
  const shown = inTenths(Math.abs(points));
  if (shown === 0) return { lead: "level", points: 0 };
  return { lead: points < 0 ? "behind" : "ahead", points: shown };
}
