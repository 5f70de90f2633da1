import { SPECTATOR, type Decision, type LogLine, type ReplayCourse, type ViewMessage } from "../api/protocol";
import type { Api, Eyes } from "../api/http";
import { i18n } from "../i18n/index.svelte";
import type { BoardSession } from "../table/board-session";
import { lastStep, linesBefore, within } from "./course";
import type { Moment } from "./moment";

/** How long a step is shown during playback at speed 1, in milliseconds. */
const PACE = 1200;
/** The number of positions kept, so that going back is quick. */
const KEPT = 120;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A finished game that is watched again. */
export class ReplaySession implements BoardSession {
  course: ReplayCourse | null = $state.raw(null);
  step: number = $state(0);
  eyes: Eyes = $state("");
  playing: boolean = $state(false);
  speed: number = $state(1);
  /** The newest position that has arrived, and its moment; it stays until the one asked for is there. */
  private drawn: { message: ViewMessage; moment: Moment } | null = $state.raw(null);
  private readonly positions = new Map<string, Promise<ViewMessage>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(
    readonly id: string,
    moment: Moment,
    private readonly api: Pick<Api, "replay" | "position">,
    private readonly failed: (error: unknown) => void,
  ) {
    this.step = moment.step;
    this.eyes = moment.eyes;
  }

  /** Asks for the course and the position again: with other eyes, or in another language. */
  async load(eyes: Eyes = this.eyes): Promise<void> {
    this.positions.clear();
    const turn = ++this.turn;
    try {
      const course = await this.api.replay(this.id, eyes);
      if (turn !== this.turn) return;
      [this.course, this.eyes] = [course, eyes];
      this.step = within(course, this.step);
      await this.show();
    } catch (error) {
      if (turn === this.turn) this.failed(error);
    }
  }
  close(): void {
    this.turn++;
    this.pause();
  }

  get last(): number {
    return this.course ? lastStep(this.course) : 0;
  }
  get moment(): Moment {
    return { step: this.step, eyes: this.eyes };
  }
  /** The moment of the position on the screen. */
  get drawnAt(): Moment | null {
    return this.drawn?.moment ?? null;
  }
  /** The position on the screen is not yet that of the step, or is seen with other eyes. */
  get behind(): boolean {
    return this.drawnAt?.step !== this.step || this.drawnAt.eyes !== this.eyes;
  }

  go(step: number): void {
    if (!this.course) return;
    this.step = within(this.course, step);
    void this.show().catch(this.failed);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  play(): void {
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // a position that is late is waited for, so that none is skipped
      if (!this.behind) this.go(this.step + 1);
      if (this.step >= this.last) this.pause();
      else this.wait();
    }, PACE / this.speed);
  }

  private async show(): Promise<void> {
    const { moment, turn } = this;
    const { step } = moment;
    const message = await this.position(step);
    if (turn !== this.turn || step !== this.step) return;
    this.drawn = { message, moment };
    if (step < this.last) void this.position(step + 1).catch(() => this.positions.delete(this.key(step + 1)));
  }
  private position(step: number): Promise<ViewMessage> {
    const key = this.key(step);
    const known = this.positions.get(key);
    if (known) return known;
    const asked = this.api.position(this.id, step, this.eyes);
    asked.catch(() => this.positions.delete(key));
    this.positions.set(key, asked);
    const oldest = this.positions.keys().next().value;
    if (this.positions.size > KEPT && oldest !== undefined) this.positions.delete(oldest);
    return asked;
  }
  private key(step: number): string {
    return `${this.eyes} ${step}`;
  }

  // ---- what a board needs

  get shown(): ViewMessage | null {
    return this.drawn?.message ?? null;
  }
  /** A finished game has no decision to answer. */
  readonly decision: Decision | null = null;
  readonly waitingForServer = false;
  readonly hint = null;
  readonly thinking: readonly number[] = [];
  get log(): readonly LogLine[] {
    return this.course?.lines.slice(0, this.course.steps[this.step]?.lines) ?? [];
  }
  get readLines(): number {
    return this.course ? linesBefore(this.course, this.step) : 0;
  }
  name(seat: number): string {
    return this.course?.names[seat] ?? i18n.words.table.player({ n: seat + 1 });
  }
  /** The seat whose eyes are looked through. */
  get seat(): number {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : SPECTATOR;
  }
  readonly act = (): void => undefined;
  readonly answer = (): void => undefined;
  readonly askPreview = (): void => undefined;
  preview(): null {
    return null;
  }
}
