import { settings } from "../settings.svelte";
import { LOADERS, type Language } from "./generated";
import type { Words } from "./generated/en";

export type { Words };

let chosen = $state.raw<Words>();
let wanted: Language | undefined;

/** The client's own words in the language chosen; everything about the game comes from the server. */
export const i18n = {
  get words(): Words {
    if (chosen === undefined) throw new Error("The words are not loaded: speak() comes first.");
    return chosen;
  },
};

/** Speak a language from now on; its words are fetched first if they are not here yet. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { words } = await LOADERS[language]();
  // another one may have been chosen meanwhile
  if (wanted !== language) return;
  chosen = words;
  settings.language = language;
}
