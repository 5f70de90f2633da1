import { expect, it } from "vitest";
import type { LogLine } from "../src/api/protocol";
import { chapters } from "../src/shell/log/chapters";

function line(kind: string, seat: number | null = null): LogLine {
  return { text: kind, kind, seat, things: [] };
}
const log = [
  line("game_began"),
  line("dealt", 0),
  line("round_began"),
  line("turn_began", 0),
  line("landed", 0),
  line("round_began"),
];
function titles(from = 0): string[] {
  return chapters(log, from).map(({ heading, lines, from: at }) => `${heading?.text ?? "-"} ${at} ${lines.length}`);
}

it("cuts the log where everybody begins something anew, not at the turn of one", () => {
  expect(titles()).toEqual(["- 0 2", "round_began 3 2", "round_began 6 0"]);
});
it("begins in the middle of a chapter if need be", () => {
  expect(titles(1)).toEqual(["- 1 1", "round_began 3 2", "round_began 6 0"]);
  expect(titles(4)).toEqual(["- 4 1", "round_began 6 0"]);
  expect(titles(5)).toEqual(["round_began 6 0"]);
});
it("has no chapters before anything happened", () => {
  expect(chapters([])).toEqual([]);
});
