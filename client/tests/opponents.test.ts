import { describe, expect, it } from "vitest";
import type { PlayerStats } from "../src/api/protocol";
import { fittingLevel, usualPlayers } from "../src/pages/lobby/opponents";
import { game } from "./lobby-game";

function stats(over: Partial<PlayerStats>): PlayerStats {
  return {
    game: game.id,
    name: game.name,
    played: 0,
    won: 0,
    given_up: 0,
    most_points: 0,
    rating: null,
    rated_games: 0,
    ...over,
  };
}

describe("the opponents that fit", () => {
  it("are gentle for whoever has not finished a game, whatever was chosen", () => {
    for (const none of [undefined, stats({}), stats({ played: 2, given_up: 2 })])
      expect(fittingLevel(game, none, "commander")).toBe("cadet");
  });
  it("are those chosen last after that", () => {
    expect(fittingLevel(game, stats({ played: 1 }), "commander")).toBe("commander");
  });
  it("are a step stronger until a game is won, and then the usual ones", () => {
    const [cadet, engineer, commander] = game.bots;
    const more = { ...game, bots: [cadet!, { ...cadet!, name: "settler" }, engineer!, commander!] };
    expect(fittingLevel(more, stats({ played: 1 }), null)).toBe("settler");
    expect(fittingLevel(more, stats({ played: 2, won: 1 }), null)).toBe("engineer");
  });
  it("are some that exist where those chosen or usual are gone", () => {
    const won = stats({ played: 2, won: 1 });
    expect(fittingLevel({ ...game, bots: game.bots.slice(0, 1) }, won, "commander")).toBe("cadet");
    expect(fittingLevel({ ...game, bots: [] }, won, "commander")).toBe(undefined);
    expect(fittingLevel({ ...game, bots: [] }, undefined, null)).toBe(undefined);
  });
});

it("plays with the usual number, and where none is known with at least two", () => {
  expect(usualPlayers({ ...game, facts: { ...game.facts!, players: 3 } })).toBe(3);
  expect(usualPlayers({ ...game, facts: { ...game.facts!, players: 9 } })).toBe(2);
  expect(usualPlayers({ ...game, facts: null })).toBe(2);
  expect(usualPlayers({ ...game, facts: null, players: [1] })).toBe(1);
});
