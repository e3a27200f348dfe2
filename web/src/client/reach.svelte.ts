/** From where others can open this server. A page at “localhost” has to ask, because others cannot open that. */
import type { Reach } from "../wire";
import * as api from "./api";
import { onlyHere } from "./seats";

class Reached {
  /** What the server says; null: not asked, or not answered. */
  #told = $state.raw<Reach | null>(null);
  #asked = false;

  /** What the links for others begin with. */
  get origin(): string {
    return originFor(location, this.#told);
  }

  /** All that such links could begin with, the best first: a machine may be in several networks. */
  get origins(): readonly string[] {
    return originsFor(location, this.#told);
  }

  /** Whether others can open links from here, as far as is known. */
  get isOpen(): boolean {
    return !onlyHere(new URL(this.origin).hostname);
  }

  /** Whether others cannot open this server at all, as far as is known. */
  get isOnlyHere(): boolean {
    return onlyHere(location.hostname) && this.#told?.only_here === true;
  }

  /** Whether others can open this server, but under an address that nobody here knows. */
  get isUnknown(): boolean {
    return onlyHere(location.hostname) && this.#told?.only_here === false && this.#told.others.length === 0;
  }

  /** Ask once. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#told = await api.reach();
    } catch {
      this.#asked = false; // The server is away: the next one who wants to know asks again.
    }
  }
}

export const reached = new Reached();

type PageAddress = Pick<Location, "hostname" | "origin">;

/**
 * The address that links for others begin with, seen from a page: the one that whoever runs the server has named, or
 * the page's own, unless only this machine can open that.
 */
export function originFor(page: PageAddress, told: Reach | null): string {
  return originsFor(page, told)[0] ?? page.origin;
}

export function originsFor(page: PageAddress, told: Reach | null): readonly string[] {
  const others = (told?.others ?? []).map((other) => new URL(other).origin);
  if (told?.public) return others.includes(page.origin) ? [page.origin] : others.slice(0, 1);
  return onlyHere(page.hostname) && others.length > 0 ? others : [page.origin];
}
