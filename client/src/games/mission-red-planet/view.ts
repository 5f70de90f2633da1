/** What a seat sees of Mission: Red Planet. */

export type Character =
  | "recruiter"
  | "explorer"
  | "scientist"
  | "secret_agent"
  | "saboteur"
  | "femme_fatale"
  | "traveler"
  | "soldier"
  | "pilot";
export type Resource = "ice" | "sylvanite" | "celerium";
export type Phase = "setup" | "keep" | "choose" | "call" | "over";

/** The characters in the order in which they are called. */
export const CHARACTERS: readonly Character[] = [
  "recruiter",
  "explorer",
  "scientist",
  "secret_agent",
  "saboteur",
  "femme_fatale",
  "traveler",
  "soldier",
  "pilot",
];
export const RESOURCES: readonly Resource[] = ["ice", "sylvanite", "celerium"];

export interface ShipView {
  ship: string;
  seats: number;
  /** The zones it flies to: the printed one, and that of a token, which goes before. */
  printed: string | null;
  token: string | null;
  /** Astronauts aboard, by seat. */
  crew: number[];
  flying: boolean;
}

/** A card beside a zone: what it is only for those who know it. */
export interface DiscoveryView {
  card: string | null;
  known_by: number[];
}

export interface ZoneView {
  zone: string;
  outer: boolean;
  resource: Resource | null;
  /** Who has taken the resource token at the end, where the option "resource_tokens" is on. */
  token_taken_by: number | null;
  /** By seat. */
  astronauts: number[];
  /** Score tokens left here by a tie. */
  pot: number;
  /** Destination tokens beside the board. */
  destinations: number;
  discovery: DiscoveryView | null;
}

export interface SeatView {
  seat: number;
  reserve: number;
  memorial: number;
  tokens: Record<Resource, number>;
  points: number;
  hand: Character[];
  played: Character[];
  chosen: Character | null;
  called: Character | null;
  dealt: string[];
  bonus: (string | null)[];
  complete: boolean;
}

export interface MissionView {
  game: string;
  seat: number;
  players: number;
  phase: Phase;
  turn: number;
  last_turn: number;
  scorings: { turn: number; tokens: number }[];
  first: number;
  waiting: number[];
  calling: Character | null;
  queue: number[];
  playing: {
    seat: number;
    character: Character | null;
    step: string;
    left: number;
    ship: number | null;
    card: string | null;
  } | null;
  pad: (ShipView | null)[];
  ship_pile: number;
  ship_discard: string[];
  zones: ZoneView[];
  resource_pile: number;
  event_pile: number;
  discarded: { seat: number; card: string | null }[];
  shown: string[];
  returned: string[];
  seats: SeatView[];
  answers: Record<string, unknown>[];
}

/** Where a ship flies; nowhere yet for a manual one without a token. */
export function destination(ship: ShipView): string | null {
  return ship.token ?? ship.printed;
}

/** A ship as its id describes it: "hellas 4", "manual 2", or "hellas 4b" where two are alike. */
export function shipOf(id: string): { zone: string | null; seats: number } {
  const [kind = "", seats = ""] = id.split(" ");
  return { zone: kind === "manual" ? null : kind, seats: parseInt(seats, 10) };
}
