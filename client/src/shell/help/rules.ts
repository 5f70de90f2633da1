import { api } from "../../api";
import type { RulesSection } from "../../api/protocol";
import { settings } from "../../settings.svelte";

const known = new Map<string, Promise<RulesSection[]>>();

/** The rules of a game in the language chosen: asked for once, and again only if that failed. */
export function rulesOf(game: string): Promise<RulesSection[]> {
  const key = `${settings.language} ${game}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api.rules(game);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
  }
  return asked;
}
