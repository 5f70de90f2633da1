import { momentIn, type Moment } from "./replay/moment";

/** Where we are: the lobby, a table, a game that is watched again or analysed, the finished games, myself, or nowhere we know. */
export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; moment: Moment }
  | { page: "analysis"; id: string }
  | { page: "archive" }
  | { page: "you" }
  | { page: "unknown" };

export function place(address: string): Place {
  const [path = "", search = ""] = address.split("?", 2);
  if (path === "/" || path === "") return { page: "lobby" };
  if (path === "/archive") return { page: "archive" };
  if (path === "/you") return { page: "you" };
  const table = /^\/t\/([^/]+)(?:\/(replay|analysis))?\/?$/.exec(path);
  if (!table?.[1]) return { page: "unknown" };
  const id = decoded(table[1]);
  if (id === null) return { page: "unknown" };
  if (table[2] === "replay") return { page: "replay", id, moment: momentIn(search) };
  return { page: table[2] === "analysis" ? "analysis" : "table", id };
}

/** What an address means by a part of it; null where its percent signs mean nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const address = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

class Router {
  here: Place = $state(place(address(location)));

  constructor() {
    addEventListener("popstate", () => (this.here = place(address(location))));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.here = place(path);
    scrollTo(0, 0);
  }

  /** For links: plain clicks stay in the page, all others are the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(address(link));
  };
}

export const router = new Router();
