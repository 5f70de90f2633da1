/** Round numbers from below the smallest to above the largest value, for the scale of a chart. */
export function ticks(low: number, high: number, most = 6): number[] {
  const rough = Math.max(1, (high - low) / (most - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  const result = [first];
  while ((result.at(-1) ?? high) < high) result.push((result.at(-1) ?? 0) + step);
  return result;
}
