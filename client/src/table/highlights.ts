import type { Option } from "../api/protocol";

/** Other names of one thing on the board: a module card is "card:E1" and "slot:0:1". */
export type Names = readonly string[];

/** How a thing is highlighted: "first" is what one would point at, "also" what an option touches besides. */
export type Highlight = "first" | "also";

/** Where an option names a thing; -1 if it doesn't. */
function position(option: Option, names: Names): number {
  return option.touches.findIndex((touched) => names.includes(touched));
}

/** Whether the things were picked just as the option names them, from the first one on. */
function inOrder(option: Option, picked: readonly Names[]): boolean {
  const positions = picked.map((names) => position(option, names));
  return positions[0] === 0 && positions.every((at, index) => index === 0 || at > (positions[index - 1] ?? 0));
}

/**
 * The options that touch every one of the things picked so far. An option names first what one would point at to
 * choose it: pointing here and then there means the way from here to there, not the way back.
 */
export function optionsTouching(options: readonly Option[], picked: readonly Names[]): Option[] {
  const touching = options.filter((option) => picked.every((names) => position(option, names) >= 0));
  if (picked.length === 0) return touching;
  const meant = touching.filter((option) => inOrder(option, picked));
  return meant.length > 0 ? meant : touching;
}

/** All that can be clicked to go on: once something is picked, whatever else the remaining options touch. */
export function highlightedNames(options: readonly Option[], picked: readonly Names[]): Map<string, Highlight> {
  const taken = new Set(picked.flat());
  const lit = new Map<string, Highlight>();
  for (const option of optionsTouching(options, picked))
    option.touches.forEach((name, at) => {
      if (taken.has(name)) return;
      if (at === 0 || picked.length > 0) lit.set(name, "first");
      else if (!lit.has(name)) lit.set(name, "also");
    });
  return lit;
}

/** Whether one more click decides between all these options: each touches something that no other does. */
export function oneClickAway(options: readonly Option[], picked: readonly Names[]): boolean {
  const taken = new Set(picked.flat());
  return options.every((option) =>
    option.touches.some((name) => !taken.has(name) && optionsTouching(options, [...picked, [name]]).length === 1),
  );
}

/** What a click on a thing leads to: an act, a choice among several, or nothing. */
export type Click = { act: Option } | { choose: Option[]; picked: Names[] } | null;

export function click(options: readonly Option[], picked: readonly Names[], names: Names): Click {
  const together = [...picked, names];
  const both = optionsTouching(options, together);
  const [first] = both;
  if (first && both.length === 1) return { act: first };
  if (first) return { choose: both, picked: together };
  // The thing belongs to other options than those picked so far: start anew with it.
  return picked.length > 0 ? click(options, [], names) : null;
}
