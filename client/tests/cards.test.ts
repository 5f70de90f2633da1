import { describe, expect, it } from "vitest";
import {
  alternatives,
  figure,
  fitting,
  pieces,
  spokenCard,
  symbols,
  topicOf,
} from "../src/games/terraforming-mars/cards/cards";
import type { CardFacts, CardIcon, TerraformingComponents } from "../src/games/terraforming-mars/components";
import { isDrawn } from "../src/games/terraforming-mars/symbols/glyphs";
import { LOADERS } from "../src/i18n/generated";
import { words as en } from "../src/i18n/generated/en";
import rules from "../../src/marsbox/words/en/rules/terraforming_mars.html?raw";
import approved from "../../tests/text/approved/terraforming_mars_icons.txt?raw";

/** Every symbol that the server has for any card: "-1:heat+production" is heat. */
const ICONS = [
  ...new Set(
    approved
      .trim()
      .split("\n")
      .flatMap((line) => line.split(": ").slice(2).join(": ").split(" "))
      .map((spelled) => spelled.replace(/^([^a-z]*\d+|x):/, "").replace(/\+.*/, "")),
  ),
];
const WRITTEN = ["colon", "slash", "or"];

const ants: CardFacts = {
  id: "ants",
  number: 35,
  name: "Ants",
  kind: "active",
  cost: 9,
  tags: ["microbe"],
  requirement: "Requires at least 4% oxygen.",
  effect: "",
  ongoing: "",
  action: "Action: take 1 microbe from a card of any player and add it to this card.",
  points: "1 point for every 2 microbes on this card.",
  text: "Requires at least 4% oxygen. Action: take 1 microbe.",
  icons: {
    requirement: [{ icon: "oxygen", number: 4, bound: "min" }],
    effect: [],
    ongoing: [],
    action: [[{ icon: "cube:microbe", number: 1, any: true }, { icon: "arrow" }, { icon: "cube:microbe", number: 1 }]],
    points: [{ icon: "points", number: 1 }, { icon: "slash" }, { icon: "cube:microbe", number: 2 }],
  },
  called: { kind: "active card", tags: ["microbe"], holds: "microbe" },
  holds: "microbe",
  deck: "base",
  provenance: { card: "attested" },
};
const asteroid: CardFacts = {
  ...ants,
  id: "asteroid",
  name: "Astéroïde",
  kind: "event",
  tags: ["space"],
  text: "Raise the temperature.",
  called: { kind: "event", tags: ["space"], holds: null },
  deck: "corporate_era",
};
const names = {
  tags: { microbe: "microbe" },
  cubes: { microbe: "microbe" },
  resources: {},
  parameters: { oxygen: "oxygen" },
  tiles: {},
} as unknown as TerraformingComponents["names"];

describe("symbols", () => {
  it("are drawn, all that the server has", () => {
    expect(ICONS.length).toBeGreaterThan(40);
    expect(ICONS.filter((icon) => !WRITTEN.includes(icon) && !isDrawn(icon))).toEqual([]);
  });
  it("lead to a paragraph of the rules, or to that of their kind", () => {
    const topics = new Set([...rules.matchAll(/data-topic="([^"]*)"/g)].flatMap(([, found = ""]) => found.split(" ")));
    const lost = ICONS.filter((icon) => icon !== "or")
      .map(topicOf)
      .filter((topic) => !topics.has(topic) && !topics.has(topic.replace(/:.*/, "")));
    expect(lost).toEqual([]);
  });
  it("have a name in every language unless the server has one", async () => {
    const own = ICONS.filter((icon) => !/^(tag|tile|cube):|^(or)$/.test(icon));
    const served = ["megacredits", "steel", "titanium", "plants", "energy", "heat", "temperature", "oxygen", "oceans"];
    for (const { words } of await Promise.all(Object.values(LOADERS).map((load) => load())))
      expect(own.filter((icon) => !served.includes(icon) && !(icon in words.terraforming.cards.names))).toEqual([]);
  });
  it("stand once in the list of a card", () => {
    const described = symbols(ants, names, en);
    expect(described.map(({ sign }) => sign)).toEqual([
      "kind:active",
      "tag:microbe",
      "oxygen",
      "min",
      "cube:microbe",
      "any",
      "arrow",
      "points",
      "slash",
    ]);
    expect(described.find(({ sign }) => sign === "min")?.topic).toBe("requirement:min");
    expect(described.find(({ sign }) => sign === "oxygen")).toMatchObject({
      name: "oxygen",
      topic: "parameter:oxygen",
    });
  });
});

describe("numbers beside symbols", () => {
  const described = (icon: CardIcon) => figure(icon, en);
  it("leave out a single one", () => {
    expect(described({ icon: "plants", number: 1 })).toBe("");
    expect(described({ icon: "plants", number: -1 })).toBe("−");
    expect(described({ icon: "plants", number: -3 })).toBe("−3");
    expect(described({ icon: "energy", number: "x" })).toBe("x");
  });
  it("show limits with their units", () => {
    expect(described({ icon: "temperature", number: -12, bound: "max" })).toBe("≤ −12 °C");
    expect(described({ icon: "oxygen", number: 4, bound: "min" })).toBe("≥ 4%");
    expect(described({ icon: "tag:science", number: 3, bound: "min" })).toBe("≥ 3");
    expect(described({ icon: "tag:science", number: 1, bound: "min" })).toBe("");
  });
});

it("puts neighbours of production into one box", () => {
  const icons: CardIcon[] = [
    { icon: "energy", number: -1, production: true },
    { icon: "megacredits", number: 3, production: true },
    { icon: "plants", number: 3 },
  ];
  expect(pieces(icons).map((piece) => (piece.kind === "box" ? piece.icons.length : 0))).toEqual([2, 0]);
});
it("breaks a line between alternatives", () => {
  const icons = ["plants", "or", "cube:animal"].map((icon) => ({ icon }));
  expect(alternatives(icons)).toEqual([[{ icon: "plants" }], [{ icon: "cube:animal" }]]);
});

describe("the spoken text of a card", () => {
  it("has everything once", () => {
    expect(spokenCard(ants, {}, en)).toBe(`Ants, active card, costs 9 M€, tag: microbe. ${ants.text}`);
  });
  it("tells what is known now", () => {
    const described = spokenCard(ants, { price: 7, met: false, cubes: 3, used: true, why: "Too little oxygen." }, en);
    expect(described).toContain("costs 7 M€ instead of 9 M€");
    expect(described).toContain(
      "requirement not met. on it: 3 × microbe. action already used this generation. Too little oxygen.",
    );
  });
});

describe("looking for cards", () => {
  const found = (filter: object) =>
    fitting([ants, asteroid], { query: "", kind: "", tag: "", deck: "", ...filter }).map(({ id }) => id);
  it("finds words in names and texts, whatever their accents", () => {
    expect(found({ query: "asteroide" })).toEqual(["asteroid"]);
    expect(found({ query: "OXYGEN action" })).toEqual(["ants"]);
    expect(found({ query: "oxygen comet" })).toEqual([]);
  });
  it("filters by kind, tag and deck", () => {
    expect(found({ kind: "event" })).toEqual(["asteroid"]);
    expect(found({ tag: "microbe" })).toEqual(["ants"]);
    expect(found({ tag: "none" })).toEqual([]);
    expect(found({ deck: "base" })).toEqual(["ants"]);
  });
});
