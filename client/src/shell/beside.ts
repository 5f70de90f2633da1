const GAP = 10;
const EDGE = 8;

/** Puts a floating box below its anchor, or above where there is no room, and inside the window. */
export function beside(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE));
  const below = at.bottom + GAP;
  const top = below + height + EDGE <= innerHeight ? below : at.top - GAP - height;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`;
}

/**
 * Puts a floating box to the left of its anchor, or of the panel that has it, and inside the window, so that what is
 * read under the pointer stays in sight.
 */
export function leftOf(box: HTMLElement, anchor: Element, panel: Element | null = null): void {
  const at = anchor.getBoundingClientRect();
  const edge = panel?.getBoundingClientRect().left ?? at.left;
  const { offsetWidth: width, offsetHeight: height } = box;
  box.style.left = `${Math.max(EDGE, edge - GAP - width)}px`;
  box.style.top = `${Math.max(EDGE, Math.min(at.top, innerHeight - height - EDGE))}px`;
}
