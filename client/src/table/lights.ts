import type { Option } from "../api/protocol";

/** Other names of one thing on the board: a module card is "card:E1" and "slot:0:1". */
export type Names = readonly string[];

function touchesAny(option: Option, names: Names): boolean {
  return names.some((name) => option.touches.includes(name));
}

/** The options that touch every one of the things picked so far. */
export function optionsTouching(options: readonly Option[], picked: readonly Names[]): Option[] {
  return options.filter((option) => picked.every((names) => touchesAny(option, names)));
}

/** All that can be clicked to go on: what the remaining options touch besides the picked things. */
export function litNames(options: readonly Option[], picked: readonly Names[]): Set<string> {
  const taken = new Set(picked.flat());
  const lit = new Set<string>();
  for (const option of optionsTouching(options, picked))
    for (const name of option.touches) if (!taken.has(name)) lit.add(name);
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
