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

  /** Whether others cannot open this server at all, as far as is known. */
  get isOnlyHere(): boolean {
    return onlyHere(location.hostname) && this.#told?.only_here === true;
  }

  /** Whether others can open this server, but under an address that nobody here knows. */
  get isUnknown(): boolean {
    return onlyHere(location.hostname) && this.#told?.only_here === false && this.#told.others.length === 0;
  }

  /** Ask once, if there is a reason to. */
  async ask(): Promise<void> {
    if (this.#asked || !onlyHere(location.hostname)) return;
    this.#asked = true;
    try {
      this.#told = await api.reach();
    } catch {
      this.#asked = false; // The server is away: the next one who wants to know asks again.
    }
  }
}

export const reached = new Reached();

/** The address that links for others begin with, seen from a page: its own, unless only this machine can open that. */
export function originFor(page: Pick<Location, "hostname" | "origin">, told: Reach | null): string {
  const other = onlyHere(page.hostname) ? told?.others[0] : undefined;
  return other === undefined ? page.origin : new URL(other).origin;
}
