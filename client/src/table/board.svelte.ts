import { createContext } from "svelte";
import type { Option } from "../api/protocol";
import type { GameFace, Gathering } from "../games/face";
import { i18n } from "../i18n/index.svelte";
import { settings } from "../settings.svelte";
import { click, litNames, oneClickAway, optionsTouching, type Light, type Names } from "./lights";
import type { BoardSession } from "./board-session";

/** A thing drawn on a board, beside which something can be shown. */
export type Anchor = HTMLElement | SVGElement;

/** A small list of options beside the thing that was clicked. */
export interface Choice {
  options: Option[];
  /** The board itself shows what there is to choose: the list can wait until it is asked for. */
  onBoard: boolean;
  anchor: Anchor;
}

/** An option that waits for a yes, and why it does. */
export interface Proposal {
  option: Option;
  question: string | null;
}

/** Brings a thing on the board into sight; says whether it is there. */
export function show(name: string): boolean {
  const drawn = [...document.querySelectorAll(`[data-touch~="${name}"]`)];
  const thing = drawn.find((element) => element.getClientRects().length > 0);
  thing?.scrollIntoView({ block: "center" });
  return thing !== undefined;
}

/** What a game says about its options besides drawing them. */
export type Manners = Pick<GameFace, "gathers" | "asks" | "Detail">;

