const KEY = "marsbox.tutorial";

interface Kept {
  /** The table at which somebody is learning or has learnt. */
  table?: string;
  known?: string[];
  done?: boolean;
}

type Keeper = Pick<Storage, "getItem" | "setItem">;

/** How far somebody has come in the first game that teaches, kept on the device. */
export class Progress {
  constructor(private readonly storage: () => Keeper = () => localStorage) {}

  private get kept(): Kept {
    try {
      return (JSON.parse(this.storage().getItem(KEY) ?? "{}") ?? {}) as Kept;
    } catch {
      return {};
    }
  }
  private keep(changed: Kept): void {
    try {
      this.storage().setItem(KEY, JSON.stringify({ ...this.kept, ...changed }));
    } catch {
      // A browser that keeps nothing explains everything again.
    }
  }

  get table(): string | null {
    return this.kept.table ?? null;
  }
  get done(): boolean {
    return this.kept.done ?? false;
  }
  /** The lessons known at a table; another table begins from the first. */
  known(table: string): ReadonlySet<string> {
    return new Set(this.kept.table === table ? this.kept.known : []);
  }
  begin(table: string): void {
    this.keep({ table, known: [] });
  }
  learn(table: string, known: ReadonlySet<string>): void {
    this.keep({ table, known: [...known] });
  }
  finish(): void {
    this.keep({ done: true });
  }
}
