/** Which page this is. Four of them: home, a new table, the rules, a table; any other address leads nowhere. */
export type Page = { at: "home" } | { at: "new" } | { at: "rules" } | { at: "table"; id: string } | { at: "nowhere" };

class Route {
  page = $state.raw<Page>(pageAt(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.page = pageAt(location.pathname)));
  }

  /** Go to one of our own pages; the part after # may carry a seat. */
  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.page = pageAt(location.pathname);
    scrollTo(0, 0);
  }
}

export const route = new Route();

export function pageAt(path: string): Page {
  const table = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { at: "table", id: decoded(table) };
  if (/^\/new\/?$/.test(path)) return { at: "new" };
  if (/^\/rules\/?$/.test(path)) return { at: "rules" };
  return path === "/" || path === "/index.html" ? { at: "home" } : { at: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** For our own links: follow them without loading the page anew, unless a new tab is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  route.go(event.currentTarget.pathname);
}
