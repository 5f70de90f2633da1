/** What a seat sees of Terraforming Mars. */

export type Resource = "megacredits" | "steel" | "titanium" | "plants" | "energy" | "heat";
export type Tag =
  "building" | "space" | "power" | "science" | "jovian" | "earth" | "plant" | "microbe" | "animal" | "city";
export type Phase = "start" | "draft" | "research" | "action" | "final" | "over";

export const RESOURCES: readonly Resource[] = ["megacredits", "steel", "titanium", "plants", "energy", "heat"];
export const TAGS: readonly Tag[] = [
  "building",
  "space",
  "power",
  "science",
  "jovian",
  "earth",
  "plant",
  "microbe",
  "animal",
  "city",
];

export interface TileView {
  space: string;
  tile: string;
  seat: number | null;
  /** Laid by nobody: the cities and greeneries of a solo game. */
  neutral: boolean;
}

export interface MilestoneView {
  milestone: string;
  /** Who has claimed it. */
  seat: number | null;
  /** How far each seat has come. */
  progress: number[];
}

export interface AwardView {
  award: string;
  /** Who has funded it. */
  seat: number | null;
  /** What each seat has of what is compared. */
  counts: number[];
}

export interface PlayedView {
  card: string;
  cubes: number;
  /** Its action was used this generation. */
  used: boolean;
}

export interface SeatView {
  seat: number;
  corporation: string | null;
  rating: number;
  resources: Record<Resource, number>;
  production: Record<Resource, number>;
  tags: Record<Tag, number>;
  /** The cards, for their owner alone. */
  hand: string[] | null;
  hand_count: number;
  played: PlayedView[];
  events: string[];
  passed: boolean;
  /** The points, if the game ended now. */
  points: number;
  /** Has answered what everybody is asked at once. */
  complete: boolean;
}

/** Who is being asked, by which card, and what is left to pay. */
export interface AskedView {
  seat: number;
  card: string | null;
  node: number | null;
  left: number;
  price: number | null;
  /** While something is paid: what one cube of the resource asked for is worth. */
  worth: number | null;
  effects: { node: number; card: string }[];
}

export interface TerraformingView {
  game: string;
  seat: number;
  players: number;
  options: Record<string, string>;
  phase: Phase;
  generation: number;
  last_generation: number | null;
  first: number;
  waiting: number[];
  actions_left: number | null;
  actions_per_turn: number;
  temperature: number;
  oxygen: number;
  oceans: number;
  deck: number;
  discard: number;
  tiles: TileView[];
  claims: { space: string; seat: number }[];
  milestones: MilestoneView[];
  awards: AwardView[];
  /** What the next one costs; null when there is none left to have. */
  milestone_price: number | null;
  award_price: number | null;
  seats: SeatView[];
  corporations: string[];
  offered: string[];
  /** What each card of the own hand costs now. */
  prices: Record<string, number>;
  /** Cards of the own hand whose requirement is not met now. */
  unmet: string[];
  /** What each standard project costs this seat now. */
  projects: Record<string, number>;
  /** How many plants make a greenery for this seat, and how much heat a step of temperature. */
  conversions: { plants: number; heat: number };
  /** While cards are bought: the price of one, and the money there is. */
  budget: { price: number; money: number } | null;
  drafted: string[];
  looking: string[];
  known: string[];
  asked: AskedView | null;
  answers: Record<string, unknown>[];
  /** The cards of the own hand that were chosen to be sold. */
  selling: string[];
}
