import type { GameInfo } from "../../api/protocol";
import { clockOf, optionsFor, type SeatPlan } from "./new-table";

const KEY = "marsbox.tables";

/** What was chosen for the last table of a game. */
export interface TableSettings {
  players: number;
  seatPlans: SeatPlan[];
  options: Record<string, string>;
  clock: string;
  /** Null where the usual visibility was left as it is. */
  public: boolean | null;
}

interface Kept {
  /** The game of the last table. */
  game?: unknown;
  tables?: Record<string, unknown>;
}

type Keeper = Pick<Storage, "getItem" | "setItem">;
type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The settings of the last tables, game by game, kept on the device. What no longer fits a game is forgotten. */
export class Remembered {
  constructor(private readonly storage: () => Keeper = () => localStorage) {}

  private get kept(): Kept {
    try {
      return fieldsOf(JSON.parse(this.storage().getItem(KEY) ?? "{}"));
    } catch {
      return {};
    }
  }

  /** The game of the last table, if it is still there. */
  game(games: readonly GameInfo[]): GameInfo | undefined {
    const { game } = this.kept;
    return games.find(({ id }) => id === game);
  }
  table(game: GameInfo): TableSettings | null {
    return fitting(game, fieldsOf(this.kept.tables)[game.id]);
  }
  /** The level of the first bot at the last table. */
  level(game: GameInfo): string | null {
    const bot = this.table(game)?.seatPlans.find((plan) => plan.who === "bot");
    return bot?.who === "bot" ? bot.bot : null;
  }
  keep(game: GameInfo, table: TableSettings): void {
    try {
      const tables = { ...fieldsOf(this.kept.tables), [game.id]: table };
      this.storage().setItem(KEY, JSON.stringify({ game: game.id, tables }));
    } catch {
      // A browser that keeps nothing offers what is usual.
    }
  }
}

/** What was stored, as far as the game knows it; null where seats are missing or nobody could sit there. */
function fitting(game: GameInfo, stored: unknown): TableSettings | null {
  const { players, seatPlans, options, clock, public: visible } = fieldsOf(stored);
  if (typeof players !== "number" || !game.players.includes(players) || !Array.isArray(seatPlans)) return null;
  const seated = seatPlans.slice(0, players).map((plan) => seatPlan(game, plan));
  if (seated.length < players || !seated.every((plan) => plan !== null)) return null;
  const chosen = fieldsOf(options);
  const known = optionsFor(game, players).flatMap(({ name, values }) =>
    values.some(({ value }) => value === chosen[name]) ? [[name, String(chosen[name])]] : [],
  );
  return {
    players,
    seatPlans: seated,
    options: Object.fromEntries(known) as Record<string, string>,
    clock: typeof clock === "string" && clockOf(clock) ? clock : "",
    public: typeof visible === "boolean" ? visible : null,
  };
}

function seatPlan(game: GameInfo, stored: unknown): SeatPlan | null {
  const { who, name, bot, character } = fieldsOf(stored);
  if (who === "me" || who === "open") return { who };
  if (who === "here") return { who, name: typeof name === "string" ? name : "" };
  const level = who === "bot" ? game.bots.find((one) => one.name === bot) : undefined;
  if (!level) return null;
  const chosen = level.characters.find((one) => one.bot === character);
  return { who: "bot", bot: level.name, character: chosen?.bot ?? null };
}
