import { createContext } from "svelte";
import { i18n } from "../../i18n/index.svelte";
import type { Anchor } from "../../table/board-interaction.svelte";
import type { BuildingFacts, CardFacts, MarsComponents } from "./components";
import type { Colour, Connected, Held } from "./view";

/** Looks things up in the components and says what a card is, for eyes and for ears. */
export class Lookup {
  /** The card somebody wants to see large. */
  open: string | null = $state(null);
  /** The building somebody wants to know more about. */
  looked: Colour | null = $state(null);
  /** The card under the pointer, shown large beside it. */
  preview: { card: string; anchor: Anchor } | null = $state.raw(null);

  constructor(private readonly components: () => MarsComponents | null) {}

  private readonly cards = $derived.by(() => new Map(this.components()?.cards.map((card) => [card.id, card])));
  private readonly buildings = $derived.by(
    () => new Map(this.components()?.buildings.map((building) => [building.building, building])),
  );

  card(id: string | null): CardFacts | undefined {
    return id === null ? undefined : this.cards.get(id);
  }
  building(name: string): BuildingFacts | undefined {
    return this.buildings.get(name);
  }
  colour(name: Colour): string {
    return this.building(name)?.name ?? name;
  }
  /** A card by name and value; what it does is written on its face. */
  spoken(id: string): string {
    const card = this.card(id);
    return card ? `${card.name}, ${i18n.words.pocketMars.value({ n: card.value })}` : "";
  }
  held(card: Held): string {
    const words = i18n.words.pocketMars;
    if (card.card === null) return words.hidden({ colour: this.colour(card.colour) });
    return `${this.card(card.card)?.name ?? this.colour(card.colour)}, ${words.seen}`;
  }
  connected(card: Connected): string {
    const words = i18n.words.pocketMars;
    if (card.face_down) return `${words.hidden({ colour: this.colour(card.colour) })}, ${words.faceDown}`;
    return `${this.card(card.card)?.name ?? this.colour(card.colour)}, ${words.value({ n: card.value })}`;
  }
  inspect(id: string | null): (() => void) | undefined {
    return id === null ? undefined : () => (this.open = id);
  }
  point(id: string | null): ((anchor: Anchor | null) => void) | undefined {
    return id === null ? undefined : (anchor) => (this.preview = anchor ? { card: id, anchor } : null);
  }
}

export const [useLookup, provideLookup] = createContext<Lookup>();
