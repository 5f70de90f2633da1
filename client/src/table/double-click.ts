/** What a click hits: a thing of the board or an option by its name, else the element itself. */
function hit(target: EventTarget | null): unknown {
  const element = (target as Partial<HTMLElement> | null)?.closest?.<HTMLElement>(
    "[data-touch], [data-action], button, a",
  );
  return element?.dataset.touch ?? element?.dataset.action ?? element;
}

/**
 * Tells the second click of a double click that hits something else than the first: a hand closes up and a list changes
 * under the pointer, and nobody has meant what lies there now.
 */
export class DoubleClickGuard {
  private last: unknown = null;

  /** Whether a click should do nothing. `detail` counts the clicks made at one place in a row; the keyboard makes none. */
  blocks({ detail, target }: Pick<MouseEvent, "detail" | "target">): boolean {
    const thing = hit(target);
    if (detail > 1 && thing !== this.last) return true;
    this.last = thing;
    return false;
  }
}
