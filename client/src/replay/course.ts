import type { LogLine, ReplayChapter, ReplayCourse } from "../api/protocol";

/** What is shown for a step: a line of the log, or the answer where the log has no line. */
export interface Entry {
  step: number;
  seat: number | null;
  line: LogLine | null;
  text: string;
}

/** The entries of a chapter of the log. */
export interface Part {
  title: string;
  step: number;
  entries: Entry[];
}

export function lastStep({ steps }: ReplayCourse): number {
  return Math.max(0, steps.length - 1);
}

/** The nearest step that the course has. */
export function within(course: ReplayCourse, step: number): number {
  return Math.min(Math.max(0, Math.round(step)), lastStep(course));
}

/** The number of log lines before a step. */
export function linesBefore({ steps }: ReplayCourse, step: number): number {
  return step > 0 ? (steps[step - 1]?.lines ?? 0) : 0;
}

/** What happened in a step. */
export function entriesOf(course: ReplayCourse, step: number): Entry[] {
  const at = course.steps[step];
  if (!at) return [];
  const lines = course.lines.slice(linesBefore(course, step), at.lines);
  if (lines.length === 0) return at.answer ? [{ step, seat: at.seat, line: null, text: at.answer }] : [];
  return lines.map((line) => ({ step, seat: line.seat, line, text: line.text }));
}

/** The whole log in chapters, each entry with its step. */
export function partsOf(course: ReplayCourse): Part[] {
  return course.chapters.map(({ step, title }, at) => {
    // what leads to the first position of a chapter belongs to that chapter
    const end = course.chapters[at + 1]?.step ?? course.steps.length;
    const entries: Entry[] = [];
    for (let number = step; number < end; number++) entries.push(...entriesOf(course, number));
    return { title, step, entries };
  });
}

/** The chapter that a step is part of. */
export function chapterAt({ chapters }: ReplayCourse, step: number): ReplayChapter | null {
  return chapters.findLast((chapter) => chapter.step <= step) ?? null;
}

/** Where the chapter before or after a step begins; within a chapter the way back leads to its own beginning. */
export function nextChapter({ chapters }: ReplayCourse, step: number, forward: boolean): number | null {
  const chapter = forward
    ? chapters.find((chapter) => chapter.step > step)
    : chapters.findLast((chapter) => chapter.step < step);
  return chapter?.step ?? null;
}
