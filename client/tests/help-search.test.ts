import { describe, expect, it } from "vitest";
import { blocks, cardTexts, folded, namesOf, passageOf, search, snippet, wanted } from "../src/shell/help/help-search";

const RULES = [
  { id: "goal", title: "De quoi il s’agit", html: "<p>Sept <strong>colons</strong> à poser.</p>" },
  {
    id: "buildings",
    title: "Les bâtiments",
    html:
      '<ul><li data-topic="building:energy step:energy"><strong>Énergie :</strong> gagnez 1 énergie.</li>' +
      '<li data-topic="building">Tous logent des <em>colons</em> &amp; plus.</li></ul>',
  },
];
const ALL = blocks(RULES);

describe("the blocks of the rules", () => {
  it("are paragraphs and list entries, counted in their chapter", () => {
    expect(ALL.map(({ section, block }) => [section, block])).toEqual([
      ["goal", 0],
      ["buildings", 0],
      ["buildings", 1],
    ]);
    expect(ALL[1]).toMatchObject({ topics: ["building:energy", "step:energy"], bold: "Énergie :" });
    expect(ALL[2]?.text).toBe("Tous logent des colons & plus.");
  });
  it("are found by topic, else by kind or chapter", () => {
    expect(passageOf(ALL, "step:energy")).toEqual({ section: "buildings", block: 0 });
    expect(passageOf(ALL, "building:water")).toEqual({ section: "buildings", block: 1 });
    expect(passageOf(ALL, "goal:none")).toEqual({ section: "goal", block: 0 });
    expect(passageOf(ALL, "nothing")).toBeNull();
  });
});

it("links are called as the rules print it in bold, else as their chapter", () => {
  expect(namesOf(ALL, ["step:energy", "building", "building:energy", "nothing"])).toEqual([
    { topic: "step:energy", name: "Énergie" },
    { topic: "building", name: "Les bâtiments" },
  ]);
});

describe("a search", () => {
  const cards = cardTexts({
    game: "x",
    note: "",
    cards: [
      {
        id: "E1",
        name: "Énergie 1",
        colour: "energy",
        hand: { text: "Gagnez 2 énergies." },
        module: { text: "Posez." },
      },
    ],
    corporations: [{ id: "ec", name: "Écoline", text: "Des plantes." }],
  });
  it("knows no accents and no capitals", () => {
    expect(folded("ŒUF d’Énergie").letters).toBe("oeuf d'energie");
    expect(wanted("  ÉNERGIE gagnez ")).toEqual(["energie", "gagnez"]);
  });
  it("wants every word, and what is named comes first", () => {
    const hits = search(ALL, cards, "energie");
    expect(hits.map(({ title }) => title)).toEqual(["Les bâtiments", "Énergie 1"]);
    expect(search(ALL, cards, "ENERGIE 2 gagnez").map(({ title }) => title)).toEqual(["Énergie 1"]);
    expect(search(ALL, cards, "colons")[0]).toMatchObject({ passage: { section: "goal", block: 0 } });
    expect(search(ALL, cards, "ecoline plantes")).toMatchObject([{ card: "ec" }]);
    expect(search(ALL, cards, "  ")).toEqual([]);
  });
  it("marks what it found, in the letters of the text", () => {
    expect(snippet("Gagnez 1 Énergie, puis une énergie.", ["energie"])).toEqual([
      { text: "Gagnez 1 ", found: false },
      { text: "Énergie", found: true },
      { text: ", puis une ", found: false },
      { text: "énergie", found: true },
      { text: ".", found: false },
    ]);
    const long = snippet(`${"avant ".repeat(40)}but ${"après ".repeat(40)}`, ["but"]);
    expect(long[0]?.text.startsWith("… ")).toBe(true);
    expect(long.find(({ found }) => found)?.text).toBe("but");
    expect(long.at(-1)?.text.endsWith(" …")).toBe(true);
  });
});
