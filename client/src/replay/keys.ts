import type { Key, KeyContext } from "../table/keys";

/** What a key means while a game is watched again. */
export type ReplayCommand = "back" | "forward" | "first" | "last" | "previous" | "next" | "toggle" | "help";

const KEYS: Record<string, ReplayCommand> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  PageUp: "previous",
  PageDown: "next",
  " ": "toggle",
  "?": "help",
};

/** Fields, buttons and boards that use a key themselves keep it: `pressing` is a thing that Space would press. */
export function replayCommand(key: Omit<Key, "repeat">, at: KeyContext & { pressing: boolean }): ReplayCommand | null {
  if (at.typing || at.dialog || key.ctrlKey || key.metaKey || key.altKey) return null;
  const asked = KEYS[key.key] ?? null;
  return asked === "toggle" && at.pressing ? null : asked;
}
