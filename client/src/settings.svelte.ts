import type { Language } from "./i18n/languages";
import { preferredLanguage } from "./i18n/languages";
import type { HoldChoice } from "./table/hold";

export type Appearance = "auto" | "light" | "dark";
/** How fast what others did is played back on the board. */
export type Playback = "slow" | "normal" | "fast" | "off";
export const PLAYBACKS: readonly Playback[] = ["slow", "normal", "fast", "off"];

const KEY = "marsbox";

interface Stored {
  language?: Language;
  name?: string;
  appearance?: Appearance;
  confirm?: boolean;
  hold?: HoldChoice;
  playback?: Playback;
  sound?: boolean;
  notify?: boolean;
  chat?: boolean;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** What a viewer has chosen, kept on the device. */
class Settings {
  #kept = stored();
  language: Language = $state(preferredLanguage(this.#kept.language, navigator.languages));
  name: string = $state(this.#kept.name ?? "");
  appearance: Appearance = $state(this.#kept.appearance ?? "auto");
  /** Ask before an option with consequences is taken by a click on the board. */
  confirm: boolean = $state(this.#kept.confirm ?? false);
  /** How long a turn can be undone after its last action. */
  hold: HoldChoice = $state(this.#kept.hold ?? "short");
  /** How fast what others did is played back. */
  playback: Playback = $state(this.#kept.playback ?? "normal");
  /** Short tones when it is my turn, when others have moved and at the end. */
  sound: boolean = $state(this.#kept.sound ?? false);

  /** The browser's own notice when it is my turn and the page is not looked at. */
  notify: boolean = $state(this.#kept.notify ?? false);
  /** Whether I want to read what people say. */
  chat: boolean = $state(this.#kept.chat ?? true);

  keep(): void {
    const { language, name, appearance, confirm, hold, playback, sound, notify, chat } = this;
    try {
      const kept = { language, name, appearance, confirm, hold, playback, sound, notify, chat } satisfies Stored;
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
