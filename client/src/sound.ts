/** What can be heard at a table: that it is my turn, that others have moved, and the end. */
export type Cue = "turn" | "others" | "end";

/** As much of a table as decides what is heard. */
export interface SoundState {
  decision: string | null;
  lines: number;
  over: boolean;
}

/** The sound for a change of the table; none when the table was just opened. */
export function cue(before: SoundState | null, now: SoundState): Cue | null {
  if (before === null) return null;
  if (now.over) return before.over ? null : "end";
  if (now.decision !== null) return before.decision === null ? "turn" : null;
  return before.decision === null && now.lines > before.lines ? "others" : null;
}

/** Tones as frequency in Hz, beginning and length in seconds. */
const TONES: Record<Cue, readonly [number, number, number][]> = {
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  others: [[330, 0, 0.09]],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.36],
  ],
};
const LOUDNESS = 0.06;

/** Plays short tones, made by the browser itself. */
export class Sounds {
  private context: AudioContext | null = null;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  play(what: Cue): void {
    try {
      this.context ??= this.make();
      void this.context.resume();
      for (const tone of TONES[what]) this.tone(this.context, ...tone);
    } catch {
      // A browser without sound plays in silence.
    }
  }
  private tone(context: AudioContext, frequency: number, after: number, length: number): void {
    const start = context.currentTime + after;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    volume.connect(context.destination);
    const voice = context.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    voice.connect(volume);
    voice.start(start);
    voice.stop(start + length);
  }
}

export const sounds = new Sounds();
