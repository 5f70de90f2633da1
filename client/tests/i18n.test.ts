import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { fr } from "../src/i18n/fr";
import { preferredLanguage } from "../src/i18n/languages";
import { typeset } from "../src/i18n/typeset";

interface Tree {
  [key: string]: Tree | string | unknown[] | ((...args: never[]) => string);
}

function leaves(tree: Tree, path = ""): [string, Tree[string]][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === "object" && !Array.isArray(value)
      ? leaves(value, at)
      : [[at, value] as [string, Tree[string]]];
  });
}
const english = new Map(leaves(en as unknown as Tree));
const french = new Map(leaves(fr as unknown as Tree));

it("has every word in both languages", () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
});
it("leaves no word empty", () => {
  for (const [key, value] of [...english, ...french]) expect(value, key).not.toBe("");
});
it("takes the same number of words to fill in", () => {
  for (const [key, value] of english)
    if (typeof value === "function") expect((french.get(key) as typeof value).length, key).toBe(value.length);
});
it("lists as many shortcuts in both languages", () => {
  expect(fr.help.keyList).toHaveLength(en.help.keyList.length);
});

describe("numbers and names in sentences", () => {
  it("counts one and many", () => {
    expect([0, 1, 2].map(en.pocketMars.cards)).toEqual(["0 cards", "1 card", "2 cards"]);
    expect([0, 1, 2].map(fr.pocketMars.cards)).toEqual(["0 carte", "1 carte", "2 cartes"]);
  });
  it("elides in French", () => {
    expect(fr.handOver.undoOf("Anne")).toContain("d’Anne");
    expect(fr.handOver.undoOf("Paul")).toContain("de Paul");
  });
  it("joins names as the language does", () => {
    expect(en.table.waitingFor(["Ann", "Ben"])).toBe("Waiting for Ann and Ben.");
    expect(fr.table.waitingFor(["Ann", "Ben"])).toBe("On attend Ann et Ben.");
  });
});

describe("the first language", () => {
  it("is the one kept on the device", () => {
    expect(preferredLanguage("fr", ["en-GB"])).toBe("fr");
  });
  it("else the browser's first that we speak", () => {
    expect(preferredLanguage(undefined, ["de-DE", "fr-CA", "en"])).toBe("fr");
  });
  it("else English", () => {
    expect(preferredLanguage("tlh", ["de"])).toBe("en");
  });
});

describe("French spaces", () => {
  it("are narrow and unbreakable wherever a sentence wants one", () => {
    expect(typeset("« Eau » : 3 !")).toBe("«\u202fEau\u202f»\u202f: 3\u202f!");
    expect(typeset({ deep: [(n: number) => `Quoi : ${n} ?`] }).deep[0]?.(2)).toBe("Quoi\u202f: 2\u202f?");
  });
  it("leave other things alone", () => {
    expect(typeset({ n: 3, none: null, time: "12:30", text: "un deux" })).toEqual({
      n: 3,
      none: null,
      time: "12:30",
      text: "un deux",
    });
  });
});
