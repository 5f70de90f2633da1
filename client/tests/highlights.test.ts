import { describe, expect, it } from "vitest";
import { click, highlightedNames, oneClickAway, optionsTouching } from "../src/table/highlights";
import { option } from "./fixtures";

const play = option(1, ["card:E1", "building:energy"]);
const discard = option(2, ["card:E1"]);
const launch = option(3, ["earth"]);
const skip = option(4, []);
const options = [play, discard, launch, skip];

it("lights exactly what the options touch, brightest what one would point at", () => {
  expect(Object.fromEntries(highlightedNames(options, []))).toEqual({
    "card:E1": "first",
    "building:energy": "also",
    earth: "first",
  });
});
it("lights a thing brightly if one option names it first", () => {
  const build = option(5, ["building:energy"]);
  expect(highlightedNames([play, build], []).get("building:energy")).toBe("first");
  expect(highlightedNames([build, play], []).get("building:energy")).toBe("first");
});
it("lights nothing when nothing may be done", () => {
  expect(highlightedNames([], []).size).toBe(0);
});
it("narrows to what goes together with the things picked", () => {
  expect([...highlightedNames(options, [["card:E1"]])]).toEqual([["building:energy", "first"]]);
  expect(optionsTouching(options, [["card:E1"], ["building:energy"]])).toEqual([play]);
});
it("knows a thing by any of its names", () => {
  const bySlot = option(5, ["slot:0:1"]);
  expect(click([bySlot], [], ["card:E1", "slot:0:1"])).toEqual({ act: bySlot });
});

describe("a way from one thing to another", () => {
  const there = option(6, ["zone:hellas", "zone:noachis"]);
  const back = option(7, ["zone:noachis", "zone:hellas"]);
  const away = option(8, ["zone:noachis", "zone:syrtis_major"]);
  const ways = [there, back, away];

  it("begins where one points first", () => {
    expect(optionsTouching(ways, [["zone:noachis"]])).toEqual([back, away]);
    expect(click(ways, [], ["zone:hellas"])).toEqual({ act: there });
  });
  it("ends where one points next", () => {
    expect(click(ways, [["zone:noachis"]], ["zone:hellas"])).toEqual({ act: back });
  });
  it("is one click away where every end is another", () => {
    expect(oneClickAway([back, away], [["zone:noachis"]])).toBe(true);
    expect(oneClickAway([play, discard], [["card:E1"]])).toBe(false);
    expect(oneClickAway([play, option(9, ["card:E1", "building:energy"])], [["card:E1"]])).toBe(false);
  });
  it("is found from its end too, if nothing begins there", () => {
    expect(click(ways, [], ["zone:syrtis_major"])).toEqual({ act: away });
  });
});

describe("a click", () => {
  it("acts where only one option is meant", () => {
    expect(click(options, [], ["earth"])).toEqual({ act: launch });
  });
  it("offers a choice where several are meant", () => {
    expect(click(options, [], ["card:E1"])).toEqual({ choose: [play, discard], picked: [["card:E1"]] });
  });
  it("acts when a second thing decides the choice", () => {
    expect(click(options, [["card:E1"]], ["building:energy"])).toEqual({ act: play });
  });
  it("starts anew with a thing that does not go with the first", () => {
    expect(click(options, [["card:E1"]], ["earth"])).toEqual({ act: launch });
  });
  it("does nothing on a thing that is not lit", () => {
    expect(click(options, [], ["deck"])).toBeNull();
  });
});
