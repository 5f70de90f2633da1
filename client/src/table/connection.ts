import type { ClientMessage, ServerMessage } from "../api/protocol";

export type ConnectionState = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionEnvironment {
  socket(address: string): Socket;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  random(): number;
}

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 50_000;

/** How long to wait before try number `failures`, spread so that clients don't return all at once. */
export function waitBefore(failures: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
  return wait * (0.75 + random / 2);
}

/** A connection to one table that reconnects by itself until it is stopped. */
export class Connection {
  private socket: Socket | null = null;
  private failures = 0;
  private retry: number | null = null;
  private pulse: number | null = null;
  private silence: number | null = null;
  /** Messages sent while connecting: they go out once the connection is open. */
  private held: ClientMessage[] = [];
  private stopped = true;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly environment: ConnectionEnvironment,
  ) {}

  start(): void {
    this.stopped = false;
    this.open();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  /** Reconnects at once: another language, other seats, or the network is back. */
  restart(): void {
    if (this.stopped) return;
    this.failures = 0;
    this.open();
  }

  /** Sends a message, at once or as soon as the connection is open; false while the server can't be reached. */
  send(message: ClientMessage): boolean {
    if (!this.socket) return false;
    if (this.pulse !== null) this.socket.send(JSON.stringify(message));
    else if (this.failures === 0) this.held.push(message);
    else return false;
    return true;
  }

  private open(): void {
    this.drop();
    this.listener.changed(this.failures === 0 ? "connecting" : "lost");
    const socket = this.environment.socket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.failures = 0;
      this.beat();
      this.listen();
      this.listener.opened();
      this.listener.changed("open");
      for (const message of this.held.splice(0)) this.send(message);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.listen();
      const message = parse(data);
      if (message) this.listener.received(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.drop();
    if (this.stopped) return;
    this.failures += 1;
    this.listener.changed("lost");
    this.retry = this.environment.later(
      () => {
        this.retry = null;
        this.open();
      },
      waitBefore(this.failures, this.environment.random()),
    );
  }

  private drop(): void {
    for (const timer of [this.retry, this.pulse, this.silence]) if (timer !== null) this.environment.forget(timer);
    this.retry = this.pulse = this.silence = null;
    this.held = [];
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private beat(): void {
    this.pulse = this.environment.later(() => {
      this.socket?.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
      this.beat();
    }, PING_EVERY);
  }

  private listen(): void {
    if (this.silence !== null) this.environment.forget(this.silence);
    this.silence = this.environment.later(() => this.lose(), SILENCE_ALLOWED);
  }
}

function parse(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "type" in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** The browser's own surroundings. */
export const browser: ConnectionEnvironment = {
  socket: (address) => new WebSocket(address) as unknown as Socket,
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  random: Math.random,
};

export function liveAddress(table: string, language: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?lang=${language}`;
}
