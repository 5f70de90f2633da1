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

/** Scrolls to a thing on the board; false if it is not drawn. */
export function scrollToThing(name: string): boolean {
  const drawn = [...document.querySelectorAll(`[data-touch~="${name}"]`)];
  const thing = drawn.find((element) => element.getClientRects().length > 0);
  thing?.scrollIntoView({ block: "center" });
  return thing !== undefined;
}

/** What a game decides about its options besides drawing them. */
export type BoardBehaviour = Pick<GameDescriptor, "multiSelect" | "confirmation" | "Detail">;

/** Which things on a board are highlighted, and what a click on them does. Knows options, but no game. */
export class BoardInteraction {
  private picked: readonly Names[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  /** The option under the pointer or the focus, in the list or the chooser. */
  aimedOption: Option | null = $state.raw(null);
  /** Where the list shows that option. */
  aimedAt: Anchor | null = $state.raw(null);
  /** An option to be confirmed. */
  proposal: Proposal | null = $state.raw(null);
  /** The actions selected so far of a multi-selection. */
  private chosen: readonly number[] = $state.raw([]);
  /** The same for multi-selections that were left to change an earlier answer. */
  private readonly remembered = new Map<string, readonly number[]>();
  /** The thing under the pointer or the focus; a quiet one says by itself what a click will do. */
  hovered: { names: Names; anchor: Anchor; quiet: boolean } | null = $state.raw(null);
  /** The thing whose name is under the pointer or the focus, in the log or another text. */
  namedThing: { names: Names; anchor: Anchor } | null = $state.raw(null);
  /** The things of the step that is shown. */
  stepThings: Names = $state.raw([]);

  /** The things of what is being played back. */
  doneThings: Names = $state.raw([]);

  /** Things that a text refers to, such as a lesson: shown on the board, whatever the options are. */
  pointed: readonly string[] = $state.raw([]);

  /** The card whose details are open. */
  detail: string | null = $state(null);

  /** Scrolls to a thing, in whatever part of the page it is. */
  reveal: (name: string) => unknown = scrollToThing;

  constructor(
    private readonly session: BoardSession,
    private readonly behaviour: () => BoardBehaviour | null = () => null,
  ) {}

  get options(): Option[] {
    return this.session.decision?.options ?? [];
  }
  private readonly highlights = $derived.by(() => highlightedNames(this.options, this.picked));
  readonly multiSelect: MultiSelect | null = $derived.by(() => {
    const { decision, shown } = this.session;
    return decision && shown ? (this.behaviour()?.multiSelect?.(decision, shown) ?? null) : null;
  });
  /** The options selected so far of a multi-selection, in the order in which they are sent. */
  readonly selected: Option[] = $derived.by(() =>
    this.multiSelect ? this.options.filter((option) => this.chosen.includes(option.action)) : [],
  );
  /** What a hint says to do now: the first of its actions, or all of them in a multi-selection. */
  readonly hinted: Option[] = $derived.by(() => {
    const actions = this.session.hint?.actions ?? [];
    const now = this.multiSelect ? actions : actions.slice(0, 1);
    return this.options.filter((option) => now.includes(option.action));
  });
  /** What of it is not selected yet: the mark of a hint would hide that of a choice. */
  private readonly hintedNames = $derived.by(
    () => new Set(this.hinted.filter((option) => !this.isSelected(option)).flatMap(({ touches }) => touches)),
  );
  /** The option that ends the multi-selection, where it may end without another step. */
  readonly closing: Option | null = $derived.by(
    () => this.options.find((option) => option.verb === this.multiSelect?.close) ?? null,
  );

  /** Whether the game has a dialog for the details of a card. */
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
  /** Whether something was just done to it. */
  isDone(names: Names): boolean {
    return this.doneThings.some((name) => names.includes(name));
  }
  isHinted(names: Names): boolean {
    return names.some((name) => this.hintedNames.has(name));
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
  /** Carries an option out, or asks first; in a multi-selection, toggles the option. */
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
  /** The steps of a multi-selection that a hint says to choose. */
  readonly hintedSteps: Option[] = $derived.by(() =>
    this.multiSelect ? this.hinted.filter(({ verb }) => verb !== this.multiSelect?.close) : [],
  );
  /** Does what the hint says, without asking; steps of a multi-selection are only chosen, not sent. */
  followHint(): void {
    const [first] = this.hinted;
    if (!first) return;
    if (this.hintedSteps.length) this.select(this.hintedSteps.map(({ action }) => action));
    else this.session.act(first);
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
    if (this.chosen.includes(action)) this.select(this.chosen.filter((other) => other !== action));
    // where there is one to choose, another one takes its place
    else if (this.multiSelect?.most === 1) this.select([action]);
    else if (this.selected.length < (this.multiSelect?.most ?? 0)) this.select([...this.chosen, action]);
  }
  private select(actions: number[]): void {
    this.chosen = actions;
    const name = this.multiSelect?.remembered;
    if (name !== undefined) this.remembered.set(name, this.chosen);
  }
  /** Sends the multi-selection. */
  finish(): void {
    const { selected, closing, multiSelect } = this;
    if (!multiSelect) return;
    this.remembered.clear();
    if (selected.length > 0) this.session.answer(selected, multiSelect.close);
    else if (closing) this.session.act(closing);
  }
  /** Drops what was begun; a multi-selection stays. */
  clear(): void {
    this.picked = [];
    this.choice = null;
    this.aimedOption = null;
    this.aimedAt = null;
    this.hovered = null;
    this.namedThing = null;
    this.proposal = null;
  }
  /** Starts over for another decision. */
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
