const GAP = 10;
const EDGE = 8;

/** Puts a floating box below its anchor, or above where there is no room, and inside the window. */
export function placeNear(box: HTMLElement, anchor: Element): void {
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
export function placeLeftOf(box: HTMLElement, anchor: Element, panel: Element | null = null): void {
  const at = anchor.getBoundingClientRect();
  const edge = panel?.getBoundingClientRect().left ?? at.left;
  const { offsetWidth: width, offsetHeight: height } = box;
  box.style.left = `${Math.max(EDGE, edge - GAP - width)}px`;
  box.style.top = `${Math.max(EDGE, Math.min(at.top, innerHeight - height - EDGE))}px`;
}

/**
 * Puts a floating box outside of an area, level with its anchor there, so that the area stays in sight; beside the
 * anchor where there is no room.
 */
export function placeOutside(box: HTMLElement, anchor: Element, area: Element): void {
  const at = anchor.getBoundingClientRect();
  const around = area.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = around.left - width - EDGE;
  const right = around.right + EDGE;
  const rightward = at.left + at.width / 2 > around.left + around.width / 2;
  const fits = [rightward ? right : left, rightward ? left : right].find(
    (x) => x >= EDGE && x + width + EDGE <= innerWidth,
  );
  if (fits === undefined) {
    placeNear(box, anchor);
    return;
  }
  box.style.left = `${fits}px`;
  box.style.top = `${Math.max(EDGE, Math.min(at.top + at.height / 2 - height / 2, innerHeight - height - EDGE))}px`;
}

/** Puts a floating box in its place, and again whenever its size changes: what the server says makes it taller. */
export function keepPlaced(box: HTMLElement, put: (box: HTMLElement) => void): () => void {
  const observer = new ResizeObserver(() => put(box));
  put(box);
  observer.observe(box);
  return () => observer.disconnect();
}
