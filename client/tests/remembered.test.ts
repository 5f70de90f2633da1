import { describe, expect, it } from "vitest";
import { Remembered, type TableSettings } from "../src/pages/lobby/remembered";
import { game } from "./lobby-game";

const settings: TableSettings = {
  players: 3,
  seatPlans: [{ who: "me" }, { who: "here", name: "Ben" }, { who: "bot", bot: "cadet", character: "bo" }],
  options: { draft: "on" },
  clock: "move:60",
  public: true,
};

function storage(content: Record<string, string> = {}) {
  return {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
  };
}
function remembering(stored: unknown): Remembered {
  const content = storage({ "marsbox.tables": typeof stored === "string" ? stored : JSON.stringify(stored) });
  return new Remembered(() => content);
}

describe("the settings of the last table", () => {
  it("are kept for each game, with the game played last", () => {
    const content = storage();
    const other = { ...game, id: "other" };
    new Remembered(() => content).keep(other, { ...settings, players: 2, seatPlans: settings.seatPlans.slice(0, 2) });
    new Remembered(() => content).keep(game, settings);
    const later = new Remembered(() => content);
    expect(later.table(game)).toEqual(settings);
    expect(later.table(other)?.players).toBe(2);
    expect(later.game([other, game])).toBe(game);
    expect([later.level(game), later.level(other)]).toEqual(["cadet", null]);
  });
  it("are none on the first visit", () => {
    const first = new Remembered(() => storage());
    expect([first.table(game), first.game([game]), first.level(game)]).toEqual([null, undefined, null]);
  });
  it.each([
    "no JSON",
    "null",
    "7",
    "[]",
    { game: 7, tables: 7 },
    { tables: { "pocket-mars": null } },
    { tables: { "pocket-mars": [] } },
    { tables: { "pocket-mars": { ...settings, players: 9 } } },
    { tables: { "pocket-mars": { ...settings, players: "3" } } },
    { tables: { "pocket-mars": { ...settings, players: 4 } } },
    { tables: { "pocket-mars": { ...settings, seatPlans: "me" } } },
    { tables: { "pocket-mars": { ...settings, seatPlans: [null, 7, {}] } } },
    { tables: { "pocket-mars": { ...settings, seatPlans: Array(3).fill({ who: "bot", bot: "retired" }) } } },
  ])("are none where what is stored makes no sense: %j", (stored) => {
    const remembered = remembering(stored);
    expect([remembered.table(game), remembered.game([game])]).toEqual([null, undefined]);
  });
  it("lose what the game no longer knows, and keep the rest", () => {
    const changed = remembering({
      game: "gone",
      tables: {
        "pocket-mars": {
          players: 2,
          seatPlans: [
            { who: "here", name: 7 },
            { who: "bot", bot: "cadet", character: "retired" },
          ],
          options: { draft: "maybe", level: "1", gone: "on" },
          clock: "move:1",
          public: "yes",
        },
      },
    });
    expect(changed.table(game)).toEqual({
      players: 2,
      seatPlans: [
        { who: "here", name: "" },
        { who: "bot", bot: "cadet", character: null },
      ],
      options: {},
      clock: "",
      public: null,
    });
    expect(changed.game([game])).toBe(undefined);
  });
  it("are not missed where a browser keeps nothing", () => {
    const forgetful = new Remembered(() => {
      throw new Error("forbidden");
    });
    forgetful.keep(game, settings);
    expect(forgetful.table(game)).toBe(null);
  });
});
