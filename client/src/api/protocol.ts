/**
 * What the server and the client send each other.
 * Made by tools/protocol_types.py from the server's own declarations: change those, and run `make protocol`.
 */

export const SPECTATOR = -1;

export type StandIn = "asked" | "absent" | "clock" | "away" | "left" | "resigned" | "voted_out";

export type SeatAction = "take" | "return" | "bot" | "end" | "resign" | "leave" | "replace" | "vote" | "unvote";

export type Provenance = "rulebook" | "attested" | "inferred" | "reconstructed";

/** A computer opponent with a name and a manner of its own. */
export interface CharacterInfo {
  /** The name of its bot. */
  bot: string;
  name: string;
  /** The name of its level, such as `engineer`. */
  level: string;
  /** What its level is called in your language. */
  level_name: string;
  /** How it plays: `builder`, `rusher`, `collector` or `rival`. */
  manner: string;
  /** Its manner, as a sentence. */
  description: string;
}

/** A seat of a table. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "person";
  bot: string | null;
  /** Who a bot's seat is named after, if it has a name. */
  character: CharacterInfo | null;
  /** As it was typed, else in your language; empty while nobody has taken the seat. */
  name: string;
  taken: boolean;
  online: boolean;
  yours: boolean;
  /** Why a bot plays this person's seat; null: the person plays it. */
  stand_in: "absent" | "asked" | "away" | "clock" | "left" | "resigned" | "voted_out" | null;
  /** The seats that want a bot in this person's place. */
  votes: number[];
  /** The seconds left to this seat when the message was sent; null without a clock. */
  left: number | null;
  /** Whether the seconds are running. */
  ticking: boolean;
  /** What you may do about this seat now. */
  actions: ("bot" | "end" | "leave" | "replace" | "resign" | "return" | "take" | "unvote" | "vote")[];
}

/** How much time everybody has. */
export interface ClockInfo {
  kind: "game" | "move";
  seconds: number;
}

/** A turn that can still be undone: nobody else is asked before the hold ends. */
export interface HoldInfo {
  seat: number;
  /** The seconds left when the message was sent. */
  left: number;
}

/** A table, seen from outside. */
export interface TableInfo {
  id: string;
  game: string;
  /** As it was typed, else in your language; empty once its host is forgotten. */
  name: string;
  /** The rule set it is played by. */
  rules: number;
  /** The digest of the components it is played with. */
  components: string;
  options: Record<string, string>;
  status: "open" | "over" | "running";
  public: boolean;
  /** Whether you opened it, and so may pause it and replace who is away. */
  host: boolean;
  paused: boolean;
  /** Whether it is paused because nobody was there; whoever comes back lets it go on. */
  deserted: boolean;
  /** The seats that want it paused, or to go on if it is. */
  wishes: number[];
  /** Whether spectators may write in the chat while the game runs. */
  open_chat: boolean;
  clock: ClockInfo | null;
  hold: HoldInfo | null;
  /** Whether it was ended early, because the other player had resigned. */
  conceded: boolean;
  /** The table at which the same people play again. */
  next: string | null;
  /** Whether it is a first game that teaches, with cards chosen for it. */
  tutorial: boolean;
  seats: SeatInfo[];
  /** ISO 8601, UTC. */
  created: string;
  /** The page of the table. Whoever has it can watch and take a free seat. */
  link: string;
}

/** Tables that are not over and public, or yours. */
export interface TableList {
  tables: TableInfo[];
  /** For each running table of yours, as far as it is known, the seats that have to move. */
  waiting: Record<string, number[]>;
}

/** A game that is over. */
export interface ArchivedGame {
  table: TableInfo;
  /** ISO 8601, UTC. */
  ended: string;
  /** For each seat; null where they were not kept. */
  places: number[] | null;
  points: number[] | null;
}

/** Games that are over, the newest first. */
export interface ArchivePage {
  games: ArchivedGame[];
  /** What to send as `before` for the next page; null on the last one. */
  next: string | null;
}

/** A value of a set-up option. */
export interface OptionValue {
  value: string;
  label: string;
}

/** A choice made before a game starts. */
export interface GameOption {
  name: string;
  label: string;
  values: OptionValue[];
  default: string;
  /** The numbers of players for which the option means something. */
  players: number[];
}

/** A computer opponent. */
export interface BotInfo {
  name: string;
  label: string;
  /** How it plays, and what was measured of its strength. */
  description: string;
  /** Those who play on this level; empty for other bots. */
  characters: CharacterInfo[];
}

