/** What the server and the client say to each other. */

export const SPECTATOR = -1;

/** Why a bot plays a person's seat. */
export type StandIn = "asked" | "absent" | "clock" | "left" | "resigned" | "voted_out";

export interface Clock {
  kind: "move" | "game";
  seconds: number;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot";
  bot: string | null;
  name: string;
  taken: boolean;
  online: boolean;
  yours: boolean;
  stand_in: StandIn | null;
  /** The seats that want a bot in this person's place. */
  votes: number[];
  /** The seconds that were left when the server told of it, and whether they run. */
  left: number | null;
  ticking: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  /** The rule set, and the digest of the components. */
  rules: number;
  components: string;
  options: Record<string, string>;
  status: "open" | "running" | "over";
  public: boolean;
  /** Whether I opened it. */
  host: boolean;
  paused: boolean;
  /** The seats that want it paused, or to go on if it is. */
  wishes: number[];
  /** Whether those who watch may speak while the game runs. */
  open_chat: boolean;
  clock: Clock | null;
  /** The table at which the same people play again. */
  next: string | null;
  /** A first game that teaches, with cards chosen for it. */
  tutorial: boolean;
  seats: Seat[];
  created: string;
  link: string;
}

export interface GameOption {
  name: string;
  label: string;
  values: { value: string; label: string }[];
  default: string;
  /** The numbers of players for which the option means something. */
  players: number[];
}

export interface BotInfo {
  name: string;
  label: string;
  description: string;
}

export interface GameInfo {
  id: string;
  name: string;
  summary: string;
  players: number[];
  options: GameOption[];
  bots: BotInfo[];
  /** Whether there is a first game that teaches it. */
  tutorial: boolean;
}

export interface RulesSection {
  id: string;
  title: string;
  html: string;
}

export type Provenance = "rulebook" | "attested" | "inferred" | "reconstructed";

/** The components of a game; what there is besides is known to that game's face alone. */
export interface Components {
  game: string;
  note: string;
  [field: string]: unknown;
}

export interface Option {
  action: number;
  form: Record<string, unknown>;
  verb: string;
  label: string;
  /** What to know before it is taken: that it would do nothing, or less than it says. */
  warning: string | null;
  /** What the option touches, such as "card:E1" or "zone:water:one". */
  touches: string[];
}

/** What a player would look for now and can't do, and why. */
export interface Barred extends Omit<Option, "label" | "warning"> {
  why: string;
}

export interface Decision {
  id: string;
  kind: string;
  prompt: string;
  optional: boolean;
  options: Option[];
  barred: Barred[];
}

export interface ScoreItem {
  code: string;
  points: number;
  label: string;
  /** What it is counted under, together with others. */
  category: string;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  won: boolean | null;
  items: ScoreItem[][];
  summary: string;
}

/** What every game's view has; the rest is known to that game's board alone. */
export interface View {
  game: string;
  seat: number;
  waiting: number[];
  [field: string]: unknown;
}

/** A thing named in a line: what it is, such as "card:ants", and how the line spells it. */
export interface NamedThing {
  name: string;
  text: string;
}

export interface LogLine {
  text: string;
  kind: string;
  seat: number | null;
  things: NamedThing[];
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}
export interface ViewMessage {
  type: "view";
  seat: number;
  version: number;
  view: View;
  decision: Decision | null;
  outcome: Outcome | null;
  can_undo: boolean;
  can_take_back: boolean;
  names: string[];
}
export interface LogMessage {
  type: "log";
  seat: number;
  from: number;
  lines: LogLine[];
}
export interface HintMessage {
  type: "hint";
  seat: number;
  decision: string;
  /** How many points ahead of the best rival the seat is expected to end (none alone), and how likely it wins, 0 to 1. */
  points: number | null;
  chance: number;
  /** A few options, the best first. */
  options: HintedOption[];
}
export interface HintedOption {
  action: number;
  label: string;
  /** So many points it is worse than the best. */
  loss: number;
  why: string;
}
/** What some actions would change, up to the first thing that is hidden. */
export interface PreviewMessage {
  type: "preview";
  seat: number;
  decision: string;
  actions: number[];
  lines: LogLine[];
  /** The question that would follow for this seat. */
  prompt: string | null;
  /** Something hidden decides what else would happen. */
  hidden: boolean;
  /** How the seat's points would change if the game ended then. */
  points: number | null;
}
export interface ChatLine {
  /** Null for somebody who watched. */
  seat: number | null;
  /** Name and text of somebody who was forgotten are empty. */
  name: string;
  text: string;
  sent: string;
  yours: boolean;
}
export interface ChatMessage {
  type: "chat";
  from: number;
  lines: ChatLine[];
}
export interface ThinkingMessage {
  type: "thinking";
  seat: number;
}
export interface RefusedMessage {
  type: "refused";
  code: string;
  message: string;
  seat: number | null;
}
export interface PongMessage {
  type: "pong";
}

