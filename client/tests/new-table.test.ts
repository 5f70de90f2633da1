import { describe, expect, it } from "vitest";
import type { CharacterInfo, GameInfo } from "../src/api/protocol";
import {
  charactersElsewhere,
  clockOf,
  newTable,
  optionsFor,
  resized,
  usualSeatPlans,
  type SeatPlan,
} from "../src/pages/lobby/new-table";

function character(bot: string, level: string): CharacterInfo {
  return { bot, name: bot, level, level_name: level, manner: "builder", description: "" };
}

const game: GameInfo = {
  id: "pocket-mars",
  name: "Pocket Mars",
  summary: "",
  players: [1, 2, 3, 4],
  options: [
    {
      name: "draft",
      label: "Draft",
      values: [
        { value: "off", label: "off" },
        { value: "on", label: "on" },
      ],
      default: "off",
      players: [2, 3, 4],
    },
    { name: "level", label: "Level", values: [{ value: "1", label: "1" }], default: "1", players: [1] },
  ],
  bots: [
    {
      name: "cadet",
      label: "Cadet",
      description: "",
      characters: ["amina", "bo"].map((bot) => character(bot, "cadet")),
    },
    { name: "commander", label: "Commander", description: "", characters: [character("mei", "commander")] },
  ],
  tutorial: true,
};

it("offers only the options that apply to the number of players", () => {
  expect(optionsFor(game, 1).map(({ name }) => name)).toEqual(["level"]);
  expect(optionsFor(game, 3).map(({ name }) => name)).toEqual(["draft"]);
});
it("starts with me against the best bot", () => {
  expect(usualSeatPlans(game, 2)).toEqual([{ who: "me" }, { who: "bot", bot: "commander", character: null }]);
});
it("keeps those who sit when seats are added or removed", () => {
  const seatPlans: SeatPlan[] = [{ who: "open" }, { who: "me" }];
  expect(resized(game, seatPlans, 3).slice(0, 2)).toEqual(seatPlans);
  expect(resized(game, seatPlans, 1)).toEqual([{ who: "open" }]);
});

describe("the table asked for", () => {
  const plan = {
    game,
    players: 3,
    options: { draft: "on", level: "3" },
    you: "Ann",
    name: " ",
    public: false,
    clock: "game:600",
  };

  it("takes my seat and those of the people at this screen", () => {
    const asked = newTable({
      ...plan,
      seatPlans: [{ who: "bot", bot: "cadet", character: null }, { who: "me" }, { who: "here", name: " Ben " }],
    });
    expect(asked.take).toEqual([1, 2]);
    expect(asked.seats).toEqual([{ kind: "bot", level: "cadet" }, { kind: "person" }, { kind: "person", name: "Ben" }]);
  });
  it("asks for a level, for a character by name, or for a bot that is no level", () => {
    const hasty = { name: "hasty", label: "Hasty", description: "", characters: [] };
    const asked = newTable({
      ...plan,
      game: { ...game, bots: [...game.bots, hasty] },
      seatPlans: [
        { who: "bot", bot: "cadet", character: null },
        { who: "bot", bot: "cadet", character: "bo" },
        { who: "bot", bot: "hasty", character: null },
      ],
    });
    expect(asked.seats).toEqual([
      { kind: "bot", level: "cadet" },
      { kind: "bot", bot: "bo" },
      { kind: "bot", bot: "hasty" },
    ]);
  });
  it("names only options that apply, and no name where none was given", () => {
    const asked = newTable({ ...plan, seatPlans: usualSeatPlans(game, 3) });
    expect(asked.options).toEqual({ draft: "on" });
    expect("name" in asked).toBe(false);
    expect(asked.you).toBe("Ann");
    expect("you" in newTable({ ...plan, you: " ", seatPlans: [] })).toBe(false);
    expect(asked.public).toBe(false);
    expect(asked.clock).toEqual({ kind: "game", seconds: 600 });
  });
});

it("knows which characters sit on other seats", () => {
  const seatPlans: SeatPlan[] = [
    { who: "me" },
    { who: "bot", bot: "cadet", character: "bo" },
    { who: "bot", bot: "cadet", character: null },
    { who: "bot", bot: "commander", character: "mei" },
  ];
  expect(charactersElsewhere(seatPlans, 1)).toEqual(["mei"]);
  expect(charactersElsewhere(seatPlans, 2)).toEqual(["bo", "mei"]);
});

it("offers clocks that it can read", () => {
  expect(clockOf("")).toBe(null);
  expect(clockOf("move:60")).toEqual({ kind: "move", seconds: 60 });
  expect(clockOf("game:1200")).toEqual({ kind: "game", seconds: 1200 });
});
