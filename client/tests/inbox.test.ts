import { describe, expect, it } from "vitest";
import type { LogLine, ServerMessage } from "../src/api/protocol";
import { EMPTY, ownSeats, previewOf, receive, reopened, type Inbox } from "../src/table/inbox";
import { decision, table, viewMessage } from "./fixtures";

function after(...messages: ServerMessage[]): Inbox {
  return messages.reduce(receive, EMPTY);
}
function line(text: string): LogLine {
  return { text, kind: "launched", seat: 0, things: [] };
}
const texts = (inbox: Inbox, seat: number) => inbox.logs[seat]?.map(({ text }) => text);

describe("versions", () => {
  it("ignores a view older than the one seen", () => {
    const now = after(viewMessage(0, 5, { decision: decision("5") }));
    expect(receive(now, viewMessage(0, 4))).toBe(now);
  });
  it("takes a view of the same version again, for another language says it in other words", () => {
    const now = after(viewMessage(0, 5), viewMessage(0, 5, { names: ["Anne", "Ben"] }));
    expect(now.views[0]?.names[0]).toBe("Anne");
  });
  it("counts for each seat alone", () => {
    const now = after(viewMessage(0, 9), viewMessage(1, 2));
    expect(now.views[1]?.version).toBe(2);
  });
  it("takes whatever a new connection sends, and shows the old view until then", () => {
    const back = reopened(after(viewMessage(0, 9)));
    expect(back.views[0]?.version).toBe(9);
    expect(receive(back, viewMessage(0, 3)).views[0]?.version).toBe(3);
  });
});

describe("log", () => {
  it("puts lines where the server says they begin", () => {
    const now = after(
      { type: "log", seat: 0, from: 0, lines: [line("a"), line("b")] },
      { type: "log", seat: 0, from: 2, lines: [line("c")] },
    );
    expect(texts(now, 0)).toEqual(["a", "b", "c"]);
  });
  it("drops the lines that were undone", () => {
    const now = after(
      { type: "log", seat: 0, from: 0, lines: [line("a"), line("b"), line("c")] },
      { type: "log", seat: 0, from: 1, lines: [] },
    );
    expect(texts(now, 0)).toEqual(["a"]);
  });
  it("asks for a new connection when lines are missing", () => {
    expect(after({ type: "log", seat: 0, from: 4, lines: [line("e")] }).gap).toBe(true);
  });
  it("keeps the logs of seats apart", () => {
    const now = after(
      { type: "log", seat: 0, from: 0, lines: [line("mine")] },
      { type: "log", seat: 1, from: 0, lines: [line("yours")] },
    );
    expect([texts(now, 0), texts(now, 1)]).toEqual([["mine"], ["yours"]]);
  });
});

describe("hints, thinking and refusals", () => {
  const options = [{ action: 0, label: "Launch", loss: 0, parts: "" }];
  const told = { actions: [0], plan: ["Launch"], why: ["1 colonist can land."] };
  const hint: ServerMessage = { type: "hint", seat: 0, decision: "5", points: 1.5, chance: 0.6, ...told, options };

  it("keeps a hint only while its decision stands", () => {
    const now = after(viewMessage(0, 5, { decision: decision("5") }), hint);
    expect(now.hints[0]?.options[0]?.action).toBe(0);
    expect(receive(now, viewMessage(0, 6, { decision: decision("6") })).hints[0]).toBeUndefined();
  });
  it("ignores a hint that comes too late", () => {
    expect(after(viewMessage(0, 6, { decision: decision("6") }), hint).hints).toEqual({});
  });
  it("shows a bot thinking until it owes nothing", () => {
    const waiting = viewMessage(0, 1);
    waiting.view.waiting = [2];
    const thinking = after(waiting, { type: "thinking", seat: 2 });
    expect(thinking.thinking).toEqual([2]);
    expect(receive(thinking, viewMessage(0, 2)).thinking).toEqual([]);
  });
  it("forgets a refusal with the next view", () => {
    const refused = after({ type: "refused", code: "stale", message: "Too late.", seat: 0 });
    expect(refused.refused?.message).toBe("Too late.");
    expect(receive(refused, viewMessage(0, 1)).refused).toBeNull();
  });
});

describe("previews", () => {
  const preview = (...actions: number[]): ServerMessage => ({
    type: "preview",
    seat: 0,
    decision: "5",
    actions,
    lines: [line("Ann gains 2 plants.")],
    prompt: null,
    hidden: false,
    points: 1,
  });
  const asked = viewMessage(0, 5, { decision: decision("5") });

  it("finds what was told of some actions", () => {
    const now = after(asked, preview(3), preview(3, 4));
    expect(previewOf(now, 0, [3, 4])?.actions).toEqual([3, 4]);
    expect(previewOf(now, 0, [4, 3])).toBeNull();
  });
  it("forgets them with the next view, though the decision stays the same", () => {
    expect(receive(after(asked, preview(3)), { ...asked, version: 6 }).previews).toEqual({});
  });
  it("ignores one that comes too late", () => {
    expect(after(viewMessage(0, 6, { decision: decision("6") }), preview(3)).previews).toEqual({});
  });
});

describe("seats", () => {
  it("lists the seats held here, lowest first, without the spectator's", () => {
    expect(ownSeats(after(viewMessage(1, 1), viewMessage(0, 1)))).toEqual([0, 1]);
    expect(ownSeats(after(viewMessage(-1, 1)))).toEqual([]);
  });
  it("drops the spectator's view once a seat is taken", () => {
    expect(Object.keys(after(viewMessage(-1, 1), viewMessage(0, 1)).views)).toEqual(["0"]);
  });
  it("wipes the secrets of a seat that was left", () => {
    const now = after(
      viewMessage(0, 1),
      viewMessage(1, 1),
      { type: "log", seat: 1, from: 0, lines: [line("secret")] },
      { type: "table", table: table([0]) },
    );
    expect(ownSeats(now)).toEqual([0]);
    expect(now.logs[1]).toBeUndefined();
  });
  it("remembers a seat that is somebody else's now, until it comes back", () => {
    const moved = after(viewMessage(0, 1), { type: "table", table: table([]) });
    expect(moved.lost).toEqual([0]);
    expect(receive(moved, { type: "table", table: table([]) }).lost).toEqual([0]);
    expect(receive(moved, { type: "table", table: table([0]) }).lost).toEqual([]);
  });
  it("does not miss a seat that was left, even when somebody takes it", () => {
    const free = table([]);
    free.seats[0]!.taken = false;
    const left = after(viewMessage(0, 1), { type: "table", table: free });
    expect(receive(left, { type: "table", table: table([]) }).lost).toEqual([]);
  });
});

it("keeps what people said, in order, and replaces what is told again", () => {
  const line = (text: string) => ({ seat: 0, name: "Ann", text, sent: "2026-01-01T10:00:00Z", yours: false });
  const first = receive(EMPTY, { type: "chat", from: 0, lines: [line("Hello"), line("there")] });
  const second = receive(first, { type: "chat", from: 2, lines: [line("again")] });
  expect(second.chat.map(({ text }) => text)).toEqual(["Hello", "there", "again"]);
  expect(receive(second, { type: "chat", from: 0, lines: [line("")] }).chat).toHaveLength(1);
});
