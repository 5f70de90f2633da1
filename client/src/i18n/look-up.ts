/** The word for a name that the server gives, such as that of a verb; null where there is none. */
export function lookUp(words: Readonly<Record<string, string>>, name: string): string | null {
  return words[name] ?? null;
}
