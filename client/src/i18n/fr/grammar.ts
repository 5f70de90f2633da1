/** « de » before a name or before each of several, elided before a vowel: d’Anne, de Paul. */
export function of(name: string): string;
export function of(names: readonly string[]): string[];
export function of(name: string | readonly string[]): string | string[] {
  if (typeof name !== "string") return name.map((each) => of(each));
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
