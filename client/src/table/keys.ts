/** What a key means at the table; dialogs close themselves on Escape. */
export type Command = { choose: number } | "hint" | "undo" | "help" | "close";

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

export interface Surroundings {
  /** Letters typed into a field are text. */
  typing: boolean;
  /** An open dialog has the keyboard for itself. */
  dialog: boolean;
}

export function command(key: Key, at: Surroundings): Command | null {
  if (at.typing || at.dialog || key.ctrlKey || key.metaKey || key.altKey || key.repeat) return null;
  if (/^[1-9]$/.test(key.key)) return { choose: Number(key.key) - 1 };
  switch (key.key) {
    case "h":
    case "H":
      return "hint";
    case "u":
    case "U":
      return "undo";
    case "?":
      return "help";
    case "Escape":
      return "close";
    default:
      return null;
  }
}
