import type { Decision, Option, ViewMessage } from "../api/protocol";
import type { Words } from "../i18n/generated/en";

export type LessonId = keyof Words["tutorial"]["lessons"];
export type AdviceId = keyof Words["tutorial"]["advice"];

/** The paragraphs of a lesson: an empty line stands between them. */
export function paragraphs(text: string): string[] {
  return text.split("\n\n");
}

/** What is on the screen when a lesson may be due. */
export interface Moment<View = ViewMessage["view"]> {
  view: View;
  decision: Decision | null;
  over: boolean;
}

/** A sensible option, and why it is. */
export interface Advice {
  option: Option;
  why: AdviceId;
}

export interface Lesson<View = ViewMessage["view"]> {
  id: LessonId;
  /** The topic of the rules that says more. */
  topic: string;
  fits: (moment: Moment<View>) => boolean;
  /** The names of the things on the board that the lesson is about. */
  points?: (moment: Moment<View>) => string[];
  /** Options that are sensible, the best first: by verb and, where the card matters, by card. */
  sensible?: { verb: string; card?: string; why: AdviceId }[];
  /** There is nothing to decide: the lesson is only read. */
  readOnly?: true;
}

/** The lessons of a game's tutorial. */
export interface Tutorial<View = ViewMessage["view"]> {
  /** From the first to the last: a moment belongs to the first lesson that fits it and is not known yet. */
  lessons: readonly Lesson<View>[];
  /** The lessons that everybody meets who plays to the end; the tutorial is finished with the last of them. */
  course: readonly LessonId[];
  /** Kinds of decisions that are asked several times in a row and are one question to the player. */
  repeatedKinds: readonly string[];
}

export function lessonAt<View>(
  lessons: readonly Lesson<View>[],
  moment: Moment<View>,
  known: ReadonlySet<string>,
): Lesson<View> | null {
  return lessons.find((lesson) => !known.has(lesson.id) && lesson.fits(moment)) ?? null;
}

/** The lesson that was already given and fits this moment best. */
export function reminderAt<View>(
  lessons: readonly Lesson<View>[],
  moment: Moment<View>,
  known: ReadonlySet<string>,
): Lesson<View> | null {
  return lessons.find((lesson) => known.has(lesson.id) && !lesson.readOnly && lesson.fits(moment)) ?? null;
}

export function adviceAt<View>(lesson: Lesson<View>, { decision }: Moment<View>): Advice | null {
  for (const { verb, card, why } of lesson.sensible ?? []) {
    const option = decision?.options.find(
      (one) => one.verb === verb && (card === undefined || one.form[verb] === card),
    );
    if (option) return { option, why };
  }
  return null;
}
