import type { LogLine, Moment, ViewMessage } from "../api/protocol";
import type { Playback } from "../settings.svelte";

/** A position on the way from what was last looked at to the present, with the lines of the log that led to it. */
export interface Scene {
  message: ViewMessage;
  /** The lines from here on led to it; there are `message.lines` of them in all. */
  from: number;
  /** It came of what was just answered here. */
  own: boolean;
  /** The positions before it are asked for. */
  awaited: boolean;
  /** It was cut from a longer one already. */
  cut: boolean;
}

/** How a position came. */
export interface Arrival {
  /** The newest position that was known. */
  before: ViewMessage | undefined;
  /** How many lines of the log were looked at, if no position was known. */
  read: number;
  /** It is the first one on this connection. */
  gap: boolean;
  /** It came of what was just answered here. */
  own: boolean;
}

/** What the stage needs of the world around it, so that tests can bring their own. */
export interface StageEnvironment {
  /** The seat on the screen. */
  seat(): number | null;
  log(seat: number): readonly LogLine[];
  speed(): Playback;
  /** Whether nobody can see the page now. */
  hidden(): boolean;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  /** Everything up to so many lines was looked at. */
  watched(seat: number, lines: number): void;
}

/** Positions that a game makes itself, from those before and after, where much happened between them. */
export type Between = (before: ViewMessage, after: ViewMessage, lines: readonly LogLine[]) => Scenelet[];
export interface Scenelet {
  view: ViewMessage["view"];
  /** How many of the lines led to it. */
  lines: number;
}

/** Time to look at a scene, in milliseconds: a moment for itself, and some for each line. */
const MOMENT = 1300;
const PER_LINE = 350;
const LONGEST = 3600;
export const FACTOR: Record<Playback, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
/** Who is further behind than this is shown what is left at double speed, and of a long film the end. */
const MANY = 10;
const MOST = 24;

export function duration(lines: number, speed: Playback, left: number): number {
  const long = Math.min(MOMENT + PER_LINE * Math.max(0, lines - 1), LONGEST);
  return long * FACTOR[speed] * (left > MANY ? 0.5 : 1);
}

/** What is on the board while it is behind the present. */
interface Shown {
  message: ViewMessage;
  /** The lines that led to it; none between two scenes. */
  lines: readonly LogLine[];
}

/**
 * Plays back what others did, one scene after the other, each on the position as it was. Every position is a view that
 * the server made for this seat. A seat that is not on the screen keeps its scenes until it is.
 */
export class Stage {
  private waiting: Readonly<Record<number, readonly Scene[]>> = $state.raw({});
  private shown: Readonly<Record<number, Shown>> = $state.raw({});
  private timer: { seat: number; id: number } | null = null;
  /** Counts what was put on the board without being played: then nothing moves. */
  jumps: number = $state(0);
  between: Between | null = null;

  constructor(private readonly world: StageEnvironment) {}

  /** The position on the board, given the present one; null while the positions since the last visit are on their way. */
  position(seat: number, present: ViewMessage): ViewMessage | null {
    if (!this.isBehind(seat)) return present;
    const shown = this.shown[seat];
    // what was asked then is not asked any more
    return shown ? { ...shown.message, decision: null, outcome: null } : null;
  }
  isBehind(seat: number): boolean {
    return (this.waiting[seat]?.length ?? 0) > 0 || this.shown[seat] !== undefined;
  }
  /** The lines of the scene on the board. */
  lines(seat: number): readonly LogLine[] {
    return this.shown[seat]?.lines ?? [];
  }
  /** How many scenes are to come after the one on the board. */
  left(seat: number): number {
    return this.waiting[seat]?.length ?? 0;
  }

