/**
 * A page that is older than its server reloads itself, once for each version of the page.
 * If that did not help, somebody has to be told.
 */
import { WIRE } from "../wire";

/** The code with which a server refuses a page of another version. */
export const OTHER_VERSION = "other-version";
const KEY = "digsite.reloaded";

/** Load the page anew, unless this very version of it was loaded for that reason already. False: it was. */
export function renewed(
  version: string = WIRE,
  reload: () => void = () => location.reload(),
  storage: Storage | null = stored(),
): boolean {
  if (!storage) return false; // Nothing would keep it from doing so for ever.
  const tried = (storage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  if (tried.includes(version)) return false;
  storage.setItem(KEY, [...tried, version].join(" "));
  reload();
  return true;
}

/** The server and this page understand each other: the next renewal may load the page anew again. */
export function understood(storage: Storage | null = stored()): void {
  storage?.removeItem(KEY);
}

/** What lasts as long as the tab; null where the browser forbids it. */
function stored(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