/** What helps to choose a game. */
export interface GameFacts {
  /** What a short game takes at a real table. */
  least_minutes: number;
  /** What a long one takes. */
  most_minutes: number;
  /** How much there is to learn and to think about. */
  weight: "heavy" | "light" | "medium";
  /** The number of players that it is usually played with. */
  players: number;
}

/** A game of the box. */
export interface GameInfo {
  id: string;
  name: string;
  summary: string;
  players: number[];
  /** Null for a game of another package that has none. */
  facts: GameFacts | null;
  options: GameOption[];
  /** The levels to choose from, from the weakest to the strongest. */
  bots: BotInfo[];
  /** Whether there is a first game that teaches it. */
  tutorial: boolean;
}

/** All games of the box. */
export interface GameList {
  games: GameInfo[];
}

/** A chapter of the rules. */
export interface RulesSection {
  id: string;
  title: string;
  html: string;
}

/** A game's rules, in our own words. */
export interface Rules {
  sections: RulesSection[];
}

/** A link that moves a seat to another device. Keep it secret: whoever opens it first has the seat. */
export interface SeatLink {
  /** What `claim` wants. */
  key: string;
  /** The page that claims it. */
  link: string;
}

/** What you have done at one game. */
export interface PlayerStats {
  game: string;
  name: string;
  /** Games that are over and in which you had one seat. */
  played: number;
  won: number;
  /** Games that a bot ended in your place. */
  given_up: number;
  most_points: number;
  /** Mean less three deviations; null until a game with two people counted. */
  rating: number | null;
  rated_games: number;
}

/** What this server knows of you. */
export interface PlayerInfo {
  games: PlayerStats[];
  /** Whether this server sends people a message when it is their turn. */
  webhooks: boolean;
  /** Where it sends yours. */
  webhook: string | null;
}

/** Who a program is. Keep it secret: whoever has it plays for the program. */
export interface ApiToken {
  /** The token, to be sent with every request and with the WebSocket. */
  token: string;
}

/** What this server runs. */
export interface Version {
  marsbox: string;
}

/** Everything in a game's box: what it does, and how surely it is known. Other fields are those of its game. */
export interface Components {
  game: string;
  /** Each with id, name, text, provenance and the game's own fields. */
  cards: unknown[];
  note: string;
  [field: string]: unknown;
}

/** What every game's view has; the other fields are those of its game. */
export interface View {
  game: string;
  /** -1 for a spectator. */
  seat: number;
  /** The seats that owe a decision. */
  waiting: number[];
  [field: string]: unknown;
}

/** An action of the game's action table. */
export interface ActionInfo {
  action: number;
  /** The action in its readable form. */
  form: Record<string, unknown>;
  verb: string;
  /** What it touches on the board, such as "card:E1" or "zone:water:one". */
  touches: string[];
}

/** An action that answers the decision. */
export interface Option {
  action: number;
  /** The action in its readable form. */
  form: Record<string, unknown>;
  verb: string;
  /** What it touches on the board, such as "card:E1" or "zone:water:one". */
  touches: string[];
  label: string;
  /** What to know before it is taken: that it would do nothing, or less than it says. */
  warning: string | null;
}

/** What a player would look for now and can't do. */
export interface Barred {
  action: number;
  /** The action in its readable form. */
  form: Record<string, unknown>;
  verb: string;
  /** What it touches on the board, such as "card:E1" or "zone:water:one". */
  touches: string[];
  why: string;
}

/** What a seat is asked. */
export interface Decision {
  id: string;
  kind: string;
  prompt: string;
  optional: boolean;
  options: Option[];
  barred: Barred[];
}

/** Some points, and what they are for. */
export interface ScoreItem {
  code: string;
  points: number;
  label: string;
  /** What it is counted under, together with others. */
  category: string;
}

/** How the game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  won: boolean | null;
  items: ScoreItem[][];
  summary: string;
}

/** A thing named in a line of the log. */
export interface NamedThing {
  /** What it is, such as "card:ants". */
  name: string;
  /** How the line spells it. */
  text: string;
}

/** A line of a log. */
export interface LogLine {
  text: string;
  kind: string;
  seat: number | null;
  things: NamedThing[];
}

/** A step of a finished game. */
export interface ReplayStep {
  /** Whose step it was; null for the set-up, which is step 0. */
  seat: number | null;
  /** How many lines the log had after this step. */
  lines: number;
  /** What was answered, where the step added no line to the log. */
  answer: string | null;
}