  /**
   * A position has arrived. The one before it is known unless the page was just opened; then so many lines of the log
   * were looked at on an earlier visit. True if there may be positions between them, which are to be asked for.
   */
  add(message: ViewMessage, { before, read, gap, own }: Arrival): boolean {
    const { seat } = message;
    const queue = this.waiting[seat] ?? [];
    const from = (queue.at(-1)?.message ?? before)?.lines ?? read;
    if (this.world.speed() === "off" || message.lines < from || (!before && read === 0)) {
      this.skip(seat);
      return false;
    }
    const missed = gap && from < message.lines;
    if (!before && !missed) return false;
    if (before && !this.isBehind(seat)) this.put(seat, { message: before, lines: [] });
    this.queue(seat, [...queue, { message, from, own, awaited: missed, cut: false }]);
    this.go();
    return missed;
  }
  /** The server has told what was missed, or that it doesn't know it. */
  recap(seat: number, moments: readonly Moment[]): void {
    const queue = this.waiting[seat] ?? [];
    const at = queue.findIndex(({ awaited }) => awaited);
    const scene = queue[at];
    if (!scene) return;
    const messages = moments
      .filter(({ lines }) => lines < scene.message.lines)
      .map(({ view, lines }) => ({ ...scene.message, view, lines, decision: null, outcome: null }));
    const [first, ...missed] = messages;
    if (first && !this.shown[seat]) this.put(seat, { message: first, lines: [] });
    let { from } = scene;
    const scenes = [...missed, scene.message].map((message) => {
      const one: Scene = { message, from, own: false, awaited: false, cut: false };
      from = message.lines;
      return one;
    });
    // without a position to begin with there is nothing to play
    if (first || this.shown[seat]) this.queue(seat, [...queue.slice(0, at), ...scenes, ...queue.slice(at + 1)]);
    else this.skip(seat);
    this.go();
  }
  /** Nobody will tell what was missed. */
  abandon(): void {
    for (const seat of Object.keys(this.waiting).map(Number)) this.recap(seat, []);
  }
  /** Goes to the present at once. */
  skip(seat: number): void {
    if (this.timer?.seat === seat) {
      this.world.forget(this.timer.id);
      this.timer = null;
    }
    if (this.isBehind(seat)) this.jumps += 1;
    this.drop(seat);
  }
  /** Forgets a seat that is not this viewer's any more. */
  drop(seat: number): void {
    this.queue(seat, []);
    const { [seat]: _, ...others } = this.shown;
    this.shown = others;
  }
  /** Goes on as far as nothing has to be looked at, or waited for. */
  go(): void {
    const seat = this.world.seat();
    if (seat === null || this.timer !== null || this.world.hidden()) return;
    for (;;) {
      const [scene, ...rest] = this.waiting[seat] ?? [];
      if (!scene) this.catchUp(seat);
      if (!scene || scene.awaited) return;
      const log = this.world.log(seat);
      const late = log.length < scene.message.lines;
      // what comes of the own answer is seen at once, unless there is something to follow in it
      if (late && (!scene.own || this.between)) return;
      const lines = log.slice(scene.from, scene.message.lines);
      const parts = this.parts(seat, scene, lines);
      if (parts.length > 1) {
        this.queue(seat, [...parts, ...rest]);
        continue;
      }
      const before = this.shown[seat]?.message;
      const asked = before?.decision && before.decision.id === scene.message.decision?.id;
      const held = lines.length > 0 && !scene.own && !asked;
      this.put(seat, { message: scene.message, lines: held ? lines : [] });
      this.queue(seat, rest);
      if (!held) continue;
      const wait = duration(lines.length, this.world.speed(), rest.length);
      const next = () => {
        this.timer = null;
        this.go();
      };
      this.timer = { seat, id: this.world.later(next, wait) };
      return;
    }
  }

  private catchUp(seat: number): void {
    const shown = this.shown[seat];
    if (!shown) return;
    this.drop(seat);
    this.world.watched(seat, shown.message.lines);
  }
  private parts(seat: number, scene: Scene, lines: readonly LogLine[]): Scene[] {
    const before = this.shown[seat]?.message;
    if (scene.cut || !before || !this.between || lines.length === 0) return [scene];
    let { from } = scene;
    let { own } = scene;
    const made = this.between(before, scene.message, lines).map((part) => {
      const until = scene.from + part.lines;
      const message = { ...scene.message, view: part.view, lines: until, decision: null, outcome: null };
      const one: Scene = { message, from, own, awaited: false, cut: true };
      from = until;
      own = false;
      return one;
    });
    return [...made, { ...scene, from, own: own && made.length === 0, cut: true }];
  }
  private put(seat: number, shown: Shown): void {
    this.shown = { ...this.shown, [seat]: shown };
  }
  private queue(seat: number, scenes: readonly Scene[]): void {
    // of a long film the end is shown
    this.waiting = { ...this.waiting, [seat]: scenes.slice(-MOST) };
  }
}
