import type { AnalysisAnswer } from "../api/http";
import type { Analysis, AnalysisProgress, ReplayCourse, ReviewedMove } from "../api/protocol";
import { lastStep } from "./course";

/** Polls until the analysis is ready and reports its progress; null once it is no longer wanted. */
export async function whenAnalysed(
  ask: () => Promise<AnalysisAnswer>,
  onProgress: (progress: AnalysisProgress) => void,
  pause: () => Promise<void>,
  wanted: () => boolean,
): Promise<Analysis | null> {
  while (wanted()) {
    const answer = await ask();
    if (!wanted()) break;
    if (answer.status === "ready") return answer;
    onProgress(answer);
    await pause();
  }
  return null;
}

/** A moment that a chart of the whole course names below its axis. */
export interface Milestone {
  title: string;
  step: number;
}

/** The beginnings of all chapters and the end, each once. */
export function milestones(course: ReplayCourse, end: string): Milestone[] {
  const last = lastStep(course);
  return [...course.chapters.filter(({ step }) => step < last), { title: end, step: last }];
}

/** How far a step is in the course, from 0 to 1. */
export function placeOf(step: number, last: number): number {
  return last > 0 ? step / last : 0;
}

/** The step nearest to a place in the course. */
export function stepAt(place: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * last);
}

/** The moves of a seat, or of everybody. */
export function movesOf(moves: readonly ReviewedMove[], seat: number | null): readonly ReviewedMove[] {
  return seat === null ? moves : moves.filter((move) => move.seat === seat);
}
