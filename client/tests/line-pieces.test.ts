import { expect, it } from "vitest";
import type { NamedThing } from "../src/api/protocol";
import { pieces } from "../src/shell/log/line-pieces";

function cut(text: string, ...things: [name: string, text: string][]): string[] {
  const named: NamedThing[] = things.map(([name, spelt]) => ({ name, text: spelt }));
  return pieces({ text, kind: "", seat: null, things: named }).map((piece) =>
    piece.name ? `[${piece.name}]` : piece.text,
  );
}

it("leaves a line without things in one piece", () => {
  expect(cut("Ann passes.")).toEqual(["Ann passes."]);
});
it("cuts a line at the things that it names, in whatever order they are told", () => {
  const line = "Ann places “Ice” beside Hellas.";
  expect(cut(line, ["zone:hellas", "Hellas"], ["card:ice", "Ice"])).toEqual([
    "Ann places “",
    "[card:ice]",
    "” beside ",
    "[zone:hellas]",
    ".",
  ]);
});
it("tells a name from a longer one that begins with it", () => {
  const line = "Ann is dealt “Research Outpost” and “Research”.";
  expect(cut(line, ["card:research", "Research"], ["card:research_outpost", "Research Outpost"])).toEqual([
    "Ann is dealt “",
    "[card:research_outpost]",
    "” and “",
    "[card:research]",
    "”.",
  ]);
});
it("finds a thing twice where the line names it twice", () => {
  expect(cut("Water and Water.", ["building:water", "Water"], ["building:water", "Water"])).toEqual([
    "[building:water]",
    " and ",
    "[building:water]",
    ".",
  ]);
});
it("loses no word when a thing is not there", () => {
  expect(cut("Ann passes.", ["card:ants", "Ants"], ["card:none", ""])).toEqual(["Ann passes."]);
});
