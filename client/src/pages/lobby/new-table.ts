import type { ClockInfo, GameInfo, GameOption, SeatRequest, TableRequest } from "../../api/protocol";

/** Who is to sit at a seat: me, somebody at this screen, a friend with the link, or a bot. */
export type SeatPlan = { who: "me" } | { who: "here"; name: string } | { who: "open" } | BotPlan;

/** A level with one of its characters, or with anyone of them; or a bot that is no level. */
export interface BotPlan {
  who: "bot";
  bot: string;
  character: string | null;
}

export interface Plan {
  game: GameInfo;
  players: number;
  seatPlans: SeatPlan[];
  options: Record<string, string>;
  /** What was typed; where nothing was, the server has a name in each reader's language. */
  you: string;
  name: string;
  /** Found by everybody, or by its link alone. */
  public: boolean;
  /** A clock as `clockChoices` writes it. */
  clock: string;
}

/** The clocks that are offered, as "kind:seconds". */
export const clockChoices: Record<ClockInfo["kind"], readonly number[]> = {
  move: [30, 60, 120, 300, 24 * 3600, 3 * 24 * 3600],
  game: [5 * 60, 10 * 60, 20 * 60, 45 * 60, 90 * 60],
};

export function clockOf(written: string): ClockInfo | null {
  const [kind, seconds] = written.split(":");
  return kind === "move" || kind === "game" ? { kind, seconds: Number(seconds) } : null;
}

/** The options that mean something for this number of players. */
export function optionsFor(game: GameInfo, players: number): GameOption[] {
  return game.options.filter((option) => option.players.includes(players));
}

/** A level that is no walkover and lets a newcomer win; the terminal offers the same one. */
const USUAL_LEVEL = "engineer";

/** The seats of a table that one can play at once: me, and bots. */
export function usualSeatPlans(game: GameInfo, players: number): SeatPlan[] {
  const bot = (game.bots.find(({ name }) => name === USUAL_LEVEL) ?? game.bots.at(-1))?.name;
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { who: "me" } : bot === undefined ? { who: "open" } : { who: "bot", bot, character: null },
  );
}

/** Another number of seats keeps those that are there. */
export function resized(game: GameInfo, seatPlans: readonly SeatPlan[], players: number): SeatPlan[] {
  return usualSeatPlans(game, players).map((usual, seat) => seatPlans[seat] ?? usual);
}

/** The characters that were chosen for other seats than this one. */
export function charactersElsewhere(seatPlans: readonly SeatPlan[], seat: number): string[] {
  return seatPlans.flatMap((plan, at) => (at !== seat && plan.who === "bot" && plan.character ? [plan.character] : []));
}

function botSeat(game: GameInfo, { bot, character }: BotPlan): SeatRequest {
  if (character !== null) return { kind: "bot", bot: character };
  const isLevel = game.bots.some(({ name, characters }) => name === bot && characters.length > 0);
  return isLevel ? { kind: "bot", level: bot } : { kind: "bot", bot };
}

export function newTable(plan: Plan): TableRequest {
  const { game, players, options } = plan;
  const seatPlans = plan.seatPlans.slice(0, players);
  const chosen = optionsFor(game, players).map((option) => [option.name, options[option.name] ?? option.default]);
  const [name, you] = [plan.name.trim(), plan.you.trim()];
  return {
    game: game.id,
    options: Object.fromEntries(chosen) as Record<string, string>,
    seats: seatPlans.map((seatPlan): SeatRequest => {
      if (seatPlan.who === "bot") return botSeat(game, seatPlan);
      if (seatPlan.who === "here" && seatPlan.name.trim()) return { kind: "person", name: seatPlan.name.trim() };
      return { kind: "person" };
    }),
    ...(name ? { name } : {}),
    ...(you ? { you } : {}),
    take: seatPlans.flatMap((seatPlan, seat) => (seatPlan.who === "me" || seatPlan.who === "here" ? [seat] : [])),
    public: plan.public,
    clock: clockOf(plan.clock),
  };
}
