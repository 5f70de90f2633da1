import { createContext } from "svelte";
import { i18n } from "../../i18n/index.svelte";
import type { Anchor } from "../../table/board-interaction.svelte";
import type { CharacterFacts, EventFacts, MissionComponents, ResourceFacts, ZoneFacts } from "./components";
import { drawMars, type MarsMap, type Shape } from "./map/geometry";
import {
  CHARACTERS,
  type Character,
  destination,
  type MissionView,
  type Resource,
  type ShipView,
  type ZoneView,
} from "./view";

/** What somebody wants to see large: an event card, a character or a zone. */
export type Subject = { event: string } | { character: Character } | { zone: string };

/** Looks things up in the components and says what they are, for eyes and for ears. */
export class Lookup {
  open: Subject | null = $state.raw(null);
  /** What is under the pointer, shown large beside it. */
  preview: { subject: Subject; anchor: Anchor } | null = $state.raw(null);
  /** A zone somebody points at by something that belongs to it: a ship, a token. */
  pointed: string | null = $state(null);

  constructor(
    private readonly components: () => MissionComponents | null,
    private readonly view: () => MissionView | null = () => null,
    readonly player: (seat: number) => string = String,
  ) {}

  private readonly zones = $derived.by(() => new Map(this.components()?.zones.map((zone) => [zone.zone, zone])));
  private readonly resources = $derived.by(
    () => new Map(this.components()?.resources.map((resource) => [resource.resource, resource])),
  );
  private readonly characters = $derived.by(
    () => new Map(this.components()?.characters.map((character) => [character.character, character])),
  );
  private readonly events = $derived.by(() => new Map(this.components()?.cards.map((card) => [card.id, card])));
  readonly map: MarsMap = $derived.by(() => drawMars(this.components()?.zones ?? []));
  private readonly shapes = $derived.by(() => new Map(this.map.shapes.map((shape) => [shape.zone, shape])));

  zone(id: string): ZoneFacts | undefined {
    return this.zones.get(id);
  }
  shape(id: string): Shape | undefined {
    return this.shapes.get(id);
  }
  zoneName(id: string): string {
    return this.zone(id)?.name ?? id;
  }
  resource(id: Resource): ResourceFacts | undefined {
    return this.resources.get(id);
  }
  resourceName(id: Resource): string {
    return this.resource(id)?.name ?? id;
  }
  character(id: Character): CharacterFacts | undefined {
    return this.characters.get(id);
  }
  characterName(id: Character): string {
    return this.character(id)?.name ?? id;
  }
  number(id: Character): number {
    return this.character(id)?.number ?? CHARACTERS.indexOf(id) + 1;
  }
  event(id: string | null): EventFacts | undefined {
    return id === null ? undefined : this.events.get(id);
  }

  /** "Ann: 2, Bob: 1", or that there is nobody. */
  people(counts: readonly number[]): string {
    const there = counts.flatMap((count, seat) =>
      count > 0 ? [i18n.words.mission.each({ name: this.player(seat), n: count })] : [],
    );
    return there.join(", ") || i18n.words.mission.nobody;
  }
  spokenAstronauts(place: string, seat: number, count: number): string {
    const value = i18n.words.mission.astronauts({ n: count });
    return i18n.words.app.labelled({ label: [place, this.player(seat)].join(", "), value });
  }
  spokenZone(zone: ZoneView): string {
    const words = i18n.words.mission;
    return [
      `${this.zoneName(zone.zone)}, ${zone.outer ? words.outer : words.central}`,
      zone.resource ? this.resourceName(zone.resource) : words.unexplored,
      ...(zone.pot > 0 ? [words.waiting({ n: zone.pot })] : []),
      ...(zone.token_taken_by !== null ? [words.tokenTakenBy({ name: this.player(zone.token_taken_by) })] : []),
      this.people(zone.astronauts),
    ].join(", ");
  }
  spokenDiscovery(zone: ZoneView): string {
    const words = i18n.words.mission;
    const beside = words.discoveryAt({ zone: this.zoneName(zone.zone) });
    const card = this.event(zone.discovery?.card ?? null);
    const known = zone.discovery?.known_by.map(this.player) ?? [];
    return [
      i18n.words.app.labelled({ label: beside, value: card ? card.name : words.hidden }),
      ...(known.length ? [words.knownBy({ names: known })] : []),
    ].join(", ");
  }
  spokenShip(ship: ShipView, slot: number): string {
    const words = i18n.words.mission;
    const zone = destination(ship);
    const aboard = ship.crew.reduce((sum, count) => sum + count, 0);
    return [
      words.ship({ n: slot + 1 }),
      zone ? words.to({ zone: this.zoneName(zone) }) : words.manual,
      words.seats({ taken: aboard, of: ship.seats }),
      this.people(ship.crew),
      ...(ship.flying ? [words.flying] : []),
    ].join(", ");
  }
  /** The ships on their way to a zone, or about to fly there, by their slots. */
  shipsTo(zone: string): number[] {
    return this.view()?.pad.flatMap((ship, slot) => (ship && destination(ship) === zone ? [slot] : [])) ?? [];
  }

  inspect(subject: Subject | null): (() => void) | undefined {
    return subject === null ? undefined : () => (this.open = subject);
  }
  point(subject: Subject | null): ((anchor: Anchor | null) => void) | undefined {
    return subject === null ? undefined : (anchor) => (this.preview = anchor ? { subject, anchor } : null);
  }
  pointZone(zone: string | null): ((anchor: Anchor | null) => void) | undefined {
    return zone === null ? undefined : (anchor) => (this.pointed = anchor ? zone : null);
  }
}

export const [useLookup, provideLookup] = createContext<Lookup>();
