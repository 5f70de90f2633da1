import { settings } from "../settings.svelte";
import { en, type Words } from "./en";
import { fr } from "./fr";
import type { Language } from "./languages";
import { typeset } from "./typeset";

const WORDS: Record<Language, Words> = { en, fr: typeset(fr) };

/** The client's own words in the language chosen; everything about the game comes from the server. */
export const i18n = {
  get words(): Words {
    return WORDS[settings.language];
  },
};