export type ServerMessage =
  | TableMessage
  | ViewMessage
  | LogMessage
  | HintMessage
  | PreviewMessage
  | ChatMessage
  | ThinkingMessage
  | RefusedMessage
  | PongMessage;

export type ClientMessage =
  | { type: "act"; seat: number; decision: string; actions: number[] }
  | { type: "take_back"; seat: number }
  | { type: "undo"; seat: number }
  | { type: "hint"; seat: number }
  | { type: "preview"; seat: number; decision: string; actions: number[] }
  | { type: "look"; seat: number }
  | { type: "say"; text: string; name?: string }
  | { type: "ping" };

/** Whose eyes see a game that is watched again: those of a seat ("0"), of a spectator, or with all hands open. */
export type Eyes = string;

export interface ReplayStep {
  /** Whose step it was; null for the set-up. */
  seat: number | null;
  /** So many lines of the log were told up to and with this step. */
  lines: number;
  /** What was answered, where no line tells of the step. */
  answer: string | null;
}

export interface ReplayChapter {
  step: number;
  title: string;
}

/** The points of every side if the game had ended after a step. */
export interface Standing {
  step: number;
  points: number[];
}

/** A finished game as somebody saw it: everything but its positions. */
export interface ReplayCourse {
  eyes: Eyes;
  names: string[];
  /** Why there is nothing but the end. */
  problem: string | null;
  record: { rules: number; components: string };
  steps: ReplayStep[];
  lines: LogLine[];
  chapters: ReplayChapter[];
  standings: Standing[];
}

/** How far the analysis of a finished game is, and how many others are made before it. */
export interface AnalysisProgress {
  status: "working";
  done: number;
  of: number;
  ahead: number;
}

/** A move, what would have been better, and how many points it cost. */
export interface ReviewedMove {
  step: number;
  seat: number;
  name: string;
  /** The question that it answered. */
  asked: string;
  chosen: string;
  best: string;
  cost: number;
  why: string;
}

export interface Analysis {
  status: "ready";
  /** For each step the chance of every seat to win, from 0 to 1. */
  chances: number[][];
  /** The moves that cost most, the dearest first. */
  moves: ReviewedMove[];
}

export type AnalysisAnswer = Analysis | AnalysisProgress;

export interface ArchivedGame {
  table: TableInfo;
  ended: string;
  /** For each seat; null where they were not kept. */
  places: number[] | null;
  points: number[] | null;
}
export interface ArchivePage {
  games: ArchivedGame[];
  /** What to ask for as the next page. */
  next: string | null;
}

/** How I did at one game. */
export interface Career {
  game: string;
  name: string;
  played: number;
  won: number;
  given_up: number;
  most_points: number;
  rating: number | null;
  rated_games: number;
}

/** What the server knows of me. */
export interface Me {
  games: Career[];
  /** Whether the server tells people elsewhere that it is their turn, and where it tells me. */
  webhooks: boolean;
  webhook: string | null;
}

export interface NewSeat {
  kind: "person" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  name?: string;
  you: string;
  take: number[];
  public: boolean;
  clock: Clock | null;
}
