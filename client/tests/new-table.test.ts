import { describe, expect, it } from "vitest";
import {
  canStart,
  charactersElsewhere,
  clockOf,
  newTable,
  optionsFor,
  quickTable,
  resized,
  usualSeatPlans,
  type SeatPlan,
} from "../src/pages/lobby/new-table";
import { game } from "./lobby-game";

it("offers only the options that apply to the number of players", () => {
  expect(optionsFor(game, 1).map(({ name }) => name)).toEqual(["level"]);
  expect(optionsFor(game, 3).map(({ name }) => name)).toEqual(["draft"]);
});
it("starts with me against bots of a level, or with friends where there are no bots", () => {
  expect(usualSeatPlans(2, "cadet")).toEqual([{ who: "me" }, { who: "bot", bot: "cadet", character: null }]);
  expect(usualSeatPlans(2, undefined)).toEqual([{ who: "me" }, { who: "open" }]);
});
it("can start a game once nobody has to come", () => {
  expect(canStart([{ who: "me" }, { who: "here", name: "" }, { who: "bot", bot: "cadet", character: null }])).toBe(
    true,
  );
  expect(canStart([{ who: "me" }, { who: "open" }])).toBe(false);
});
it("opens a private table against bots with one click, as the game comes out of the box", () => {
  expect(quickTable(game, 3, "cadet", " Ann ")).toEqual({
    game: "pocket-mars",
    options: { draft: "off" },
    seats: [{ kind: "person" }, { kind: "bot", level: "cadet" }, { kind: "bot", level: "cadet" }],
    you: "Ann",
    take: [0],
    public: false,
    clock: null,
  });
  const alone = quickTable({ ...game, bots: [] }, 2, undefined, "");
  expect([alone.seats, alone.public]).toEqual([[{ kind: "person" }, { kind: "person" }], true]);
});
it("keeps those who sit when seats are added or removed", () => {
  const seatPlans: SeatPlan[] = [{ who: "open" }, { who: "me" }];
  expect(resized(seatPlans, 3, "cadet").slice(0, 2)).toEqual(seatPlans);
  expect(resized(seatPlans, 1, "cadet")).toEqual([{ who: "open" }]);
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
    const asked = newTable({ ...plan, seatPlans: usualSeatPlans(3, "cadet") });
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
  for (const bad of ["", "move", "move:", "move:7", "week:60", "game:1e99"]) expect(clockOf(bad)).toBe(null);
  expect(clockOf("move:60")).toEqual({ kind: "move", seconds: 60 });
  expect(clockOf("game:1200")).toEqual({ kind: "game", seconds: 1200 });
});
