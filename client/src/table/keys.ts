/** A place on the page that a key leads to. */
export type Place = "board" | "hand" | "mat" | "players" | "sort" | "log";

/** What a key means at the table; dialogs close themselves on Escape. */
export type Command = { choose: number } | { verb: string } | { place: Place } | "hint" | "undo" | "help" | "close";

const PLACES: Record<string, Place> = { b: "board", c: "hand", m: "mat", o: "players", s: "sort", l: "log" };
/** Options without a thing to point at that many turns end with. */
const VERBS: Record<string, string> = { e: "end_turn", p: "pass" };

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

export interface KeyContext {
  /** Letters typed into a field are text. */
  typing: boolean;
  /** An open dialog has the keyboard for itself. */
  dialog: boolean;
}

export function command(key: Key, at: KeyContext): Command | null {
  if (at.typing || at.dialog || key.ctrlKey || key.metaKey || key.altKey || key.repeat) return null;
  if (/^[1-9]$/.test(key.key)) return { choose: Number(key.key) - 1 };
  const letter = key.key.toLowerCase();
  const place = PLACES[letter];
  if (place) return { place };
  const verb = VERBS[letter];
  if (verb) return { verb };
  switch (letter) {
    case "h":
      return "hint";
    case "u":
      return "undo";
    case "?":
      return "help";
    case "escape":
      return "close";
    default:
      return null;
  }
}
