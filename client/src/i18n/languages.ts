import { LANGUAGES, type Language } from "./generated";

export { LANGUAGE_NAMES, LANGUAGES, LOCALES, type Language } from "./generated";

function known(tag: string): Language | undefined {
  return LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
}

/** The language kept on the device, else the first of the browser's that we speak. */
export function preferredLanguage(kept: string | undefined, tags: readonly string[]): Language {
  for (const tag of kept === undefined ? tags : [kept, ...tags]) {
    const language = known(tag);
    if (language) return language;
  }
  return "en";
}
