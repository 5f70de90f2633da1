import { createContext } from "svelte";
import type { Decision } from "../../api/protocol";
import type { Anchor } from "../../table/board-interaction.svelte";
import type { CardFacts, TerraformingComponents } from "./components";
import type { Resource, Tag, TerraformingView } from "./view";

/** Looks things up in the components and in the view, and remembers what somebody wants to see large. */
export class Lookup {
  /** The player whose cards are open. */
  openSeat: number | null = $state(null);
  /** The card under the pointer, shown large beside it. */
  preview: { card: string; anchor: Anchor } | null = $state.raw(null);

  constructor(
    private readonly components: () => TerraformingComponents | null,
    private readonly view: () => TerraformingView,
    private readonly decision: () => Decision | null,
    readonly player: (seat: number) => string,
    private readonly open: (card: string) => void = () => undefined,
  ) {}

  private readonly cards = $derived.by(() => {
    const all = this.components();
    return new Map([...(all?.cards ?? []), ...(all?.corporations ?? [])].map((card) => [card.id, card]));
  });
  /** Why a thing can't be used now, by its name. */
  private readonly reasons = $derived.by(
    () => new Map(this.decision()?.barred.map(({ touches, why }) => [touches[0] ?? "", why])),
  );

  card(id: string): CardFacts | undefined {
    return this.cards.get(id);
  }
  cardName(id: string): string {
    return this.card(id)?.name ?? id;
  }
  resourceName(resource: Resource): string {
    return this.components()?.names.resources[resource] ?? resource;
  }
  tagName(tag: Tag): string {
    return this.components()?.names.tags[tag] ?? tag;
  }
  kindName(kind: string): string {
    return this.components()?.names.kinds[kind] ?? kind;
  }
  why(name: string): string | undefined {
    return this.reasons.get(name);
  }
  /** Whether the requirement of a card of the own hand is met; unknown of any other card. */
  met(card: string): boolean | undefined {
    const view = this.view();
    return card in view.prices ? !view.unmet.includes(card) : undefined;
  }

  readonly details = (card: string): void => {
    this.preview = null;
    this.open(card);
  };
  point(card: string): (anchor: Anchor | null) => void {
    return (anchor) => (this.preview = anchor ? { card, anchor } : null);
  }
}

export const [useLookup, provideLookup] = createContext<Lookup>();
