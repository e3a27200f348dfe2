/** Which page this is: home, a new table, the rules, one's own games, a table, a game to look back at; any other address leads nowhere. */
export type Page =
  | { at: "home" }
  | { at: "new" }
  | { at: "rules" }
  | { at: "games" }
  | { at: "table"; id: string }
  /** `embedded`: inside a page of somebody else. Without an id: a record that somebody brings. */
  | { at: "replay"; id: string | null; embedded: boolean }
  | { at: "nowhere" };

class Route {
  page = $state.raw<Page>(pageAt(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.page = pageAt(location.pathname)));
  }

  /** Go to one of our own pages; the part after # may carry a seat. */
  go(path: string, how: "push" | "replace" = "push"): void {
    if (this.page.at === "replay" && this.page.embedded) return; // nothing else is shown inside a page of others
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.page = pageAt(location.pathname);
    scrollTo(0, 0);
  }

  /** How to go on from the page that is shown now, once what that takes is answered: whoever has gone to another page
      meanwhile stays there. */
  fromHere(): (path: string) => void {
    const here = this.page;
    return (path) => {
      if (this.page === here) this.go(path);
    };
  }
}

export const route = new Route();

export function pageAt(path: string): Page {
  const table = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { at: "table", id: decoded(table) };
  const replay = /^\/table\/([^/]+)\/replay\/?$/.exec(path)?.[1];
  if (replay) return { at: "replay", id: decoded(replay), embedded: false };
  const embedded = /^\/embed\/([^/]+)\/?$/.exec(path)?.[1];
  if (embedded) return { at: "replay", id: decoded(embedded), embedded: true };
  if (/^\/replay\/?$/.test(path)) return { at: "replay", id: null, embedded: false };
  if (/^\/new\/?$/.test(path)) return { at: "new" };
  if (/^\/rules\/?$/.test(path)) return { at: "rules" };
  if (/^\/games\/?$/.test(path)) return { at: "games" };
  return path === "/" || path === "/index.html" ? { at: "home" } : { at: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const replayPath = (id: string): string => `/table/${encodeURIComponent(id)}/replay`;
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** For our own links: follow them without loading the page anew, unless a new tab is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  route.go(event.currentTarget.pathname);
}
