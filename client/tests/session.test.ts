import { beforeEach, expect, it, vi } from "vitest";
import type { ClientMessage, Option, ServerMessage } from "../src/api/protocol";
import type { Listener } from "../src/table/connection";
import { table } from "./fixtures";

vi.mock("../src/i18n/index.svelte", () => ({
  i18n: { words: { table: { player: ({ n }: { n: number }) => `Player ${n}` } } },
}));
vi.mock("../src/settings.svelte", () => ({ settings: { language: "en", name: "", hold: "short", playback: "off" } }));
vi.mock("../src/table/connection", () => ({
  browser: {},
  liveAddress: () => "",
  Connection: class {
    constructor(_address: () => string, listening: Listener) {
      listener = listening;
    }
    send(message: ClientMessage): boolean {
      said.push(message);
      return true;
    }
    restart(): void {}
  },
}));
const { TableSession } = await import("../src/table/session.svelte");
type TableSession = InstanceType<typeof TableSession>;

let listener: Listener;
let said: ClientMessage[];
let session: TableSession;

function view(version: number, decision: string | null): ServerMessage {
  const options = [{ action: 5, form: {}, verb: "play", label: "Play", warning: null, touches: [] }];
  const asked = decision && { id: decision, kind: "turn", prompt: "", optional: false, options, barred: [] };
  return {
    ...{ type: "view", seat: 0, version, view: { game: "g", seat: 0, waiting: [0] }, decision: asked || null },
    ...{ outcome: null, lines: 0, can_undo: false, can_take_back: false, names: ["Ann"] },
  };
}
const refused = (code: string): ServerMessage => ({ type: "refused", code, message: code, seat: 0 });

beforeEach(() => {
  said = [];
  session = new TableSession("k3f9");
  listener.changed("connecting");
  listener.opened();
  listener.changed("open");
  listener.received(view(1, "1"));
});

it("asks for one hint at a time, also when the game has gone on meanwhile", () => {
  session.askHint();
  session.askHint();
  listener.received(view(2, "2"));
  session.askHint();
  expect(said).toEqual([{ type: "hint", seat: 0 }]);
  listener.received(refused("no_hint"));
  expect(session.askingHint).toBe(false);
  expect(session.refused).toBeNull();
  session.askHint();
  expect(said).toHaveLength(2);
});
it("keeps an open hint and has it told again by a new connection, such as one in another language", () => {
  const hint: ServerMessage = {
    ...{ type: "hint", seat: 0, decision: "1", points: 1, chance: 0.5, actions: [5] },
    ...{ plan: ["Play"], why: ["Points."], options: [] },
  };
  listener.received(hint);
  for (const decision of ["1", "2"]) {
    listener.changed("connecting");
    listener.opened();
    listener.changed("open");
    expect(session.hint?.plan).toEqual(["Play"]);
    listener.received(view(1, decision));
    expect(said).toEqual([{ type: "hint", seat: 0 }]);
    if (decision === "1") listener.received({ ...hint, plan: ["Play"] });
  }
  expect(session.hint).toBeNull();
});
it("tells that there is no hint for the decision that is still open", () => {
  session.askHint();
  listener.received(refused("no_hint"));
  expect(session.refused?.code).toBe("no_hint");
});
it("waits for what becomes of an answer that was given while the line is made anew", () => {
  const [option] = session.decision?.options ?? [];
  listener.changed("connecting");
  if (option) session.act(option);
  listener.opened();
  listener.changed("open");
  listener.received(view(1, "1"));
  expect(session.waitingForServer).toBe(true);
  listener.received(view(2, "2"));
  expect(session.waitingForServer).toBe(false);
});
it("does not take the refusal of a hint for that of an answer", () => {
  const [option] = session.decision?.options ?? [];
  session.askHint();
  if (option) session.act(option);
  listener.received(refused("no_hint"));
  expect(session.waitingForServer).toBe(true);
  listener.received(refused("illegal"));
  expect(session.waitingForServer).toBe(false);
});
it("asks again what was answered over a line that broke", () => {
  const [option] = session.decision?.options ?? [];
  if (option) session.act(option);
  expect(session.decision).toBeNull();
  listener.changed("lost");
  expect(session.decision?.id).toBe("1");
});

const option = (verb: string): Option => ({ action: 5, form: {}, verb, label: verb, warning: null, touches: [] });

it("holds every turn but one that is ended in so many words", () => {
  session.act(option("pass"));
  listener.received(view(2, "2"));
  session.act(option("end_turn"));
  expect(said.map((message) => (message.type === "act" ? message.hold : null))).toEqual([4, 0]);
});

it("ends the turn that is held, and no other one", () => {
  session.endTurn();
  const held = (seat: number): ServerMessage => ({ type: "table", table: { ...table([0]), hold: { seat, left: 4 } } });
  listener.received(held(1));
  session.endTurn();
  expect([said, session.hold]).toEqual([[], null]);
  listener.received(held(0));
  session.endTurn();
  expect(said).toEqual([{ type: "end_turn", seat: 0 }]);
});
