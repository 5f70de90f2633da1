import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/protocol";
import { stepsOf as pocket } from "../src/games/pocket-mars/steps";
import { stepsOf as terraforming } from "../src/games/terraforming-mars/steps";
import { beyond, lastOfOthers, thingsOf, unseen, type Step } from "../src/shell/log/steps";

function lines(...kinds: string[]): LogLine[] {
  return kinds.map((kind) => {
    const [name = "", seat, thing] = kind.split(" ");
    const named = thing ? [{ name: thing, text: thing }] : [];
    return { text: kind, kind: name, seat: seat === undefined || seat === "-" ? null : Number(seat), things: named };
  });
}
function summary(steps: Step[]): string[] {
  return steps.map(
    ({ chapter, seats, lines: own }) => `${chapter} [${seats.join()}] ${own.map(({ kind }) => kind).join(" ")}`,
  );
}

const GENERATIONS = lines(
  "game_began",
  "corporation_revealed 0 card:helion",
  "gained 0",
  "corporation_revealed 1 card:phobolog",
  "bought 0",
  "played_card 0 card:ants",
  "lost 0",
  "converted 0",
  "lost 0",
  "tile_placed 0 space:r3c4",
  "gained 1",
  "project_used 1 project:aquifer",
  "tile_placed 1 space:r1c2",
  "passed 0",
  "passed 1",
  "produced 0",
  "produced 1",
  "generation_began",
  "dealt 0",
  "bought 1",
  "used_action 1 card:ants",
);

describe("Terraforming Mars", () => {
  const steps = terraforming(GENERATIONS);
  it("is cut action by action, with all that came of each", () => {
    expect(summary(steps)).toEqual([
      "0 [] game_began corporation_revealed gained corporation_revealed bought",
      "0 [0] played_card lost",
      "0 [0] converted lost tile_placed gained",
      "0 [1] project_used tile_placed",
      "0 [0] passed",
      "0 [1] passed",
      "0 [] produced produced",
      "1 [] generation_began dealt bought",
      "1 [1] used_action",
    ]);
    expect(steps.flatMap((step) => step.lines)).toEqual(GENERATIONS);
  });
  it("knows the things of a step", () => {
    expect(steps.map(thingsOf)[3]).toEqual(["project:aquifer", "space:r1c2"]);
  });
  it("counts as new what others did and what happened to all", () => {
    const acted = 5;
    expect(unseen(steps, acted, 0).map(({ until }) => until)).toEqual([13, 15, 17, 20, 21]);
    expect(unseen(steps, GENERATIONS.length, 0)).toEqual([]);
    expect(unseen(steps, acted, -1)).toHaveLength(8);
  });
  it("finds the last thing that somebody else did", () => {
    expect(lastOfOthers(steps, 0)?.lines[0]?.kind).toBe("used_action");
    expect(lastOfOthers(steps, 1)?.lines[0]?.kind).toBe("passed");
    expect(lastOfOthers([], 0)).toBeNull();
  });
});

describe("Pocket Mars", () => {
  const steps = pocket(
    lines("game_began", "dealt 0", "round_began", "turn_began 0", "landed 0", "turn_began 1", "drew 1", "turn_began 0"),
  );
  it("is cut turn by turn", () => {
    expect(summary(steps)).toEqual([
      "0 [] game_began dealt",
      "1 [] round_began",
      "1 [0] turn_began landed",
      "1 [1] turn_began drew",
      "1 [0] turn_began",
    ]);
  });
  it("passes over the beginning of a round, and of a turn in which nothing has happened yet", () => {
    expect(beyond(steps, 0, 1)).toBe(2);
    expect(beyond(steps, 3, 1)).toBeNull();
  });
  it("is about what was done, not about whose turn it is", () => {
    expect(steps.map(({ lines: own, head }) => own[head]?.kind)).toEqual([
      "game_began",
      undefined,
      "landed",
      "drew",
      undefined,
    ]);
    expect(lastOfOthers(steps, 1)?.lines[1]?.kind).toBe("landed");
  });
});
