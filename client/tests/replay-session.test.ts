import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReplayCourse, ViewMessage } from "../src/api/protocol";

vi.mock("../src/i18n/index.svelte", () => ({
  i18n: { words: { table: { player: ({ n }: { n: number }) => `Player ${n}` } } },
}));
const { ReplaySession } = await import("../src/replay/session.svelte");

const steps = Array.from({ length: 6 }, (_, step) => ({ seat: step ? 0 : null, lines: step, answer: null }));
const lines = Array.from({ length: 5 }, (_, at) => ({ text: `line ${at}`, kind: "told", seat: 0, things: [] }));
const position = (step: number, eyes: string) =>
  Promise.resolve({ type: "view", seat: eyes === "open" ? -1 : Number(eyes), version: step + 1 } as ViewMessage);

function server() {
  return {
    replay: vi.fn((_id: string, eyes: string) =>
      Promise.resolve({ eyes, names: ["Ann"], steps, lines, chapters: [], standings: [] } as unknown as ReplayCourse),
    ),
    position: vi.fn((_id: string, step: number, eyes: string) => position(step, eyes)),
  };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function watching(step = 0, eyes = "open") {
  const api = server();
  const failed = vi.fn();
  const session = new ReplaySession("k3f9", { step, eyes }, api, failed);
  await session.load();
  return { api, failed, session };
}

it("begins at the moment it is given, and never beyond the end", async () => {
  const { session } = await watching(99);
  expect(session.step).toBe(5);
  expect(session.shown?.version).toBe(6);
  expect(session.log).toHaveLength(5);
  expect(session.readLines).toBe(4);
});

it("shows the newest step that was asked for, and asks for each position once", async () => {
  const { session, api } = await watching();
  session.go(2);
  session.go(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.shown?.version).toBe(5);
  expect(session.behind).toBe(false);
  session.go(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(api.position.mock.calls.filter(([, step]) => step === 2)).toHaveLength(1);
});

it("sees with other eyes at the same step", async () => {
  const { session, api } = await watching(3);
  let resolvePosition: (message: ViewMessage) => void = () => undefined;
  api.position.mockReturnValueOnce(new Promise((resolve) => (resolvePosition = resolve)));
  const loaded = session.load("0");
  await vi.advanceTimersByTimeAsync(0);
  expect([session.eyes, session.drawnAt?.eyes, session.behind]).toEqual(["0", "open", true]);
  resolvePosition(await position(3, "0"));
  await loaded;
  expect([session.step, session.seat, session.shown?.seat, session.behind]).toEqual([3, 0, 0, false]);
});

it("plays to the end, stops there, and begins again from the start", async () => {
  const { session } = await watching(3);
  session.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.step, session.playing]).toEqual([5, false]);
  session.toggle();
  expect([session.step, session.playing]).toEqual([0, true]);
  session.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.step).toBe(0);
});

it("says that a position could not be fetched, and asks again", async () => {
  const { session, api, failed } = await watching();
  api.position.mockImplementation(() => Promise.reject(new Error("gone")));
  session.go(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
  api.position.mockImplementation((_id, step, eyes) => position(step, eyes));
  session.go(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.shown?.version).toBe(4);
});
