/** A number as a language writes it, with a real minus sign. */
export function number(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(locale, options).replace("-", "−");
}

/** A number with its sign, plus too; none at zero. */
export function signed(value: number, locale: string): string {
  return `${value > 0 ? "+" : ""}${number(value, locale)}`;
}

/** Names as a sentence lists them: Ann, Ben and Cem. */
export function list(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
