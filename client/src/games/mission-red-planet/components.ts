import type { Components, Provenance } from "../../api/protocol";
import type { Character, Resource } from "./view";

/** The components of Mission: Red Planet. */

export interface ZoneFacts {
  zone: string;
  name: string;
  outer: boolean;
  borders: string[];
  /** The seats of the ships that fly there. */
  ships: number[];
  provenance: Record<string, Provenance>;
}

export interface ResourceFacts {
  resource: Resource;
  name: string;
  value: number;
  tokens: number;
  score_tokens: number;
  provenance: Record<string, Provenance>;
}

export interface CharacterFacts {
  character: Character;
  number: number;
  name: string;
  text: string;
}

export interface EventFacts {
  id: string;
  kind: "bonus" | "discovery";
  name: string;
  copies: number;
  text: string;
  effect: Record<string, unknown>;
  provenance: Record<string, Provenance>;
}

export interface MissionComponents extends Components {
  zones: ZoneFacts[];
  manual: { ships: number[]; provenance: Record<string, Provenance> };
  resources: ResourceFacts[];
  characters: CharacterFacts[];
  cards: EventFacts[];
}
