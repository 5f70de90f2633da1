import type { Words } from "./generated/en";

/** Parts one after the other as sentences, for screen readers: each ends with one full stop, if it had one or not. */
export function sentences(parts: readonly string[], words: Words): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => (/[.!?…]$/.test(part) ? part : words.app.sentence({ text: part })))
    .join(" ");
}
