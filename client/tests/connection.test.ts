import { beforeEach, expect, it } from "vitest";
import type { ServerMessage } from "../src/api/protocol";
import { Connection, waitBefore, type ConnectionState, type Socket } from "../src/table/connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let timers: Map<number, { run: () => void; wait: number }>;
let states: ConnectionState[];
let received: ServerMessage[];
let opened: number;
let language: string;
let line: Connection;

function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
}
/** Runs the timer that waits for about so long. */
function pass(low: number, high: number): void {
  for (const [id, { run, wait }] of timers)
    if (wait >= low && wait <= high) {
      timers.delete(id);
      run();
      return;
    }
  throw new Error(`no timer between ${low} and ${high}`);
}

beforeEach(() => {
  sockets = [];
  timers = new Map();
  states = [];
  received = [];
  opened = 0;
  language = "en";
  let next = 0;
  line = new Connection(
    () => `/live?lang=${language}`,
    {
      opened: () => (opened += 1),
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
    },
    {
      socket: (address) => {
        sockets.push(new FakeSocket(address));
        return socket();
      },
      later: (run, wait) => {
        timers.set(++next, { run, wait });
        return next;
      },
      forget: (timer) => timers.delete(timer),
      random: () => 0.5,
    },
  );
  line.start();
});

it("waits longer after every failure, up to a quarter of a minute", () => {
  expect([1, 2, 3, 4, 9].map((failures) => waitBefore(failures, 0.5))).toEqual([500, 1000, 2000, 4000, 15000]);
  expect(waitBefore(1, 0)).toBeLessThan(waitBefore(1, 1));
});
it("tells its state and hands over messages", () => {
  socket().onopen?.();
  socket().onmessage?.({ data: '{"type":"pong"}' });
  expect(states).toEqual(["connecting", "open"]);
  expect(received).toEqual([{ type: "pong" }]);
});
it("survives what is not a message", () => {
  socket().onopen?.();
  for (const data of ["not json", "3", "null", "{}"]) socket().onmessage?.({ data });
  expect(received).toEqual([]);
});
it("sends what is said while the line is being made once it is there, and once alone", () => {
  expect(line.send({ type: "hint", seat: 0 })).toBe(true);
  expect(socket().sent).toEqual([]);
  socket().onopen?.();
  expect(socket().sent).toEqual(['{"type":"hint","seat":0}']);
  line.restart();
  socket().onopen?.();
  expect(socket().sent).toEqual([]);
});
it("takes nothing while the server can't be reached", () => {
  line.send({ type: "hint", seat: 0 });
  socket().onclose?.();
  expect(line.send({ type: "hint", seat: 1 })).toBe(false);
  pass(500, 500);
  expect(line.send({ type: "hint", seat: 2 })).toBe(false);
  socket().onopen?.();
  expect(socket().sent).toEqual([]);
});
it("comes back by itself, and starts over with short waits once it was open", () => {
  socket().onopen?.();
  socket().onclose?.();
  expect(states.at(-1)).toBe("lost");
  pass(500, 500);
  socket().onclose?.();
  pass(1000, 1000);
  socket().onopen?.();
  expect(states.at(-1)).toBe("open");
  expect(opened).toBe(2);
  socket().onclose?.();
  pass(500, 500);
  expect(sockets).toHaveLength(4);
});
it("ignores what a replaced line still says", () => {
  socket().onopen?.();
  const old = socket();
  language = "fr";
  line.restart();
  expect(socket().address).toContain("fr");
  expect(old.closed).toBe(true);
  old.onmessage?.({ data: '{"type":"pong"}' });
  old.onclose?.();
  expect(received).toEqual([]);
  expect(sockets).toHaveLength(2);
});
it("asks whether anybody is there, and gives up a silent line", () => {
  socket().onopen?.();
  pass(20_000, 20_000);
  expect(socket().sent).toEqual(['{"type":"ping"}']);
  pass(50_000, 50_000);
  expect(states.at(-1)).toBe("lost");
});
it("stays away once it was stopped", () => {
  socket().onopen?.();
  const last = socket();
  line.stop();
  last.onclose?.();
  expect(timers.size).toBe(0);
  line.restart();
  expect(sockets).toHaveLength(1);
});
