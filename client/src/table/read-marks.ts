const KEY = "marsbox.read";
/** The number of tables remembered; those played longest ago are dropped first. */
const TABLES = 30;

/** How many lines were read: of the log of each seat, of the chat, and what of each log was played back on the board. */
export type ReadUpTo = Record<number, number> & { chat?: number; watched?: Record<number, number> };
type Marks = Record<string, ReadUpTo>;

/** How much of each seat's log, and of the chat, somebody has seen on this device, kept while they are away. */
export class ReadMarks {
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {}

  of(table: string): ReadUpTo {
    return this.marks()[table] ?? {};
  }
  keep(table: string, read: ReadUpTo): void {
    const { [table]: _, ...others } = this.marks();
    const latest = Object.entries(others).slice(1 - TABLES);
    try {
      this.storage().setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, read]])));
    } catch {
      // A browser that keeps nothing shows everything as new.
    }
  }
  private marks(): Marks {
    try {
      return (JSON.parse(this.storage().getItem(KEY) ?? "{}") ?? {}) as Marks;
    } catch {
      return {};
    }
  }
}
