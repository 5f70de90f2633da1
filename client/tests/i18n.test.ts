import { describe, expect, it, vi } from "vitest";
import { duration } from "../src/i18n/duration";
import { sentences } from "../src/i18n/sentences";
import { LOADERS } from "../src/i18n/generated";
import { words as de } from "../src/i18n/generated/de";
import { words as en, type Words } from "../src/i18n/generated/en";
import { words as fr } from "../src/i18n/generated/fr";
import { number, signed } from "../src/i18n/grammar";
import { i18n, speak } from "../src/i18n/index.svelte";
import { preferredLanguage } from "../src/i18n/languages";
import { settings } from "../src/settings.svelte";

// What a viewer has chosen is read from the browser, which is not there.
vi.mock("../src/settings.svelte", () => ({ settings: { language: "en" } }));

interface Tree {
  [key: string]: Tree | string | ((facts: never) => string);
}

function leaves(tree: Tree, path = ""): [string, Tree[string]][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === "object" ? leaves(value, at) : [[at, value] as [string, Tree[string]]];
  });
}
const every: [string, Words][] = await Promise.all(
  Object.entries(LOADERS).map(async ([language, load]) => [language, (await load()).words] as [string, Words]),
);

describe.each(every)("the words of %s", (_, words) => {
  it("are all there", () => {
    expect(leaves(words).map(([key]) => key)).toEqual(leaves(en).map(([key]) => key));
  });
  it("are never empty", () => {
    for (const [key, value] of leaves(words)) expect(value, key).not.toBe("");
  });
});

describe("numbers and names in sentences", () => {
  it("counts one and many", () => {
    expect([0, 1, 2].map((n) => en.pocketMars.cards({ n }))).toEqual(["0 cards", "1 card", "2 cards"]);
    expect([0, 1, 2].map((n) => de.pocketMars.cards({ n }))).toEqual(["0 Karten", "1 Karte", "2 Karten"]);
    expect([0, 1, 2].map((n) => fr.pocketMars.cards({ n }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
  });
  it("elides in French", () => {
    expect(fr.handOver.undoOf({ name: "Anne" })).toContain("d’Anne");
    expect(fr.handOver.undoOf({ name: "Paul" })).toContain("de Paul");
    expect(fr.mission.knownBy({ names: ["Anne", "Paul"] })).toBe("connue d’Anne et de Paul");
  });
  it("agrees with the number of names in German", () => {
    expect(de.life.wantPause({ names: ["Ann"] })).toBe("Ann möchte eine Pause.");
    expect(de.life.wantPause({ names: ["Ann", "Ben"] })).toBe("Ann und Ben möchten eine Pause.");
  });
  it("joins names as the language does", () => {
    const names = ["Ann", "Ben"];
    expect(en.table.waitingFor({ names })).toBe("Waiting for Ann and Ben.");
    expect(de.table.waitingFor({ names })).toBe("Warten auf Ann und Ben.");
    expect(fr.table.waitingFor({ names })).toBe("On attend Ann et Ben.");
    expect(fr.table.waitingFor({ names: [] })).toBe("Un instant…");
  });
  it("writes numbers with the signs of the language", () => {
    expect([number(1234.5, "en"), number(1234.5, "de"), number(-0.5, "fr")]).toEqual(["1,234.5", "1.234,5", "−0,5"]);
    expect(["en", "de", "fr"].map((locale) => number(0.85, locale, { style: "percent" }))).toEqual([
      "85%",
      "85\u202f%",
      "85\u202f%",
    ]);
    expect([1, 0, -1].map((n) => signed(n, "en"))).toEqual(["+1", "0", "−1"]);
  });
  it("ends each sentence with one full stop", () => {
    expect(sentences(["Water", "", "value 3", "Put a card away.", "Now?"], en)).toBe(
      "Water. value 3. Put a card away. Now?",
    );
    expect(en.app.labelled({ label: "Deck", value: 3 })).toBe("Deck: 3");
    expect(fr.app.labelled({ label: "Pioche", value: 3 })).toBe("Pioche\u202f: 3");
  });
  it("tells a time in the largest unit that it fills, or in hours and minutes", () => {
    expect([30, 60, 5400, 86400].map((seconds) => duration(seconds, en))).toEqual([
      "30 seconds",
      "1 minute",
      "1\u00a0h 30\u00a0min",
      "1 day",
    ]);
    expect(duration(5400, fr)).toBe("1\u00a0h\u00a030");
    expect([30, 5400, 172800].map((seconds) => duration(seconds, de))).toEqual([
      "30 Sek.",
      "1\u00a0Std. 30\u00a0Min.",
      "2 Tage",
    ]);
  });
});

describe("the words in use", () => {
  it("are those of the language that was chosen last", async () => {
    expect(() => i18n.words).toThrow("not loaded");
    await Promise.all([speak("en"), speak("fr")]);
    expect([i18n.words.app.close, settings.language]).toEqual(["Fermer", "fr"]);
    await Promise.all([speak("fr"), speak("en")]);
    expect([i18n.words.app.close, settings.language]).toEqual(["Close", "en"]);
  });
});

describe("the first language", () => {
  it("is the one kept on the device", () => {
    expect(preferredLanguage("fr", ["en-GB"])).toBe("fr");
  });
  it("else the browser's first that we speak", () => {
    expect(preferredLanguage(undefined, ["tlh", "fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(undefined, ["de-AT", "en"])).toBe("de");
  });
  it("else English", () => {
    expect(preferredLanguage("tlh", ["eo"])).toBe("en");
  });
});

it("has the narrow spaces of French wherever a sentence wants one", () => {
  expect(fr.life.standIn.absent).toBe("hors ligne\u202f: un robot joue");
  for (const [key, value] of leaves(fr)) if (typeof value === "string") expect(value, key).not.toMatch(/ [;:!?»]|« /);
});
