import type { Components, Provenance } from "../../api/protocol";
import type { Resource, Tag } from "./view";

/** The components of Terraforming Mars. */

export type CardKind = "automated" | "active" | "event" | "corporation";

/** A symbol on a card, and what stands at it. */
export interface CardIcon {
  icon: string;
  /** An unknown number is an "x". */
  number?: number | string;
  /** The number is a limit. */
  bound?: "min" | "max";
  production?: boolean;
  /** Aimed at, or counted among, all players. */
  any?: boolean;
  /** Another way to pay. */
  accepted?: boolean;
  /** Only the text of the card says all of it. */
  noted?: boolean;
}

export interface CardIcons {
  requirement: CardIcon[];
  /** Lines of symbols. */
  effect: CardIcon[][];
  ongoing: CardIcon[][];
  /** One line for each alternative. */
  action: CardIcon[][];
  points: CardIcon[];
}

export interface CardFacts {
  id: string;
  /** A corporation has neither number nor cost. */
  number: number | null;
  name: string;
  kind: CardKind;
  cost: number | null;
  tags: Tag[];
  /** The sentences of the card by its parts; empty where it has none. */
  requirement: string;
  effect: string;
  ongoing: string;
  action: string;
  points: string;
  /** All sentences together. */
  text: string;
  icons: CardIcons;
  /** Kind, tags and cubes as the language calls them. */
  called: { kind: string; tags: string[]; holds: string | null };
  /** The cubes that the card collects. */
  holds: string | null;
  deck: "base" | "corporate_era" | "beginner";
  provenance: Record<string, Provenance>;
}

export type SpaceKind = "land" | "volcano" | "ocean" | "noctis" | "off_map";

export interface SpaceFacts {
  space: string;
  name: string;
  kind: SpaceKind;
  /** Where it lies on the map; null for a colony off the map. */
  row: number | null;
  column: number | null;
  bonus: Partial<Record<Resource | "card", number>>;
  neighbours: string[];
  provenance: Record<string, Provenance>;
}

export interface MilestoneFacts {
  milestone: string;
  name: string;
  text: string;
  needed: number;
  price: number;
  /** What it counts, drawn. */
  icons: CardIcon[];
}

export interface AwardFacts {
  award: string;
  name: string;
  text: string;
  icons: CardIcon[];
}

export interface ProjectFacts {
  project: string;
  name: string;
  text: string;
  /** The printed price; what it costs a seat now is in the view. */
  price: number;
  /** What it brings, drawn. */
  icons: CardIcon[];
}

/** A step of a global parameter that brings something besides TR. */
export interface TrackBonus {
  value: number;
  /** A resource, a tile or another parameter. */
  brings: string;
  production: boolean;
  text: string;
}

export interface TrackFacts {
  parameter: "temperature" | "oxygen" | "oceans";
  name: string;
  first: number;
  last: number;
  step: number;
  bonuses: TrackBonus[];
}

export interface TerraformingComponents extends Components {
  cards: CardFacts[];
  corporations: CardFacts[];
  spaces: SpaceFacts[];
  milestones: MilestoneFacts[];
  awards: AwardFacts[];
  projects: ProjectFacts[];
  /** What plants and heat are converted to, drawn. */
  conversions: Record<"plants" | "heat", CardIcon[]>;
  /** So many can be claimed, and funded. */
  limits: { milestones: number; awards: number };
  tracks: TrackFacts[];
  names: {
    kinds: Record<string, string>;
    decks: Record<string, string>;
    tags: Record<string, string>;
    cubes: Record<string, string>;
    resources: Record<string, string>;
    parameters: Record<string, string>;
    tiles: Record<string, string>;
  };
}
