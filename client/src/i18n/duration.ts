import type { Words } from "./generated/en";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the largest unit that it fills; hours and minutes where it is not whole hours. */
export function duration(seconds: number, words: Words): string {
  const { duration: say, hoursAndMinutes } = words.lobby;
  if (seconds >= DAY && seconds % DAY === 0) return say({ unit: "day", n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say({ unit: "hour", n: seconds / HOUR });
  if (seconds >= HOUR) {
    const minutes = Math.round(seconds / MINUTE);
    return hoursAndMinutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return seconds % MINUTE === 0 ? say({ unit: "minute", n: seconds / MINUTE }) : say({ unit: "second", n: seconds });
}
