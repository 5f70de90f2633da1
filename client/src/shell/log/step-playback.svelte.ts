import { untrack } from "svelte";
import type { BoardProps } from "../../games/descriptor";
import { useInteraction } from "../../table/board-interaction.svelte";
import { beyond, firstAfter, follow, newest, thingsOf, unseen, type Step } from "./steps";
import { settings } from "../../settings.svelte";
import { prefersReducedMotion } from "../ui/motion";

/** Time to read a step, in milliseconds: a moment for itself, and some for each line. */
const PAUSE = 1000;
const PAUSE_PER_LINE = 450;
const LONGEST_PAUSE = 4000;

/**
 * Goes through what happened step by step: by hand or automatically. A returning viewer begins with
 * the first step not yet seen. Meanwhile the things of the step are shown on the board.
 */
export class StepPlayback<S extends Step> {
  at: number = $state(0);
  /** Where the board itself plays back what others did, this only keeps up with it. */
  playing: boolean = $state(settings.playback === "off" && !prefersReducedMotion());
  /** Whether the pointer or the focus is on the player. */
  near: boolean = $state(false);
  /** Whether the viewer went to a step by hand; else the step is that on the board. */
  private browsing = false;
  private seen = 0;
  private acted = 0;

  constructor(
    private readonly session: () => BoardProps["session"],
    private readonly all: () => readonly S[],
  ) {
    $effect(() => {
      const [length, mark] = [this.session().log.length, this.read];
      untrack(() => this.catchUp(length, mark));
    });
    $effect(() => {
      const { forward, step } = this;
      if (!this.playing || forward === null || !step) return;
      const timer = setTimeout(
        () => (this.at = forward),
        Math.min(PAUSE + PAUSE_PER_LINE * step.lines.length, LONGEST_PAUSE),
      );
      return () => clearTimeout(timer);
    });
    const interaction = useInteraction();
    $effect(() => {
      const moving = this.playing && this.forward !== null && this.fresh.length > 0;
      interaction.stepThings = this.step && (this.near || moving) ? thingsOf(this.step) : [];
      return () => (interaction.stepThings = []);
    });
  }

  /** After an action of their own a viewer is at the end; else they go on with what is new, or where they stopped. */
  private catchUp(length: number, mark: number): void {
    const { steps } = this;
    if (mark !== this.acted) this.browsing = false;
    if (settings.playback !== "off" && !this.browsing) this.at = newest(steps);
    else if (this.seen === 0) this.at = mark > 0 ? firstAfter(steps, mark) : newest(steps);
    else this.at = mark === this.acted ? follow(steps, this.at, this.seen) : newest(steps);
    [this.seen, this.acted] = [length, mark];
  }

  readonly steps: readonly S[] = $derived.by(() => this.all());
  readonly step: S | undefined = $derived.by(() => this.steps[Math.min(this.at, this.steps.length - 1)]);
  readonly back: number | null = $derived.by(() => beyond(this.steps, this.at, -1));
  readonly forward: number | null = $derived.by(() => beyond(this.steps, this.at, 1));
  /** The steps of the same generation, round or turn, with their places. */
  readonly chapter: { step: S; index: number }[] = $derived.by(() =>
    this.steps.flatMap((step, index) => (step.chapter === this.step?.chapter ? [{ step, index }] : [])),
  );
  /** How long the log was when this device last looked; 0 where it never did. */
  readonly read: number = $derived.by(() => this.session().readLines);
  /** What others did since this device last looked. */
  readonly fresh: S[] = $derived.by(() =>
    this.read > 0 ? unseen(this.steps, this.read, this.session().shown?.seat ?? -1) : [],
  );

  isFresh(step: S): boolean {
    return this.fresh.includes(step);
  }
  go(index: number | null): void {
    if (index === null) return;
    this.at = index;
    this.playing = false;
    this.browsing = index !== newest(this.steps);
  }
  play(): void {
    this.playing = !this.playing;
    this.browsing = true;
    if (!this.playing || this.forward !== null) return;
    const first = this.chapter[0]?.step.until ?? 1;
    this.at = firstAfter(this.steps, this.read > 0 ? this.read : Math.max(0, first - 1));
  }
  /** All that is new was looked at. */
  done(): void {
    this.session().markRead?.();
  }
}
