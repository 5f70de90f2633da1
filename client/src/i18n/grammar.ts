/** A number as a language writes it, with a real minus sign and a narrow space before the percent sign. */
export function number(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(locale, options).replace("-", "−").replace("\u00a0%", "\u202f%");
}

/** A number with its sign, plus too; none at zero. */
export function signed(value: number, locale: string): string {
  return `${value > 0 ? "+" : ""}${number(value, locale)}`;
}

/** Names as a sentence lists them: Ann, Ben and Cem. */
export function list(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
