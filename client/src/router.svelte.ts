/** Where we are: the lobby, a table, or nowhere we know. */
export type Place = { page: "lobby" } | { page: "table"; id: string } | { page: "unknown" };

export function place(path: string): Place {
  if (path === "/" || path === "") return { page: "lobby" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  return table?.[1] ? { page: "table", id: decodeURIComponent(table[1]) } : { page: "unknown" };
}

class Router {
  here: Place = $state(place(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.here = place(location.pathname)));
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
    this.go(link.pathname);
  };
}

export const router = new Router();