/** Which things on a board are lit, and what a click on them does. Knows options, no game. */
export class BoardLights {
  private picked: readonly Names[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  /** The option under the pointer or the focus, in the list or the chooser. */
  aim: Option | null = $state.raw(null);
  /** Where the list shows that option. */
  aimAt: Anchor | null = $state.raw(null);
  /** An option to be confirmed. */
  proposal: Proposal | null = $state.raw(null);
  /** The steps chosen so far of an answer that is put together. */
  private chosen: readonly number[] = $state.raw([]);
  /** The same for answers that were left to change something before them. */
  private readonly remembered = new Map<string, readonly number[]>();
  /** The thing under the pointer or the focus; a quiet one says by itself what a click will do. */
  over: { names: Names; anchor: Anchor; quiet: boolean } | null = $state.raw(null);
  /** What the name of a thing under the pointer or the focus stands for, in the log or wherever it is told. */
  named: { names: Names; anchor: Anchor } | null = $state.raw(null);
  /** The things of what is being told step by step. */
  told: Names = $state.raw([]);

  /** Things that words speak of just now, such as a line of the log: shown on the board, whatever the options are. */
  pointed: readonly string[] = $state.raw([]);

  /** The card whose details are open. */
  detail: string | null = $state(null);

  /** Brings a thing into sight, in whatever part of the page it lies. */
  bring: (name: string) => unknown = show;

  constructor(
    private readonly session: BoardSession,
    private readonly manners: () => Manners | null = () => null,
  ) {}

  get options(): Option[] {
    return this.session.decision?.options ?? [];
  }
  private readonly lights = $derived.by(() => litNames(this.options, this.picked));
  private readonly hinted = $derived.by(() => {
    const action = this.session.hint?.options[0]?.action;
    return new Set(this.options.find((option) => option.action === action)?.touches);
  });

  readonly gathering: Gathering | null = $derived.by(() => {
    const { decision, shown } = this.session;
    return decision && shown ? (this.manners()?.gathers?.(decision, shown) ?? null) : null;
  });
  /** The options chosen so far of an answer that is put together, in the order in which they are sent. */
  readonly gathered: Option[] = $derived.by(() =>
    this.gathering ? this.options.filter((option) => this.chosen.includes(option.action)) : [],
  );
  /** What closes the answer that is put together, where it may be closed without another step. */
  readonly closing: Option | null = $derived.by(
    () => this.options.find((option) => option.verb === this.gathering?.close) ?? null,
  );

  /** Whether the game can tell all about one card by itself. */
  get hasDetails(): boolean {
    return this.manners()?.Detail !== undefined;
  }

  lit(names: Names): Light | null {
    const lights = names.map((name) => this.lights.get(name));
    return lights.includes("first") ? "first" : lights.includes("also") ? "also" : null;
  }
  isPicked(names: Names): boolean {
    if (this.gathered.some((option) => names.includes(option.touches[0] ?? ""))) return true;
    return this.picked.some((group) => group.some((name) => names.includes(name)));
  }
  isAimed(names: Names): boolean {
    return this.aim?.touches.some((name) => names.includes(name)) ?? false;
  }
  isPointed(names: Names): boolean {
    const pointed = this.named?.names ?? [...this.pointed, ...this.told];
    return pointed.some((name) => names.includes(name));
  }
  isHinted(names: Names): boolean {
    return names.some((name) => this.hinted.has(name));
  }
  /** What a click could do. */
  touching(names: Names): Option[] {
    return optionsTouching(this.options, [...this.picked, names]);
  }
  /** The same in words. */
  says(names: Names): string[] {
    return this.touching(names).map((option) => option.label);
  }
  /** Points at an option where the list shows it. */
  aimAtOption(option: Option | null, anchor: Anchor | null = null): void {
    this.aim = option;
    this.aimAt = anchor;
  }
  /** Whether an option in the list belongs to the thing under the pointer. */
  belongs(option: Option): boolean {
    return this.over !== null && option.touches.some((name) => this.over?.names.includes(name));
  }

  click(names: Names, anchor: Anchor): void {
    const result = click(this.options, this.picked, names);
    if (!result) return;
    if ("act" in result) this.act(result.act);
    else if (this.gathering) return;
    else this.offer(result.choose, result.picked, anchor);
  }
  /** Carries an option out, or asks first; a step of an answer that is put together is chosen, or no longer. */
  act(option: Option): void {
    if (this.gathering) {
      if (option.verb === this.gathering.close) this.finish();
      else this.toggle(option);
      return;
    }
    const { decision } = this.session;
    const question = (decision && this.manners()?.asks?.(decision, option, i18n.words)) ?? option.warning;
    this.clear();
    if (question !== null || settings.confirm) this.proposal = { option, question };
    else this.session.act(option);
  }
  /** Does what a hint says, without asking: the step of an answer that is put together is only chosen. */
  follow(option: Option): void {
    if (!this.gathering) this.session.act(option);
    else if (!this.isGathered(option)) this.act(option);
  }
  confirm(): void {
    const { proposal } = this;
    this.clear();
    if (proposal) this.session.act(proposal.option);
  }
  isGathered(option: Option): boolean {
    return this.gathered.includes(option);
  }
  private toggle({ action }: Option): void {
    if (this.chosen.includes(action)) this.chosen = this.chosen.filter((other) => other !== action);
    // where there is one to choose, another one takes its place
    else if (this.gathering?.most === 1) this.chosen = [action];
    else if (this.gathered.length < (this.gathering?.most ?? 0)) this.chosen = [...this.chosen, action];
    const name = this.gathering?.remembered;
    if (name !== undefined) this.remembered.set(name, this.chosen);
  }
  /** Sends the answer that was put together. */
  finish(): void {
    const { gathered, closing, gathering } = this;
    if (!gathering) return;
    this.remembered.clear();
    if (gathered.length > 0) this.session.answer(gathered, gathering.close);
    else if (closing) this.session.act(closing);
  }
  /** Lets go of what was begun; what was gathered stays. */
  clear(): void {
    this.picked = [];
    this.choice = null;
    this.aim = null;
    this.aimAt = null;
    this.over = null;
    this.named = null;
    this.proposal = null;
  }
  /** Another decision: nothing of what was begun is of use. */
  reset(): void {
    this.clear();
    const { most = 0, remembered } = this.gathering ?? {};
    const before = remembered === undefined ? [] : (this.remembered.get(remembered) ?? []);
    this.chosen = before.filter((action) => this.options.some((option) => option.action === action)).slice(0, most);
  }

  private offer(options: Option[], picked: readonly Names[], anchor: Anchor): void {
    this.picked = picked;
    this.choice = { options, anchor, onBoard: options.length > 1 && oneClickAway(options, picked) };
    this.over = null;
  }
}

export const [useLights, provideLights] = createContext<BoardLights>();