/** A round, a turn or a generation, or what comes before and after all of them. */
export interface ReplayChapter {
  /** The first step after which the game stood in it. */
  step: number;
  title: string;
}

/** How points stood. */
export interface Standing {
  step: number;
  /** For each side, if the game had ended then; hidden things are counted. */
  points: number[];
}

/** What a game was played with. */
export interface RecordVersions {
  rules: number;
  components: string;
}

/** A finished game as somebody saw it: everything but its positions. */
export interface ReplayCourse {
  eyes: string;
  /** One for each side, the opponent of a solo game included. */
  names: string[];
  /** Why only the end can be shown: the rules have changed since. */
  problem: string | null;
  record: RecordVersions;
  steps: ReplayStep[];
  lines: LogLine[];
  chapters: ReplayChapter[];
  /** At the beginning of every chapter, and at the end. */
  standings: Standing[];
}

/** An analysis that is not there yet. */
export interface AnalysisProgress {
  status: "working";
  done: number;
  /** How much there is to do; 0 before that is known. */
  of: number;
  /** How many other analyses are made before it. */
  ahead: number;
}

/** A move, and what would have been better. */
export interface ReviewedMove {
  /** The step of the replay in which it was made. */
  step: number;
  seat: number;
  name: string;
  chosen: string;
  /** What the move itself brought and the better one would not have, a sentence each. */
  brought: string[];
  /** The whole turn or purchase that would have been better, a line for each step. */
  better: string[];
  /** How many points it was worse, ahead of the best rival in the end. */
  cost: number;
  /** What that would have brought, or in what it was better, a sentence each. */
  why: string[];
  /** The parts of the value that were worse, each with its points. */
  parts: string;
}

/** What a bot thinks of a finished game. */
export interface Analysis {
  status: "ready";
  /** For each step, from 0, every seat's chance of winning, 0 to 1. */
  chances: number[][];
  /** The moves that cost most, the costliest first. */
  moves: ReviewedMove[];
}

/** What is wrong. */
export interface ErrorDetail {
  /** For programs; stays the same in every language. */
  code: string;
  /** For people: names the thing and what would be right, in the viewer's language. */
  message: string;
}

/** The body of every refusal. */
export interface ErrorBody {
  error: ErrorDetail;
}

/** The table: who sits at it, and whether it is running. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** What a seat sees, and what it is asked. */
export interface ViewMessage {
  type: "view";
  seat: number;
  version: number;
  view: View;
  decision: Decision | null;
  outcome: Outcome | null;
  /** How many lines this seat's log has now. */
  lines: number;
  can_undo: boolean;
  can_take_back: boolean;
  /** One for each side, the opponent of a solo game included; those not typed in your language. */
  names: string[];
}

/** Lines of a seat's log; those from `from` on are replaced. */
export interface LogMessage {
  type: "log";
  seat: number;
  from: number;
  lines: LogLine[];
}

/** What a seat saw when its log had so many lines. */
export interface Moment {
  lines: number;
  view: View;
}

/** What a seat saw since its log had so many lines: that moment first, the present last. */
export interface RecapMessage {
  type: "recap";
  seat: number;
  /** At most the newest 24 and the one before them; none where nothing is known. */
  moments: Moment[];
}

/** An option of the decision, in numbers. */
export interface HintedOption {
  action: number;
  label: string;
  /** How many points it is worse than the best. */
  loss: number;
  /** The parts of its value that differ most, each with its points. */
  parts: string;
}

/** What a bot would do. */
export interface HintMessage {
  type: "hint";
  seat: number;
  decision: string;
  /** How many points ahead of the best rival the seat is expected to end; null alone. */
  points: number | null;
  /** How likely the seat wins, 0 to 1. */
  chance: number;
  /** The whole turn or purchase, as far as it reveals nothing; the first is for now. */
  actions: number[];
  /** The same in words, a line for each step. */
  plan: string[];
  /** What it brings, a sentence each, the weightiest first. */
  why: string[];
  /** A few options, the best first. */
  options: HintedOption[];
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
  /** Whether something hidden decides what else would happen. */
  hidden: boolean;
  /** How the seat's points would change if the game ended then. */
  points: number | null;
}

/** Something that somebody wrote. */
export interface ChatLine {
  /** Null for a spectator. */
  seat: number | null;
  /** As it was typed, else in your language; empty, like the text, if they wished to be forgotten. */
  name: string;
  text: string;
  /** ISO 8601, UTC. */
  sent: string;
  yours: boolean;
}

