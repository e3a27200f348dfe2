import type { Tally } from "./tally";

/** What lies unfinished in front of a player, so that a reload does not sweep it away. */
export interface Unfinished {
  readonly give?: Tally;
  readonly take?: Tally;
  readonly chosen?: readonly string[];
}

interface Kept {
  readonly number: number;
  readonly what: Unfinished;
}

const place = (table: string, seat: number): string => `digsite:unfinished:${table}:${seat}`;

/** Remember it for this state of this table; null forgets it. */
export function remember(table: string, seat: number, number: number, what: Unfinished | null): void {
  try {
    if (what === null) sessionStorage.removeItem(place(table, seat));
    else sessionStorage.setItem(place(table, seat), JSON.stringify({ number, what } satisfies Kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was unfinished in exactly this state, or null. */
export function recall(table: string, seat: number, number: number): Unfinished | null {
  try {
    const text = sessionStorage.getItem(place(table, seat));
    if (text === null) return null;
    const kept = JSON.parse(text) as Partial<Kept>;
    return kept.number === number && typeof kept.what === "object" ? kept.what : null;
  } catch {
    return null;
  }
}
