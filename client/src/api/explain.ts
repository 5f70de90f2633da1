import { i18n } from "../i18n/index.svelte";
import { Refusal } from "./http";

/** An error as a sentence for the person at the screen: the server's own where it has one. */
export function explain(error: unknown): string {
  return error instanceof Refusal ? error.message : i18n.words.app.unreachable;
}
