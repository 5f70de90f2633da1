/** The tab that an arrow key leads to; null for other keys. */
export function tabAfter<Tab>(tabs: readonly Tab[], open: Tab, { key }: KeyboardEvent): Tab | null {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? tabs.length - 1 : 0;
  return step === 0 ? null : (tabs[(tabs.indexOf(open) + step) % tabs.length] ?? null);
}
