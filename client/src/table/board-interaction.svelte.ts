import { createContext } from "svelte";
import type { Option } from "../api/protocol";
import type { GameDescriptor, MultiSelect } from "../games/descriptor";
import { i18n } from "../i18n/index.svelte";
import { settings } from "../settings.svelte";
import { click, highlightedNames, oneClickAway, optionsTouching, type Highlight, type Names } from "./highlights";
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
export function scrollToThing(name: string): boolean {
  const drawn = [...document.querySelectorAll(`[data-touch~="${name}"]`)];
  const thing = drawn.find((element) => element.getClientRects().length > 0);
  thing?.scrollIntoView({ block: "center" });
  return thing !== undefined;
}

/** What a game says about its options besides drawing them. */
export type BoardBehaviour = Pick<GameDescriptor, "multiSelect" | "confirmation" | "Detail">;

/** Which things on a board are lit, and what a click on them does. Knows options, no game. */
export class BoardInteraction {
  private picked: readonly Names[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  /** The option under the pointer or the focus, in the list or the chooser. */
  aimedOption: Option | null = $state.raw(null);
  /** Where the list shows that option. */
  aimedAt: Anchor | null = $state.raw(null);
  /** An option to be confirmed. */
  proposal: Proposal | null = $state.raw(null);
  /** The steps chosen so far of an answer that is put together. */
  private chosen: readonly number[] = $state.raw([]);
  /** The same for answers that were left to change something before them. */
  private readonly remembered = new Map<string, readonly number[]>();
  /** The thing under the pointer or the focus; a quiet one says by itself what a click will do. */
  hovered: { names: Names; anchor: Anchor; quiet: boolean } | null = $state.raw(null);
  /** What the name of a thing under the pointer or the focus stands for, in the log or wherever it is told. */
  namedThing: { names: Names; anchor: Anchor } | null = $state.raw(null);
  /** The things of what is being told step by step. */
  stepThings: Names = $state.raw([]);

  /** Things that words speak of just now, such as a line of the log: shown on the board, whatever the options are. */
  pointed: readonly string[] = $state.raw([]);

  /** The card whose details are open. */
  detail: string | null = $state(null);

  /** Brings a thing into sight, in whatever part of the page it lies. */
  reveal: (name: string) => unknown = scrollToThing;

  constructor(
    private readonly session: BoardSession,
    private readonly behaviour: () => BoardBehaviour | null = () => null,
  ) {}

  get options(): Option[] {
    return this.session.decision?.options ?? [];
  }
  private readonly highlights = $derived.by(() => highlightedNames(this.options, this.picked));
  private readonly hinted = $derived.by(() => {
    const action = this.session.hint?.options[0]?.action;
    return new Set(this.options.find((option) => option.action === action)?.touches);
  });

  readonly multiSelect: MultiSelect | null = $derived.by(() => {
    const { decision, shown } = this.session;
    return decision && shown ? (this.behaviour()?.multiSelect?.(decision, shown) ?? null) : null;
  });
  /** The options chosen so far of an answer that is put together, in the order in which they are sent. */
  readonly selected: Option[] = $derived.by(() =>
    this.multiSelect ? this.options.filter((option) => this.chosen.includes(option.action)) : [],
  );
  /** What closes the answer that is put together, where it may be closed without another step. */
  readonly closing: Option | null = $derived.by(
    () => this.options.find((option) => option.verb === this.multiSelect?.close) ?? null,
  );

  /** Whether the game can tell all about one card by itself. */
  get hasDetails(): boolean {
    return this.behaviour()?.Detail !== undefined;
  }

  lit(names: Names): Highlight | null {
    const found = names.map((name) => this.highlights.get(name));
    return found.includes("first") ? "first" : found.includes("also") ? "also" : null;
  }
  isPicked(names: Names): boolean {
    if (this.selected.some((option) => names.includes(option.touches[0] ?? ""))) return true;
    return this.picked.some((group) => group.some((name) => names.includes(name)));
  }
  isAimed(names: Names): boolean {
    return this.aimedOption?.touches.some((name) => names.includes(name)) ?? false;
  }
  isPointed(names: Names): boolean {
    const pointed = this.namedThing?.names ?? [...this.pointed, ...this.stepThings];
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
  labelsOf(names: Names): string[] {
    return this.touching(names).map((option) => option.label);
  }
  /** Points at an option where the list shows it. */
  aimAt(option: Option | null, anchor: Anchor | null = null): void {
    this.aimedOption = option;
    this.aimedAt = anchor;
  }
  /** Whether an option in the list belongs to the thing under the pointer. */
  belongs(option: Option): boolean {
    return this.hovered !== null && option.touches.some((name) => this.hovered?.names.includes(name));
  }

  click(names: Names, anchor: Anchor): void {
    const result = click(this.options, this.picked, names);
    if (!result) return;
    if ("act" in result) this.act(result.act);
    else if (this.multiSelect) return;
    else this.offer(result.choose, result.picked, anchor);
  }
  /** Carries an option out, or asks first; a step of an answer that is put together is chosen, or no longer. */
  act(option: Option): void {
    if (this.multiSelect) {
      if (option.verb === this.multiSelect.close) this.finish();
      else this.toggle(option);
      return;
    }
    const { decision } = this.session;
    const question = (decision && this.behaviour()?.confirmation?.(decision, option, i18n.words)) ?? option.warning;
    this.clear();
    if (question !== null || settings.confirm) this.proposal = { option, question };
    else this.session.act(option);
  }
  /** Does what a hint says, without asking: the step of an answer that is put together is only chosen. */
  follow(option: Option): void {
    if (!this.multiSelect) this.session.act(option);
    else if (!this.isSelected(option)) this.act(option);
  }
  confirm(): void {
    const { proposal } = this;
    this.clear();
    if (proposal) this.session.act(proposal.option);
  }
  isSelected(option: Option): boolean {
    return this.selected.includes(option);
  }
  private toggle({ action }: Option): void {
    if (this.chosen.includes(action)) this.chosen = this.chosen.filter((other) => other !== action);
    // where there is one to choose, another one takes its place
    else if (this.multiSelect?.most === 1) this.chosen = [action];
    else if (this.selected.length < (this.multiSelect?.most ?? 0)) this.chosen = [...this.chosen, action];
    const name = this.multiSelect?.remembered;
    if (name !== undefined) this.remembered.set(name, this.chosen);
  }
  /** Sends the answer that was put together. */
  finish(): void {
    const { selected, closing, multiSelect } = this;
    if (!multiSelect) return;
    this.remembered.clear();
    if (selected.length > 0) this.session.answer(selected, multiSelect.close);
    else if (closing) this.session.act(closing);
  }
  /** Lets go of what was begun; what was gathered stays. */
  clear(): void {
    this.picked = [];
    this.choice = null;
    this.aimedOption = null;
    this.aimedAt = null;
    this.hovered = null;
    this.namedThing = null;
    this.proposal = null;
  }
  /** Another decision: nothing of what was begun is of use. */
  reset(): void {
    this.clear();
    const { most = 0, remembered } = this.multiSelect ?? {};
    const before = remembered === undefined ? [] : (this.remembered.get(remembered) ?? []);
    this.chosen = before.filter((action) => this.options.some((option) => option.action === action)).slice(0, most);
  }

  private offer(options: Option[], picked: readonly Names[], anchor: Anchor): void {
    this.picked = picked;
    this.choice = { options, anchor, onBoard: options.length > 1 && oneClickAway(options, picked) };
    this.hovered = null;
  }
}

export const [useInteraction, provideInteraction] = createContext<BoardInteraction>();
