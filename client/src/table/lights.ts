import type { Option } from "../api/protocol";

/** Other names of one thing on the board: a module card is "card:E1" and "slot:0:1". */
export type Names = readonly string[];

/** How brightly a thing is lit: "first" is what one would point at, "also" what an option touches besides. */
export type Light = "first" | "also";

function touchesAny(option: Option, names: Names): boolean {
  return names.some((name) => option.touches.includes(name));
}

/** The options that touch every one of the things picked so far. */
export function optionsTouching(options: readonly Option[], picked: readonly Names[]): Option[] {
  return options.filter((option) => picked.every((names) => touchesAny(option, names)));
}

/**
 * All that can be clicked to go on. An option names first what one would point at to choose it;
 * once something is picked, whatever else the remaining options touch decides between them.
 */
export function litNames(options: readonly Option[], picked: readonly Names[]): Map<string, Light> {
  const taken = new Set(picked.flat());
  const lit = new Map<string, Light>();
  for (const option of optionsTouching(options, picked))
    option.touches.forEach((name, at) => {
      if (taken.has(name)) return;
      if (at === 0 || picked.length > 0) lit.set(name, "first");
      else if (!lit.has(name)) lit.set(name, "also");
    });
  return lit;
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
