import { i18n } from "../../i18n/index.svelte";
import { sentences } from "../../i18n/sentences";
import { useInteraction, type Anchor } from "../../table/board-interaction.svelte";
import type { Names } from "../../table/highlights";

/** What a thing on a board says and does besides what the options make of it. */
export interface TouchProps {
  names: Names;
  /** What the thing is, for screen readers. */
  label: string;
  class?: string;
  inspect?: (() => void) | undefined;
  inspectLabel?: string | undefined;
  onpoint?: ((anchor: Anchor | null) => void) | undefined;
  /** Whether it is shown by other means what a click will do. */
  quiet?: boolean | undefined;
}

/** How a thing on a board is lit, what it says, and what pointing at it and pressing it do. */
export class Touch {
  element: Anchor | undefined = $state.raw();
  private readonly interaction = useInteraction();

  /** Ends what pointing began. */
  private leave: () => void = () => undefined;

  constructor(private readonly props: () => TouchProps) {
    // What is taken off the board is no longer pointed at, although nothing has left it.
    $effect(() => (this.element ? this.unpoint : undefined));
  }

  readonly lit = $derived.by(() => this.interaction.lit(this.props().names));
  readonly picked = $derived.by(() => this.interaction.isPicked(this.props().names));
  readonly active = $derived.by(() => this.lit !== null || this.picked);
  readonly aimed = $derived.by(() => this.interaction.isAimed(this.props().names));
  readonly pointed = $derived.by(() => this.interaction.isPointed(this.props().names));
  readonly done = $derived.by(() => this.interaction.isDone(this.props().names));
  readonly hinted = $derived.by(() => this.interaction.isHinted(this.props().names));
  readonly spoken = $derived.by(() => {
    const { names, label, inspectLabel } = this.props();
    if (!this.active) return sentences([inspectLabel ?? label], i18n.words);
    const options = sentences(this.interaction.labelsOf(names), i18n.words);
    return sentences([label, i18n.words.table.now({ options })], i18n.words);
  });

  readonly point = (): void => {
    const { element: anchor } = this;
    if (!anchor) return;
    const { names, quiet = false, onpoint } = this.props();
    if (this.active) this.interaction.hovered = { names, anchor, quiet };
    onpoint?.(anchor);
    this.leave = () => {
      if (this.interaction.hovered?.anchor === anchor) this.interaction.hovered = null;
      onpoint?.(null);
    };
  };
  readonly unpoint = (): void => {
    const { leave } = this;
    this.leave = () => undefined;
    leave();
  };
  readonly press = (event: Event): void => {
    event.stopPropagation();
    if (!this.active || !this.element) return this.props().inspect?.();
    this.unpoint();
    this.interaction.click(this.props().names, this.element);
  };
}
