import type { Words } from "../../../i18n/generated/en";
import type { TrackBonus, TrackFacts } from "../components";
import { sentences } from "../../../i18n/sentences";

/** How far a parameter has come, in steps. */
export function stepsDone(track: TrackFacts, value: number): number {
  return (value - track.first) / track.step;
}
export function steps(track: TrackFacts): number {
  return stepsDone(track, track.last);
}
/** The next step that brings something, if there is one left. */
export function nextBonus(track: TrackFacts, value: number): TrackBonus | undefined {
  return track.bonuses.find((bonus) => bonus.value > value);
}
/** A value of a parameter as it is written: "−12 °C", "7%", "3". */
export function written(track: TrackFacts, value: number, words: Words): string {
  const { temperature, oxygen } = words.terraforming.map;
  if (track.parameter === "temperature") return temperature({ n: value });
  return track.parameter === "oxygen" ? oxygen({ n: value }) : String(value);
}
/** All about a parameter, for screen readers. */
export function spokenTrack(track: TrackFacts, value: number, words: Words): string {
  const { of, bonusAt } = words.terraforming.map;
  const reached = of({ now: written(track, value, words), last: written(track, track.last, words) });
  const parts = [
    words.app.labelled({ label: track.name, value: reached }),
    ...track.bonuses
      .filter((bonus) => bonus.value > value)
      .map((bonus) => bonusAt({ value: written(track, bonus.value, words), text: bonus.text })),
  ];
  return sentences(parts, words);
}
