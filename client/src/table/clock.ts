/** What is left of a seat's time, so many seconds after the server sent it. */
export function leftNow(seat: { left: number | null; ticking: boolean }, secondsSince: number): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.ticking ? seat.left - secondsSince : seat.left);
}

/** Seconds as a clock shows them: 0:07, 12:34, 1:02:03; a day and more in hours. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