/** Lines of the chat; those from `from` on are replaced. */
export interface ChatMessage {
  type: "chat";
  from: number;
  lines: ChatLine[];
}

/** A bot thinks. */
export interface ThinkingMessage {
  type: "thinking";
  seat: number;
}

/** Nothing was changed, and why. */
export interface RefusedMessage {
  type: "refused";
  /** For programs; stays the same in every language. */
  code: string;
  /** For people, in their language. */
  message: string;
  seat: number | null;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
}

/** Answer a decision: one action, or several in a row. */
export interface Act {
  type: "act";
  seat: number;
  decision: string;
  actions: number[];
  /** For how many seconds, up to 30, the turn can be undone if it is over then. */
  hold?: number;
}

/** Take back the newest step of an open answer. */
export interface TakeBack {
  type: "take_back";
  seat: number;
}

/** Undo the seat's own newest action. */
export interface Undo {
  type: "undo";
  seat: number;
}

/** Hold the turn no longer: the others go on. */
export interface EndTurn {
  type: "end_turn";
  seat: number;
}

/** Ask what would be best. */
export interface Hint {
  type: "hint";
  seat: number;
}

/** Ask what an answer would change, as far as nothing hidden decides it. */
export interface TryOut {
  type: "preview";
  seat: number;
  decision: string;
  actions: number[];
}

/** Say something to everybody at the table; `name` is that of somebody without a seat. */
export interface Say {
  type: "say";
  text: string;
  name?: string | null;
}

/** Ask for a seat's view once more. */
export interface Look {
  type: "look";
  seat: number;
}

/** Ask what a seat saw since its log had so many lines, one moment after the other. */
export interface Recap {
  type: "recap";
  seat: number;
  since: number;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** Which bot plays. */
export interface BotRequest {
  /** The bot's name; without it and a level, somebody who plays well enough. */
  bot?: string | null;
  /** A level instead: one of its characters that is not at the table yet. */
  level?: string | null;
}

/** Who may speak while the game runs. */
export interface ChatRequest {
  /** Whether those who watch may. */
  spectators: boolean;
}

/** The key of a seat's link. */
export interface ClaimRequest {
  /** What the link of the seat holds. */
  key: string;
}

/** How much time everybody has. */
export interface ClockRequest {
  /** For each move, or for all moves of the game together. */
  kind: "move" | "game";
  /** From 10 seconds to 14 days. */
  seconds: number;
}

/** Whether the table is to stand still. */
export interface PauseRequest {
  /** False: to go on. */
  paused: boolean;
}

/** A seat of a table to be opened. */
export interface SeatRequest {
  /** Who plays it. */
  kind: "person" | "bot";
  /** The bot's name, for a bot's seat. */
  bot?: string | null;
  /** A level instead: one of its characters that is not at the table yet. */
  level?: string | null;
  /** The name shown; made up when left out. */
  name?: string | null;
}

/** A table to be opened. */
export interface TableRequest {
  /** The game's id. */
  game: string;
  /** Options of the set-up that differ from their defaults. */
  options?: Record<string, string>;
  /** The seats, in order. */
  seats: SeatRequest[];
  /** The table's name. */
  name?: string | null;
  /** Your own name, shown on the seats you take. */
  you?: string | null;
  /** Seats you take yourself; several of them are a hot seat. */
  take?: number[];
  /** Whether the table is listed for everybody. */
  public?: boolean;
  /** How much time everybody has; null: as much as they like. */
  clock?: ClockRequest | null;
}

/** Who sits down. */
export interface TakeRequest {
  /** Your name; made up when left out. */
  name?: string | null;
}

/** Who learns. */
export interface TutorialRequest {
  /** Your own name; made up when left out. */
  you?: string | null;
}

/** What somebody wants to happen to somebody else. */
export interface VoteRequest {
  /** False takes the vote back. */
  out?: boolean;
}

/** Where you want to be notified that it is your turn. */
export interface WebhookRequest {
  /** An address of ntfy, Discord or the like; null: nowhere. */
  url: string | null;
}

export type ServerMessage =
  | TableMessage
  | ViewMessage
  | LogMessage
  | RecapMessage
  | HintMessage
  | PreviewMessage
  | ChatMessage
  | ThinkingMessage
  | RefusedMessage
  | PongMessage;

export type ClientMessage = Act | TakeBack | Undo | EndTurn | Hint | TryOut | Say | Look | Recap | Ping;
