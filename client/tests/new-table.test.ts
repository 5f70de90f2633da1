import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api/protocol";
import { clockOf, newTable, optionsFor, resized, usualSeatPlans, type SeatPlan } from "../src/pages/lobby/new-table";

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
    { name: "cadet", label: "Cadet", description: "" },
    { name: "commander", label: "Commander", description: "" },
  ],
  tutorial: true,
};

it("offers only the options that apply to the number of players", () => {
  expect(optionsFor(game, 1).map(({ name }) => name)).toEqual(["level"]);
  expect(optionsFor(game, 3).map(({ name }) => name)).toEqual(["draft"]);
});
it("starts with me against the best bot", () => {
  expect(usualSeatPlans(game, 2)).toEqual([{ who: "me" }, { who: "bot", bot: "commander" }]);
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
      seatPlans: [{ who: "bot", bot: "cadet" }, { who: "me" }, { who: "here", name: " Ben " }],
    });
    expect(asked.take).toEqual([1, 2]);
    expect(asked.seats).toEqual([{ kind: "bot", bot: "cadet" }, { kind: "person" }, { kind: "person", name: "Ben" }]);
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

it("offers clocks that it can read", () => {
  expect(clockOf("")).toBe(null);
  expect(clockOf("move:60")).toEqual({ kind: "move", seconds: 60 });
  expect(clockOf("game:1200")).toEqual({ kind: "game", seconds: 1200 });
});
