import { expect, it } from "vitest";
import { hotSeatScreen } from "../src/table/hot-seat";

it("shows a spectator the spectator's view", () => {
  expect(hotSeatScreen([], [], null, false)).toEqual({ show: -1 });
});
it("never asks a single person who is there", () => {
  expect(hotSeatScreen([2], [2], null, false)).toEqual({ show: 2 });
});
it("shows nothing before somebody said who is there", () => {
  expect(hotSeatScreen([0, 1], [1], null, false)).toEqual({ handOver: 1 });
  expect(hotSeatScreen([0, 1], [], null, false)).toEqual({ handOver: 0 });
});
it("stays with the person at the screen while that person owes something or nobody does", () => {
  expect(hotSeatScreen([0, 1], [0, 1], 1, false)).toEqual({ show: 1 });
  expect(hotSeatScreen([0, 1], [], 0, false)).toEqual({ show: 0 });
});
it("hands over when only others owe something", () => {
  expect(hotSeatScreen([0, 1], [1], 0, false)).toEqual({ handOver: 1 });
});
it("goes round those who owe a simultaneous answer one by one, in seat order from the last", () => {
  expect(hotSeatScreen([0, 1, 3], [0, 3], 1, false)).toEqual({ handOver: 3 });
  expect(hotSeatScreen([0, 1, 3], [0, 1], 3, false)).toEqual({ handOver: 0 });
});
it("asks again when the person's seat was left", () => {
  expect(hotSeatScreen([0, 1], [0], 2, false)).toEqual({ handOver: 0 });
});
it("hides nothing from those who finished the game together", () => {
  expect(hotSeatScreen([0, 1], [], null, true)).toEqual({ show: 0 });
  expect(hotSeatScreen([0, 1], [], 1, true)).toEqual({ show: 1 });
});
