import { beforeEach, describe, expect, test } from "vitest";
import type { LogLine, ViewMessage } from "../src/api/protocol";
import type { Playback } from "../src/settings.svelte";
import { change } from "../src/shell/stage/effects";
import { duration, Stage } from "../src/table/stage.svelte";
import { viewMessage } from "./fixtures";

/** A world in which time passes when told to. */
class World {
  log: LogLine[] = [];
  speed: Playback = "normal";
  hidden = false;
  seat: number | null = 0;
  waiting: (() => void) | null = null;
  watched: number[] = [];
  readonly stage = new Stage({
    seat: () => this.seat,
    log: () => this.log,
    speed: () => this.speed,
    hidden: () => this.hidden,
    later: (run) => {
      this.waiting = run;
      return 1;
    },
    forget: () => (this.waiting = null),
    watched: (_seat, lines) => this.watched.push(lines),
  });
  present: ViewMessage = at(0);

  /** Somebody else moves: the view first, then its line, as the server sends them. */
  move(own = false): void {
    const before = this.present;
    this.present = at(before.lines + 1);
    this.stage.add(this.present, { before, read: 0, gap: false, own });
    this.say();
  }
  say(): void {
    this.log = [...this.log, { text: `line ${this.log.length + 1}`, kind: "k", seat: 1, things: [] }];
    this.stage.go();
  }
  tick(): void {
    const run = this.waiting;
    this.waiting = null;
    run?.();
  }
  get shown(): number | undefined {
    return this.stage.position(0, this.present)?.lines;
  }
}

function at(lines: number, over: Partial<ViewMessage> = {}): ViewMessage {
  return viewMessage(0, lines + 1, { lines, ...over });
}
const ASKED = { id: "7", kind: "k", prompt: "", optional: false, options: [], barred: [] };

let world: World;
beforeEach(() => (world = new World()));

describe("what others did", () => {
  test("is shown one position after the other, and moves that arrive meanwhile queue up", () => {
    world.move();
    expect(world.shown).toBe(1);
    world.move();
    world.move();
    expect([world.shown, world.stage.left(0)]).toEqual([1, 2]);
    expect(world.stage.lines(0).map(({ text }) => text)).toEqual(["line 1"]);
    world.tick();
    expect([world.shown, world.stage.left(0)]).toEqual([2, 1]);
    world.tick();
    world.tick();
    expect(world.stage.isBehind(0)).toBe(false);
    expect(world.watched).toEqual([3]);
  });
  test("waits for its lines of the log", () => {
    const before = world.present;
    world.present = at(1);
    world.stage.add(world.present, { before, read: 0, gap: false, own: false });
    expect(world.shown).toBe(0);
    world.say();
    expect(world.shown).toBe(1);
  });
  test("asks nothing until the board has caught up", () => {
    world.present = at(0);
    const before = world.present;
    world.present = at(1, { decision: ASKED });
    world.stage.add(world.present, { before, read: 0, gap: false, own: false });
    world.say();
    expect(world.stage.position(0, world.present)?.decision).toBeNull();
    world.tick();
    expect(world.stage.position(0, world.present)?.decision?.id).toBe("7");
  });
  test("never takes a question away that somebody is thinking about", () => {
    const before = at(0, { decision: ASKED });
    world.present = at(1, { decision: ASKED });
    world.stage.add(world.present, { before, read: 0, gap: false, own: false });
    world.say();
    expect(world.stage.isBehind(0)).toBe(false);
  });
  test("is skipped at once, and nothing moves for it", () => {
    world.move();
    world.move();
    world.stage.skip(0);
    expect([world.shown, world.waiting, world.stage.jumps]).toEqual([2, null, 1]);
  });
  test("is not played back where that is switched off, nor while nobody looks", () => {
    world.speed = "off";
    world.move();
    expect(world.stage.isBehind(0)).toBe(false);
    world.speed = "normal";
    world.hidden = true;
    world.move();
    expect([world.shown, world.waiting]).toEqual([1, null]);
    world.hidden = false;
    world.stage.go();
    expect(world.shown).toBe(2);
  });
  test("of a very long film the end is shown", () => {
    for (let move = 0; move < 60; move++) world.move();
    expect(world.stage.left(0)).toBe(24);
  });
});

test("what comes of the own move is there at once, before its lines are", () => {
  const before = world.present;
  world.present = at(1);
  world.stage.add(world.present, { before, read: 0, gap: false, own: true });
  expect(world.stage.isBehind(0)).toBe(false);
});

test("an undo goes to the present", () => {
  world.move();
  world.stage.add(at(0), { before: world.present, read: 0, gap: false, own: false });
  expect(world.stage.isBehind(0)).toBe(false);
});

describe("who was away", () => {
  const line = (text: string): LogLine => ({ text, kind: "k", seat: 1, things: [] });
  beforeEach(() => {
    world.log = [line("1"), line("2"), line("3")];
    world.present = at(3);
    expect(world.stage.add(world.present, { before: undefined, read: 1, gap: true, own: false })).toBe(true);
  });
  const moment = (lines: number) => ({ lines, view: { game: "g", seat: 0, waiting: [] } });

  test("gets a film of what they missed", () => {
    expect(world.shown).toBeUndefined();
    world.stage.recap(0, [moment(1), moment(2), moment(3)]);
    expect(world.shown).toBe(2);
    world.tick();
    expect(world.shown).toBe(3);
    world.tick();
    expect(world.stage.isBehind(0)).toBe(false);
  });
  test("sees the present where nobody knows what they missed", () => {
    world.stage.recap(0, []);
    expect(world.stage.isBehind(0)).toBe(false);
  });
  test("sees the present if the connection breaks before the answer", () => {
    world.stage.abandon();
    expect(world.stage.isBehind(0)).toBe(false);
  });
});

test("who opens a table for the first time sees it as it is", () => {
  expect(world.stage.add(at(9), { before: undefined, read: 0, gap: true, own: false })).toBe(false);
  expect(world.stage.isBehind(0)).toBe(false);
});

test("a game may make positions between two others; those after an own move are followed too", () => {
  world.stage.between = (before) => [{ view: before.view, lines: 1 }];
  const before = world.present;
  world.present = at(2);
  world.stage.add(world.present, { before, read: 0, gap: false, own: true });
  expect(world.shown).toBe(0);
  world.say();
  world.say();
  expect(world.shown).toBe(2);
  expect(world.stage.lines(0).map(({ text }) => text)).toEqual(["line 2"]);
});

test("speed and a long queue shorten the time for a scene", () => {
  expect(duration(1, "off", 0)).toBe(0);
  expect(duration(3, "slow", 0)).toBeGreaterThan(duration(3, "normal", 0));
  expect(duration(3, "fast", 0)).toBeLessThan(duration(3, "normal", 0));
  expect(duration(3, "normal", 20)).toBeLessThan(duration(3, "normal", 0));
  expect(duration(99, "normal", 0)).toBe(duration(50, "normal", 0));
});

test("a number shows its change", () => {
  expect(change("5", "8")).toBe("+3");
  expect(change("+2", "−1")).toBe("−3");
  expect(change("4", "4")).toBeNull();
  expect(change("", "4")).toBeNull();
});
