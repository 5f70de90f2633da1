import type { GameInfo, GameOption, NewSeat, NewTable, TableInfo } from "../api/protocol";

/** Who is to sit at a seat: me, somebody at this screen, a friend with the link, or a bot. */
export type Sitter = { who: "me" } | { who: "here"; name: string } | { who: "open" } | { who: "bot"; bot: string };

export interface Plan {
  game: GameInfo;
  players: number;
  sitters: Sitter[];
  options: Record<string, string>;
  you: string;
  name: string;
}

/** The options that mean something for this number of players. */
export function optionsFor(game: GameInfo, players: number): GameOption[] {
  return game.options.filter((option) => option.players.includes(players));
}

/** The sitters of a table that one can play at once: me, and bots. */
export function usualSitters(game: GameInfo, players: number): Sitter[] {
  const bot = game.bots.at(-1)?.name;
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { who: "me" } : bot === undefined ? { who: "open" } : { who: "bot", bot },
  );
}

/** Another number of seats keeps those that are there. */
export function resized(game: GameInfo, sitters: readonly Sitter[], players: number): Sitter[] {
  return usualSitters(game, players).map((usual, seat) => sitters[seat] ?? usual);
}

export function newTable(plan: Plan): NewTable {
  const { game, players, options, you } = plan;
  const sitters = plan.sitters.slice(0, players);
  const chosen = optionsFor(game, players).map((option) => [option.name, options[option.name] ?? option.default]);
  const name = plan.name.trim();
  return {
    game: game.id,
    options: Object.fromEntries(chosen) as Record<string, string>,
    seats: sitters.map((sitter): NewSeat => {
      if (sitter.who === "bot") return { kind: "bot", bot: sitter.bot };
      if (sitter.who === "here" && sitter.name.trim()) return { kind: "person", name: sitter.name.trim() };
      return { kind: "person" };
    }),
    ...(name ? { name } : {}),
    you,
    take: sitters.flatMap((sitter, seat) => (sitter.who === "me" || sitter.who === "here" ? [seat] : [])),
  };
}

/** The same table again, with the seats of this device taken as before. */
export function rematch(table: TableInfo, you: string): NewTable {
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map((seat): NewSeat => {
      if (seat.kind === "bot") return seat.bot === null ? { kind: "bot" } : { kind: "bot", bot: seat.bot };
      return seat.yours ? { kind: "person", name: seat.name } : { kind: "person" };
    }),
    ...(table.name ? { name: table.name } : {}),
    you: table.seats.find((seat) => seat.yours)?.name ?? you,
    take: table.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.seat),
  };
}
