/**
 * How one position becomes the next: what is new drops in, what is gone fades or flies off, what moved moves there, and
 * a number shows its change. A board only says what its things are called: `data-piece` for what can come, go and move,
 * `data-count` for a number, `data-goes` for where a piece goes when it leaves. Only transforms and opacity change.
 */
interface Seen {
  element: Element;
  box: DOMRect;
  text: string;
  /** The thing to which it goes when it leaves the board. */
  goes: string | null;
}
export type Picture = ReadonlyMap<string, Seen>;

const DROP = "translateY(-26px) scale(1.25)";
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** Further than this many pixels is a way; less is but a layout that gave way. */
const FAR = 24;

/** All named things of a board that are in sight, and where they are. */
export function picture(board: Element): Picture {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll("[data-piece], [data-count]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = element.getAttribute("data-piece") ?? `count ${element.getAttribute("data-count")}`;
    seen.set(name, {
      element,
      box,
      text: element.getAttribute("data-value") ?? element.textContent,
      goes: element.getAttribute("data-goes"),
    });
  }
  return seen;
}

/** The change of a number in a text, as it is shown: "+3", "−2"; null where there is none. */
export function change(before: string, after: string): string | null {
  const [old, now] = [before, after].map((text) => parseInt(text.replace("−", "-"), 10));
  if (old === undefined || now === undefined || Number.isNaN(old) || Number.isNaN(now) || old === now) return null;
  return now > old ? `+${now - old}` : `−${old - now}`;
}

/** Shows on a layer over the board how it came from one picture to the next. */
export function show(before: Picture, after: Picture, layer: HTMLElement, milliseconds: number, still: boolean): void {
  for (const [name, now] of after) {
    const old = before.get(name);
    if (name.startsWith("count ")) {
      const difference = old ? change(old.text, now.text) : null;
      if (difference) delta(difference, now.box, layer, milliseconds, still);
    } else if (still) continue;
    else if (!old) appear(now.element, milliseconds);
    else move(now.element, old.box, now.box, milliseconds);
  }
  if (still) return;
  for (const [name, old] of before) if (!after.has(name) && !name.startsWith("count ")) leave(old, layer, milliseconds);
}

function delta(text: string, box: DOMRect, layer: HTMLElement, milliseconds: number, still: boolean): void {
  const chip = document.createElement("span");
  chip.className = text.startsWith("+") ? "delta" : "delta less";
  chip.textContent = text;
  place(chip, box.left + box.width / 2, box.top);
  layer.append(chip);
  const frames = still
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { transform: "translate(-50%, 0) scale(0.6)", opacity: 0 },
        { transform: "translate(-50%, -90%) scale(1.15)", opacity: 1, offset: 0.25 },
        { transform: "translate(-50%, -100%)", opacity: 1, offset: 0.8 },
        { transform: "translate(-50%, -150%)", opacity: 0 },
      ];
  void chip.animate(frames, { duration: milliseconds }).finished.then(
    () => chip.remove(),
    () => chip.remove(),
  );
}

function appear(element: Element, milliseconds: number): void {
  element.animate([{ transform: DROP, opacity: 0 }, {}], { duration: milliseconds / 2, easing: EASE });
}

function move(element: Element, from: DOMRect, to: DOMRect, milliseconds: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  // a drawing has units of its own: there things fade from place to place
  if (Math.hypot(x, y) < FAR || element instanceof SVGElement) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: milliseconds / 2, easing: EASE });
}

function leave({ element, box, goes }: Seen, layer: HTMLElement, milliseconds: number): void {
  if (element instanceof SVGElement) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.inert = true;
  place(copy, box.left, box.top);
  copy.style.width = `${box.width}px`;
  layer.append(copy);
  const target = goes === null ? null : middleOf(goes);
  const way = target
    ? `translate(${target.x - box.left - box.width / 2}px, ${target.y - box.top - box.height / 2}px) scale(0.3)`
    : "translateY(-14px) scale(0.9)";
  const played = copy.animate([{}, { transform: way, opacity: target ? 0.4 : 0 }], {
    duration: milliseconds / (target ? 1 : 2.5),
    easing: "ease-in-out",
    fill: "forwards",
  });
  void played.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** The middle of a thing on the board, if it is in sight. */
export function middleOf(name: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(`.board [data-touch~="${name}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

function place(element: HTMLElement, left: number, top: number): void {
  element.style.position = "fixed";
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.style.margin = "0";
}
