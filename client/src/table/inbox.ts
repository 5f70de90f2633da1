import {
  SPECTATOR,
  type ChatLine,
  type HintMessage,
  type LogLine,
  type PreviewMessage,
  type RefusedMessage,
  type ServerMessage,
  type TableInfo,
  type ViewMessage,
} from "../api/protocol";

/** All that the server has sent about one table, separately for each seat. */
export interface Inbox {
  table: TableInfo | null;
  views: Readonly<Record<number, ViewMessage>>;
  logs: Readonly<Record<number, readonly LogLine[]>>;
  hints: Readonly<Record<number, HintMessage>>;
  /** What was asked about the view that is shown, for each seat. */
  previews: Readonly<Record<number, readonly PreviewMessage[]>>;
  /** The newest version accepted on this connection, for each seat. */
  versions: Readonly<Record<number, number>>;
  chat: readonly ChatLine[];
  thinking: readonly number[];
  refused: RefusedMessage | null;
  /** Seats that were this viewer's and are somebody else's, or a bot's for good. */
  lost: readonly number[];
  /** A line of the log is missing: only a new connection brings it back. */
  gap: boolean;
}

export const EMPTY: Inbox = {
  table: null,
  views: {},
  logs: {},
  hints: {},
  previews: {},
  versions: {},
  chat: [],
  thinking: [],
  refused: null,
  lost: [],
  gap: false,
};

/** A new connection: what is shown stays until the server has sent everything again. */
export function reopened(inbox: Inbox): Inbox {
  return { ...inbox, versions: {}, previews: {}, thinking: [], refused: null, gap: false };
}

/** The inbox after one message; the same object when the message says nothing new. */
export function receive(inbox: Inbox, message: ServerMessage): Inbox {
  switch (message.type) {
    case "table":
      return withoutLostSeats({ ...inbox, table: message.table });
    case "view": {
      const seat = message.seat;
      if (message.version < (inbox.versions[seat] ?? -Infinity)) return inbox;
      const hint = inbox.hints[seat];
      return {
        ...inbox,
        views: { ...(seat === SPECTATOR ? inbox.views : without(inbox.views, SPECTATOR)), [seat]: message },
        versions: { ...inbox.versions, [seat]: message.version },
        hints: hint && hint.decision !== message.decision?.id ? without(inbox.hints, seat) : inbox.hints,
        previews: without(inbox.previews, seat),
        thinking: inbox.thinking.filter((thinker) => message.view.waiting.includes(thinker)),
        refused: null,
      };
    }
    case "log": {
      const known = inbox.logs[message.seat] ?? [];
      if (message.from > known.length) return { ...inbox, gap: true };
      const lines = [...known.slice(0, message.from), ...message.lines];
      return { ...inbox, logs: { ...inbox.logs, [message.seat]: lines } };
    }
    case "hint":
      if (inbox.views[message.seat]?.decision?.id !== message.decision) return inbox;
      return { ...inbox, hints: { ...inbox.hints, [message.seat]: message } };
    case "preview": {
      if (inbox.views[message.seat]?.decision?.id !== message.decision) return inbox;
      const previews = inbox.previews[message.seat] ?? [];
      return { ...inbox, previews: { ...inbox.previews, [message.seat]: [...previews, message] } };
    }
    case "chat":
      return { ...inbox, chat: [...inbox.chat.slice(0, message.from), ...message.lines] };
    case "thinking":
      if (inbox.thinking.includes(message.seat)) return inbox;
      return { ...inbox, thinking: [...inbox.thinking, message.seat] };
    case "refused":
      return { ...inbox, refused: message };
    default:
      return inbox;
  }
}

/** The preview of these actions, if the server was asked for it. */
export function previewOf(inbox: Inbox, seat: number, actions: readonly number[]): PreviewMessage | null {
  const same = (preview: PreviewMessage) =>
    preview.actions.length === actions.length && preview.actions.every((action, at) => action === actions[at]);
  return inbox.previews[seat]?.find(same) ?? null;
}

/** The seats of this viewer whose view has arrived, lowest first. */
export function ownSeats(inbox: Inbox): number[] {
  return Object.keys(inbox.views)
    .map(Number)
    .filter((seat) => seat !== SPECTATOR)
    .sort((a, b) => a - b);
}

/** Secrets of a seat that was left must not stay on the screen. */
function withoutLostSeats(inbox: Inbox): Inbox {
  const yours = new Set(inbox.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  const lost = ownSeats(inbox).filter((seat) => !yours.has(seat));
  // A seat that was left is free: taking it then takes it from nobody.
  const taken = (seat: number) => inbox.table?.seats[seat]?.taken === true && !yours.has(seat);
  const since = [...new Set([...inbox.lost, ...lost])].filter(taken);
  if (lost.length === 0) return since.length === inbox.lost.length ? inbox : { ...inbox, lost: since };
  return {
    ...inbox,
    lost: since,
    views: without(inbox.views, ...lost),
    logs: without(inbox.logs, ...lost),
    hints: without(inbox.hints, ...lost),
    previews: without(inbox.previews, ...lost),
  };
}

function without<T>(record: Readonly<Record<number, T>>, ...keys: number[]): Record<number, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(Number(key))));
}
