import { settings } from "../settings.svelte";
import { LOADERS, type Language } from "./generated";
import type { Words } from "./generated/en";

export type { Words };

let chosen = $state.raw<Words>();

/** The client's own words in the language chosen; everything about the game comes from the server. */
export const i18n = {
  get words(): Words {
    if (chosen === undefined) throw new Error("The words are not loaded: speak() comes first.");
    return chosen;
  },
};

/** Speak a language from now on; its words are fetched first if they are not here yet. */
export async function speak(language: Language): Promise<void> {
  const { words } = await LOADERS[language]();
  chosen = words;
  settings.language = language;
}
