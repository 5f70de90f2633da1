const NARROW_SPACE = "\u202f";

/** French spaces: narrow and unbreakable before ; : ! ? and inside « ». */
function french(text: string): string {
  return text.replace(/[ \u00a0]([;:!?»])/g, `${NARROW_SPACE}$1`).replace(/«[ \u00a0]/g, `«${NARROW_SPACE}`);
}

type Sentence = (...facts: unknown[]) => unknown;

/** The same words, each sentence with the spaces of French: what stands alone and what functions make. */
export function typeset<T>(words: T): T {
  if (typeof words === "string") return french(words) as T;
  if (Array.isArray(words)) return words.map((part: unknown) => typeset(part)) as T;
  if (typeof words === "function") return ((...facts: unknown[]) => typeset((words as Sentence)(...facts))) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, typeset(word as unknown)])) as T;
}
