import { expect, it } from "vitest";
import { command, type Key } from "../src/table/keys";

const free = { typing: false, dialog: false };
function press(key: string, over: Partial<Key> = {}): Key {
  return { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...over };
}

it("chooses the first nine options by their numbers", () => {
  expect(command(press("1"), free)).toEqual({ choose: 0 });
  expect(command(press("9"), free)).toEqual({ choose: 8 });
  expect(command(press("0"), free)).toBeNull();
});
it("has a key for hint, undo, help and closing", () => {
  expect(["h", "H", "u", "?", "Escape"].map((key) => command(press(key), free))).toEqual([
    "hint",
    "hint",
    "undo",
    "help",
    "close",
  ]);
});
it("has letters for the ends of a turn and for places on the page", () => {
  expect(command(press("e"), free)).toEqual({ verb: "end_turn" });
  expect(command(press("P"), free)).toEqual({ verb: "pass" });
  expect(command(press("c"), free)).toEqual({ place: "hand" });
});
it("leaves letters to those who type, and keys to an open dialog", () => {
  expect(command(press("h"), { typing: true, dialog: false })).toBeNull();
  expect(command(press("1"), { typing: false, dialog: true })).toBeNull();
});
it("leaves the browser its own shortcuts", () => {
  expect(command(press("u", { ctrlKey: true }), free)).toBeNull();
  expect(command(press("1", { metaKey: true }), free)).toBeNull();
  expect(command(press("1", { altKey: true }), free)).toBeNull();
});
it("acts once for a key held down", () => {
  expect(command(press("1", { repeat: true }), free)).toBeNull();
});
