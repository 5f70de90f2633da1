import type { Words } from "./generated/en";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the largest unit that it fills. */
export function duration(seconds: number, words: Words): string {
  const say = words.lobby.duration;
  if (seconds < MINUTE) return say({ unit: "second", n: seconds });
  if (seconds < HOUR) return say({ unit: "minute", n: seconds / MINUTE });
  return seconds < DAY ? say({ unit: "hour", n: seconds / HOUR }) : say({ unit: "day", n: seconds / DAY });
}
