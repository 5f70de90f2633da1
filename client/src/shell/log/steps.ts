import type { LogLine } from "../../api/protocol";
import { opensChapter } from "./chapters";

/** A part of the log that people follow at once: what one player did with all that came of it, or what happened to all. */
export interface Step {
  /** In which generation, round or turn of all; 0 before the first one was opened. */
  chapter: number;
  /** The seats that act, in this order; none where it happens to all. */
  seats: readonly number[];
  lines: readonly LogLine[];
  /** Which of the lines says what the step is about; those before it say less. */
  head: number;
  /** Where the step ends in the log. */
  until: number;
  /** There is nothing in it to follow. */
  quiet: boolean;
}

/** The log cut into steps: one for each line that begins a chapter, or for which `begins` is true. */
export function cut(log: readonly LogLine[], begins: (line: LogLine, before: LogLine) => boolean): Step[] {
  const steps: Step[] = [];
  let chapter = 0;
  let lines: LogLine[] = [];
  const close = (until: number) => {
    const seat = lines[0]?.seat ?? null;
    if (lines.length > 0)
      steps.push({ chapter, seats: seat === null ? [] : [seat], lines, head: 0, until, quiet: false });
    lines = [];
  };
  log.forEach((line, at) => {
    const before = log[at - 1];
    const opens = opensChapter(line);
    if (opens || (before && begins(line, before))) close(at);
    if (opens) chapter += 1;
    lines.push(line);
  });
  close(log.length);
  return steps;
}

/** The things that the lines of a step name. */
export function thingsOf(step: Step): string[] {
  return step.lines.flatMap(({ things }) => things.map(({ name }) => name));
}

/** The steps that came since the log was so long, but for those of one's own. */
export function unseen<S extends Step>(steps: readonly S[], read: number, own: number): S[] {
  return steps.filter(({ until, seats, quiet }) => until > read && !quiet && !(seats.length === 1 && seats[0] === own));
}

/** The last thing that somebody else did; null before that. */
export function lastOfOthers(steps: readonly Step[], own: number): Step | null {
  return [...steps].reverse().find(({ seats, quiet }) => !quiet && seats.some((seat) => seat !== own)) ?? null;
}

/** The nearest step with something to follow, from a step on in one direction; null if there is none. */
export function beyond(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  for (let index = from + direction; index >= 0 && index < steps.length; index += direction)
    if (steps[index]?.quiet === false) return index;
  return null;
}

/** The first step to follow with a line that was not there yet when the log was so long; the newest one if there is none. */
export function firstAfter(steps: readonly Step[], read: number): number {
  const fresh = steps.findIndex((step) => step.until > read && !step.quiet);
  return fresh >= 0 ? fresh : newest(steps);
}

/**
 * Which step to show after the log has grown: a viewer who was at its end goes on with the new steps, a viewer who was
 * at an earlier step stays there.
 */
export function follow(steps: readonly Step[], shown: number, before: number): number {
  const later = steps.slice(shown + 1).filter((step) => !step.quiet);
  const upToDate = later.every((step) => step.until - step.lines.length >= before);
  return upToDate ? firstAfter(steps, before) : shown;
}

export function newest(steps: readonly Step[]): number {
  return beyond(steps, steps.length, -1) ?? Math.max(0, steps.length - 1);
}
