import { createContext } from "svelte";
import type { Option } from "../api/protocol";
import { settings } from "../settings.svelte";
import { click, litNames, oneClickAway, optionsTouching, type Light, type Names } from "./lights";
import type { TableSession } from "./session.svelte";

/** A thing drawn on a board, beside which something can be shown. */
export type Anchor = HTMLElement | SVGElement;

/** A small list of options beside the thing that was clicked. */
export interface Choice {
  options: Option[];
  /** The board itself shows what there is to choose: the list can wait until it is asked for. */
  onBoard: boolean;
  anchor: Anchor;
}

/** Which things on a board are lit, and what a click on them does. Knows options, no game. */
export class BoardLights {
  private picked: readonly Names[] = $state.raw([]);
  choice: Choice | null = $state.raw(null);
  /** The option under the pointer or the focus, in the list or the chooser. */
  aim: Option | null = $state.raw(null);
  /** The thing under the pointer or the focus. */
  over: { names: Names; anchor: Anchor } | null = $state.raw(null);

  constructor(private readonly session: TableSession) {}

  get options(): Option[] {
    return this.session.decision?.options ?? [];
  }
  private readonly lights = $derived.by(() => litNames(this.options, this.picked));
  private readonly hinted = $derived.by(() => {
    const action = this.session.hint?.action;
    return new Set(this.options.find((option) => option.action === action)?.touches);
  });

  lit(names: Names): Light | null {
    const lights = names.map((name) => this.lights.get(name));
    return lights.includes("first") ? "first" : lights.includes("also") ? "also" : null;
  }
  isPicked(names: Names): boolean {
    return this.picked.some((group) => group.some((name) => names.includes(name)));
  }
  isAimed(names: Names): boolean {
    return this.aim?.touches.some((name) => names.includes(name)) ?? false;
  }
  isHinted(names: Names): boolean {
    return names.some((name) => this.hinted.has(name));
  }
  /** What a click could do, in words. */
  says(names: Names): string[] {
    return optionsTouching(this.options, [...this.picked, names]).map((option) => option.label);
  }
  /** Whether an option in the list belongs to the thing under the pointer. */
  belongs(option: Option): boolean {
    return this.over !== null && option.touches.some((name) => this.over?.names.includes(name));
  }

  click(names: Names, anchor: Anchor): void {
    const result = click(this.options, this.picked, names);
    if (!result) return;
    if ("choose" in result) this.offer(result.choose, result.picked, anchor);
    else if (settings.confirm) this.offer([result.act], [...this.picked, names], anchor);
    else this.act(result.act);
  }
  act(option: Option): void {
    this.clear();
    this.session.act(option);
  }
  clear(): void {
    this.picked = [];
    this.choice = null;
    this.aim = null;
    this.over = null;
  }

  private offer(options: Option[], picked: readonly Names[], anchor: Anchor): void {
    this.picked = picked;
    this.choice = { options, anchor, onBoard: options.length > 1 && oneClickAway(options, picked) };
    this.over = null;
  }
}

export const [useLights, provideLights] = createContext<BoardLights>();
