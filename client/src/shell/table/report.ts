import type { LogLine, TableInfo, ViewMessage } from "../../api/protocol";

/** What somebody says about a problem. */
export interface ProblemDescription {
  expected: string;
  happened: string;
}

/** Where it was seen: what this seat saw, and nothing else. */
export interface ReportContext {
  table: TableInfo;
  /** The step that is shown of a game that is watched again, and whose eyes see it. */
  moment: { step: number; eyes: string } | null;
  position: ViewMessage | null;
  log: readonly LogLine[];
}

/** Everything that helps to understand a problem, for a file to be sent; a running game's record is nobody's. */
export interface Report extends ProblemDescription {
  format: "marsbox-report";
  format_version: 1;
  created: string;
  game: string;
  status: TableInfo["status"];
  options: Record<string, string>;
  step: number | null;
  eyes: string | null;
  versions: { marsbox: string; rules: number; components: string };
  browser: Record<string, string | number | boolean>;
  position: ViewMessage | null;
  log: readonly LogLine[];
  record: unknown;
}

export function report(
  problem: ProblemDescription,
  { table, moment, position, log }: ReportContext,
  made: { created: string; marsbox: string; browser: Report["browser"]; record: unknown },
): Report {
  const { rules, components, game, status, options } = table;
  return {
    format: "marsbox-report",
    format_version: 1,
    created: made.created,
    ...problem,
    game,
    status,
    options,
    step: moment?.step ?? null,
    eyes: moment?.eyes ?? null,
    versions: { marsbox: made.marsbox, rules, components },
    browser: made.browser,
    position,
    log,
    record: status === "over" ? made.record : null,
  };
}

/** A record, or one that a report brings along with the moment it speaks of. */
export interface OpenedFile {
  record: unknown;
  moment: { step: number; eyes: string } | null;
}

/** What a file holds that somebody opens; a report of a running game has no record. */
export function readRecordFile(text: string): OpenedFile | "foreign" | "without record" {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return "foreign";
  }
  if (content === null || typeof content !== "object" || !("format" in content)) return "foreign";
  if (content.format !== "marsbox-report") return { record: content, moment: null };
  const { record, step, eyes } = content as Partial<Report>;
  if (!record) return "without record";
  return { record, moment: typeof step === "number" && typeof eyes === "string" ? { step, eyes } : null };
}
