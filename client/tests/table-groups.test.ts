import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../src/api/protocol";
import { words } from "../src/i18n/generated/en";
import { grouped, isMyTurn } from "../src/pages/lobby/table-groups";
import { aboutTable, turnAt } from "../src/pages/lobby/table-words";
import { table } from "./fixtures";
import { game } from "./lobby-game";

/** A table, and on its seats: me, somebody else, nobody. */
function at(id: string, seated: string, over: Partial<TableInfo> = {}): TableInfo {
  const seats = [...seated].map((who, seat): SeatInfo => ({
    ...table([0]).seats[0]!,
    seat,
    name: who === "-" ? "" : who,
    taken: who !== "-",
    yours: who === "I",
    stand_in: null,
  }));
  return { ...table([]), id, seats, ...over };
}
const ids = (tables: readonly TableInfo[]) => tables.map(({ id }) => id);

it("tells tables to continue, to join and to watch apart", () => {
  const { own, open, running } = grouped({
    tables: [
      at("waiting", "I-", { status: "open" }),
      at("theirs", "IB"),
      at("mine", "IB"),
      at("old", "A-", { status: "open", created: "2026-01-01" }),
      at("left", "A-", { created: "2026-02-02" }),
      at("watched", "AB"),
    ],
    waiting: { theirs: [1], mine: [0, 1] },
  });
  expect(ids(own)).toEqual(["mine", "theirs", "waiting"]);
  expect(ids(open)).toEqual(["left", "old"]);
  expect(ids(running)).toEqual(["watched"]);
});

describe("whose turn it is", () => {
  it("is said of one's own tables", () => {
    expect(turnAt(at("a", "IB"), { a: [0, 1] }, words)).toBe("Your turn");
    expect(turnAt(at("a", "IBC"), { a: [1, 2] }, words)).toBe(words.table.waitingFor({ names: ["B", "C"] }));
    expect(turnAt(at("a", "I-", { status: "open" }), {}, words)).toBe("1 free seat");
  });
  it("is nobody's while the game is paused or a bot stands in, and not said where it is not known", () => {
    expect(turnAt(at("a", "IB", { paused: true }), { a: [0] }, words)).toBe("paused");
    const away = at("a", "IB");
    away.seats[0] = { ...away.seats[0]!, stand_in: "asked" };
    expect(isMyTurn(away, { a: [0] })).toBe(false);
    expect(turnAt(at("a", "IB"), {}, words)).toBe("playing");
    expect(turnAt(at("a", "IB"), { a: [] }, words)).toBe("playing");
  });
});

it("says of a table what is to be known before one joins it", () => {
  const clock = { kind: "move" as const, seconds: 300 };
  expect(aboutTable(at("a", "A--", { status: "open", clock, public: false }), [game], words)).toBe(
    "Pocket Mars · waiting for players · 2 free seats · 5 minutes per move · private: link only",
  );
  expect(aboutTable(at("a", "AB", { name: "", clock: null, game: "gone" }), [game], words)).toBe("playing");
});
