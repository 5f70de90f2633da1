import type { LogLine } from "../../api/protocol";
import type { Step } from "../../shell/log/steps";
import type { Spotlight } from "../descriptor";
import { CHARACTERS, type Character } from "./view";

/** What people follow one by one: the set-up, and for each turn every call, the arrival, the end. */
export interface MissionStep extends Step {
  kind: "setup" | "ships" | "call" | "arrival" | "end" | "scoring";
  /** The character that was called. */
  character: Character | null;
}

/** The lines that begin a step, and what kind it is. */
const BEGINS: Record<string, MissionStep["kind"]> = {
  turn_began: "ships",
  called: "call",
  landed: "arrival",
  medal_given: "end",
  scoring_began: "scoring",
};
/** Nothing but that the call was heard by nobody. */
const UNANSWERED = 1;

export function stepsOf(log: readonly LogLine[]): MissionStep[] {
  const steps: MissionStep[] = [];
  let chapter = 0;
  let calls = 0;
  let lines: LogLine[] = [];
  let kind: MissionStep["kind"] = "setup";

  const close = (until: number) => {
    if (lines.length === 0) return;
    const character = kind === "call" ? (CHARACTERS[calls - 1] ?? null) : null;
    const began = lines.filter((line) => line.kind === "character_began");
    const seats = began.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    // A call that nobody answered is shown by its number alone.
    const quiet = kind === "call" && lines.length <= UNANSWERED;
    steps.push({ kind, chapter, character, seats, lines, head: 0, until, quiet });
    lines = [];
  };
  log.forEach((line, index) => {
    const begins = BEGINS[line.kind];
    // The medal of the set-up belongs to the set-up, and all ships arrive together.
    if (begins !== undefined && (chapter > 0 || begins === "ships") && !(begins === "arrival" && kind === "arrival")) {
      close(index);
      kind = begins;
      if (begins === "ships") [chapter, calls] = [chapter + 1, 0];
      if (begins === "call") calls += 1;
    }
    lines.push(line);
  });
  close(log.length);
  return steps;
}

/** What is turned up before all: a character that somebody has chosen, or a card. */
const TURNED_UP: Record<string, string> = {
  character_began: "character:",
  discovery_revealed: "card:",
  bonus_revealed: "card:",
};

export function spotlight(lines: readonly LogLine[]): Spotlight | null {
  // the newest one: what was called before it found nobody
  const line = lines.filter(({ kind }) => kind in TURNED_UP).at(-1);
  const thing = line?.things.find(({ name }) => name.startsWith(TURNED_UP[line.kind] ?? ""));
  return line && thing ? { name: thing.name, seats: line.seat === null ? [] : [line.seat] } : null;
}
