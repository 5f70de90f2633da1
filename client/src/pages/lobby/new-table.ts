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

/** A clock as it was written; null where it is none of those that are offered. */
export function clockOf(written: string): ClockInfo | null {
  const [kind, seconds] = written.split(":");
  if (kind !== "move" && kind !== "game") return null;
  return clockChoices[kind].includes(Number(seconds)) ? { kind, seconds: Number(seconds) } : null;
}

/** The options that mean something for this number of players. */
export function optionsFor(game: GameInfo, players: number): GameOption[] {
  return game.options.filter((option) => option.players.includes(players));
}

/** The seats of a table that one can play at once: me, and bots of a level; friends where a game has no bots. */
export function usualSeatPlans(players: number, bot: string | undefined): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { who: "me" } : bot === undefined ? { who: "open" } : { who: "bot", bot, character: null },
  );
}

/** Another number of seats keeps those that are there. */
export function resized(seatPlans: readonly SeatPlan[], players: number, bot: string | undefined): SeatPlan[] {
  return usualSeatPlans(players, bot).map((usual, seat) => seatPlans[seat] ?? usual);
}

/** Whether nobody has to come before the game can start. */
export function canStart(seatPlans: readonly SeatPlan[]): boolean {
  return seatPlans.every(({ who }) => who !== "open");
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

/** A private table against bots, with the game as it comes out of the box. */
export function quickTable(game: GameInfo, players: number, bot: string | undefined, you: string): TableRequest {
  const seatPlans = usualSeatPlans(players, bot);
  return newTable({ game, players, seatPlans, options: {}, you, name: "", public: !canStart(seatPlans), clock: "" });
}
