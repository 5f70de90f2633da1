import { describe, expect, it } from "vitest";
import type { Option, ViewMessage } from "../src/api/protocol";
import { amounts, rest, sensible } from "../src/games/terraforming-mars/answers/amounts";
import type { CardFacts } from "../src/games/terraforming-mars/components";
import { chosenBefore, multiSelect, moneyLeft } from "../src/games/terraforming-mars/answers/multi-select";
import {
  arranged,
  keepChoice,
  keptChoice,
  type HandCard,
  type HandChoice,
} from "../src/games/terraforming-mars/hand/hand";
import type { AskedView } from "../src/games/terraforming-mars/view";
import { decision, viewMessage } from "./fixtures";

function held(id: string, price: number, over: Partial<CardFacts> = {}, playable = false): HandCard {
  return { card: { id, name: id, kind: "automated", tags: [], ...over } as unknown as CardFacts, price, playable };
}
const HAND = [
  held("comet", 21, { kind: "event", tags: ["space"] }, true),
  held("ants", 9, { kind: "active", tags: ["microbe"] }),
  held("bushes", 10, { tags: ["plant"] }, true),
  held("mine", 4, { tags: ["building"] }),
];
const ids = (choice: Omit<HandChoice, "layout">) => arranged(HAND, choice).map(({ card }) => card.id);

describe("the own hand", () => {
  it("stays as it was drawn", () => {
    expect(ids({ sort: "dealt", filter: "all" })).toEqual(["comet", "ants", "bushes", "mine"]);
  });
  it("is sorted by price, kind, first tag and name", () => {
    expect(ids({ sort: "cost", filter: "all" })).toEqual(["mine", "ants", "bushes", "comet"]);
    expect(ids({ sort: "kind", filter: "all" })).toEqual(["mine", "bushes", "ants", "comet"]);
    expect(ids({ sort: "tag", filter: "all" })).toEqual(["mine", "comet", "bushes", "ants"]);
    expect(ids({ sort: "name", filter: "all" })).toEqual(["ants", "bushes", "comet", "mine"]);
  });
  it("shows what can be played, a kind or a tag alone", () => {
    expect(ids({ sort: "dealt", filter: "playable" })).toEqual(["comet", "bushes"]);
    expect(ids({ sort: "dealt", filter: "event" })).toEqual(["comet"]);
    expect(ids({ sort: "dealt", filter: "plant" })).toEqual(["bushes"]);
  });
  it("remembers the choice, and forgets one that there is not", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepChoice(() => storage, { sort: "cost", filter: "space", layout: "lines" });
    expect(keptChoice(() => storage)).toEqual({ sort: "cost", filter: "space", layout: "lines" });
    kept.set("marsbox.hand", '{"sort":"colour","filter":"moon"}');
    expect(keptChoice(() => storage)).toEqual({ sort: "dealt", filter: "all", layout: "cards" });
  });
});

describe("cards that are bought together", () => {
  const keep = (action: number, card: string): Option => ({
    action,
    form: { keep: card },
    verb: "keep",
    label: card,
    warning: null,
    touches: [`card:${card}`],
  });
  const done: Option = { action: 99, form: { done: true }, verb: "done", label: "done", warning: null, touches: [] };
  const buying = (kind: string) => ({ ...decision("1", [keep(1, "ants"), keep(2, "comet"), done]), kind });
  const message = (money: number, answers: Record<string, unknown>[] = []) =>
    viewMessage(0, 1, {
      view: { budget: { price: 3, money }, answers, selling: [] } as unknown as ViewMessage["view"],
    });

  it("are as many as there is money for", () => {
    expect(multiSelect(buying("buy"), message(40))).toEqual({ close: "done", most: 2 });
    expect(multiSelect(buying("buy"), message(5))).toEqual({ close: "done", most: 1 });
  });
  it("leave the money that the steps that were sent leave", () => {
    const later = message(8, [{ corporation: "helion" }, { keep: "grass" }]);
    expect(chosenBefore(later)).toEqual(["grass"]);
    expect(moneyLeft(later)).toBe(5);
    expect(multiSelect(buying("buy_start"), later)?.most).toBe(1);
  });
  it("are sold in any number, and nothing else is put together", () => {
    expect(multiSelect(buying("sell"), message(0))?.most).toBe(2);
    expect(multiSelect(buying("draft"), message(40))).toEqual({ close: "done", most: 1 });
    expect(multiSelect(buying("turn"), message(40))).toBeNull();
  });
});

describe("numbers to pay with", () => {
  const pay = (...numbers: number[]) =>
    amounts(
      numbers.map((number) => ({
        action: number,
        form: { amount: number },
        verb: "amount",
        label: "",
        warning: null,
        touches: [],
      })),
    );
  const bill = (price: number | null, worth: number | null) => ({ price, worth }) as AskedView;

  it("take as much metal as wastes nothing", () => {
    expect(sensible("steel", pay(0, 1, 2, 3, 4), bill(7, 2))?.number).toBe(3);
    expect(sensible("steel", pay(0, 1, 2), bill(7, 2))?.number).toBe(2);
    expect(sensible("titanium", pay(2, 3), bill(5, 3))?.number).toBe(2);
  });
  it("take as little heat as there must be, and otherwise all", () => {
    expect(sensible("heat", pay(2, 3, 4), bill(9, 1))?.number).toBe(2);
    expect(sensible("energy", pay(1, 2, 3), bill(null, null))?.number).toBe(3);
  });
  it("take all the heat where it warms nothing any more", () => {
    expect(sensible("heat", pay(2, 3, 4), bill(9, 1), true)?.number).toBe(4);
  });
  it("leave the rest in M€", () => {
    expect(rest(bill(7, 2), 3)).toBe(1);
    expect(rest(bill(7, 2), 4)).toBe(0);
    expect(rest(null, 4)).toBeNull();
  });
});
