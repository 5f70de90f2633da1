import type {
  Analysis,
  AnalysisProgress,
  ArchivePage,
  BotRequest,
  Components,
  GameInfo,
  PlayerInfo,
  ReplayCourse,
  RulesSection,
  TableInfo,
  TableList,
  TableRequest,
  ViewMessage,
} from "./protocol";

/** Who sees a game that is replayed: a seat ("0"), a spectator, or everybody with open hands. */
export type Eyes = string;

export type AnalysisAnswer = Analysis | AnalysisProgress;

/** A refusal of the server, with a sentence in the viewer's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The server could not be reached, or answered something that is not ours. */
export class Unreachable extends Error {}

export class Api {
  constructor(
    private readonly language: () => string,
    private readonly send: typeof fetch = (...args) => fetch(...args),
  ) {}

  async games(): Promise<GameInfo[]> {
    return (await this.call<{ games: GameInfo[] }>("GET", "/api/games")).games;
  }
  components(game: string): Promise<Components> {
    return this.call("GET", `/api/games/${encodeURIComponent(game)}/components`);
  }
  async rules(game: string): Promise<RulesSection[]> {
    const path = `/api/games/${encodeURIComponent(game)}/rules`;
    return (await this.call<{ sections: RulesSection[] }>("GET", path)).sections;
  }
  tables(): Promise<TableList> {
    return this.call("GET", "/api/tables");
  }
  table(id: string): Promise<TableInfo> {
    return this.call("GET", `/api/tables/${encodeURIComponent(id)}`);
  }
  create(table: TableRequest): Promise<TableInfo> {
    return this.call("POST", "/api/tables", table);
  }
  learn(game: string, you: string | null): Promise<TableInfo> {
    return this.call("POST", `/api/games/${encodeURIComponent(game)}/tutorial`, { you });
  }
  take(id: string, seat: number, name: string | null): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/take`, { name });
  }
  leave(id: string, seat: number): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/leave`, {});
  }
  /** A secret link that moves one's own seat to another device. */
  seatLink(id: string, seat: number): Promise<{ key: string; link: string }> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`, {});
  }
  revokeSeatLink(id: string, seat: number): Promise<TableInfo> {
    return this.call("DELETE", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`);
  }
  claim(id: string, seat: number, key: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/claim`, { key });
  }
  /** A bot for a free seat: a certain one, or anyone of a level. */
  addBot(id: string, seat: number, wanted: BotRequest): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/bot`, wanted);
  }
  /** A bot for a seat, coming back, giving up, ending what the other gave up, or a bot for somebody who is away. */
  seatLife(id: string, seat: number, what: "bot" | "return" | "end" | "resign" | "replace"): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/${what}`, {});
  }
  vote(id: string, seat: number, out: boolean): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/vote`, { out });
  }
  pause(id: string, paused: boolean): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/pause`, { paused });
  }
  rematch(id: string): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/rematch`, {});
  }
  openChat(id: string, spectators: boolean): Promise<TableInfo> {
    return this.call("POST", `/api/tables/${encodeURIComponent(id)}/chat`, { spectators });
  }
  archive(game: string, own: boolean, before: string | null): Promise<ArchivePage> {
    const asked = new URLSearchParams({ own: String(own) });
    if (game) asked.set("game", game);
    if (before) asked.set("before", before);
    return this.call("GET", `/api/archive?${asked.toString()}`);
  }
  me(): Promise<PlayerInfo> {
    return this.call("GET", "/api/you");
  }
  webhook(url: string | null): Promise<void> {
    return this.call("POST", "/api/you/webhook", { url });
  }
  forget(): Promise<void> {
    return this.call("POST", "/api/you/forget", {});
  }

  replay(id: string, eyes: Eyes): Promise<ReplayCourse> {
    return this.call("GET", `/api/tables/${encodeURIComponent(id)}/replay?eyes=${encodeURIComponent(eyes)}`);
  }
  position(id: string, step: number, eyes: Eyes): Promise<ViewMessage> {
    return this.call("GET", `/api/tables/${encodeURIComponent(id)}/replay/${step}?eyes=${encodeURIComponent(eyes)}`);
  }
  analysis(id: string): Promise<AnalysisAnswer> {
    return this.call("GET", `/api/tables/${encodeURIComponent(id)}/analysis`);
  }
  record(id: string): Promise<unknown> {
    return this.call("GET", recordAddress(id));
  }
  /** Keeps the record of a whole game, so that it can be watched again. */
  keep(record: unknown): Promise<TableInfo> {
    return this.call("POST", "/api/records", record);
  }
  async version(): Promise<string> {
    return (await this.call<{ marsbox: string }>("GET", "/api/version")).marsbox;
  }

  private async call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { Accept: "application/json" };
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      headers["Content-Type"] = "application/json";
    }
    let response: Response;
    let data: unknown;
    try {
      response = await this.send(`${path}${path.includes("?") ? "&" : "?"}lang=${this.language()}`, init);
      data = response.status === 204 ? undefined : await response.json();
    } catch {
      throw new Unreachable(path);
    }
    if (response.ok) return data as T;
    const error = (data as { error?: { code?: string; message?: string } }).error;
    if (!error?.message) throw new Unreachable(path);
    throw new Refusal(error.code ?? "refused", error.message, response.status);
  }
}

export function recordAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/record`;
}
