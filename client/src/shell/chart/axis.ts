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

const LETTER = 6.6;
const SPACE = 8;

/** A title in short: its number, or what stands before the colon. */
export function short(title: string): string {
  return /\d+/.exec(title)?.[0] ?? title.split(/\s*:/)[0] ?? title;
}

/** The texts that fit below an axis without touching: the last always, the first at its right, all others centred. */
export function spread(texts: readonly string[], places: readonly number[]): { text: string; at: number }[] {
  const last = texts.length - 1;
  const width = (at: number) => (texts[at]?.length ?? 0) * LETTER;
  const place = (at: number) => places[at] ?? 0;
  const end = place(last) - width(last) - SPACE;
  const result: { text: string; at: number }[] = [];
  let taken = -Infinity;
  texts.forEach((text, at) => {
    const begin = at === 0 ? place(at) : place(at) - width(at) / 2;
    if (at !== last && (begin < taken || begin + width(at) > end)) return;
    result.push({ text, at });
    taken = begin + width(at) + SPACE;
  });
  return result;
}
