/** What a seat sees of Pocket Mars. */

export type Colour = "ecosystem" | "water" | "energy" | "science" | "construction";
export type Zone = "one" | "two";

/** A card whose back shows its colour; its id only for those who know it. */
export interface Held {
  colour: Colour;
  card: string | null;
}

export interface Connected extends Held {
  value: number;
  face_down: boolean;
}

export interface BuildingView {
  building: Colour;
  value: number | null;
  /** Places in the zone of two stars; none where no colonists are hosted. */
  capacity: number;
  /** Colonists in each zone, by seat. */
  one: number[];
  two: number[];
  /** From the building outwards. */
  column: Connected[];
}

export interface SeatView {
  seat: number;
  earth: number;
  ship: number;
  energy: number;
  points: number;
  hand: Held[];
  module: Held[];
  pack: Held[];
  complete: boolean;
}

export interface MarsView {
  game: string;
  seat: number;
  players: number;
  options: Record<string, string>;
  phase: "draft" | "setup" | "play" | "over";
  round: number;
  first: number;
  active: number;
  waiting: number[];
  deck: { count: number; top: Colour | null; known: { position: number; colour: Colour; card: string }[] };
  discard: string[];
  buildings: BuildingView[];
  seats: SeatView[];
  energy_max: number;
  colonists: number;
  playing: { seat: number; card: string; from: "hand" | "module" | "rival" } | null;
  looking: string[];
  answers: Record<string, unknown>[];
}
