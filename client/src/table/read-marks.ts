const KEY = "marsbox.read";
/** So many tables are remembered; those played longest ago go first. */
const TABLES = 30;

type Marks = Record<string, Record<number, number>>;

/** How much of each seat's log somebody has seen on this device, kept while they are away. */
export class ReadMarks {
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {}

  of(table: string): Record<number, number> {
    return this.marks()[table] ?? {};
  }
  keep(table: string, read: Record<number, number>): void {
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
