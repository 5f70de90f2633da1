import type { Components, Provenance } from "../../api/protocol";

/** The components of Pocket Mars. */

export interface Step {
  op: string;
  n?: number;
  [field: string]: unknown;
}

export interface CardAction {
  cost: number;
  condition: unknown;
  steps: Step[];
  text: string;
}

export interface CardFacts {
  id: string;
  name: string;
  colour: string;
  value: number;
  hand: CardAction;
  module: CardAction;
  provenance: Record<string, Provenance>;
  text: string;
}

export interface BuildingFacts {
  building: string;
  name: string;
  value: number | null;
  ability: string;
  hosts: boolean;
}

export interface MarsComponents extends Components {
  buildings: BuildingFacts[];
  cards: CardFacts[];
}
