/** What pages and the watch over one's tables tell each other: both are there without the other. */
import { words } from "../words/spoken.svelte";

/** The table that is open here: whether it asks whoever sits here, and whether other people play there. */
export interface Here {
  readonly table: string;
  readonly asks: boolean;
  readonly withOthers: boolean;
}

class Elsewhere {
  here = $state.raw<Here | null>(null);
  /** How many other tables wait for this browser. */
  waiting = $state(0);
}

export const elsewhere = new Elsewhere();

/** A page's title, with how many other tables wait. */
export function titled(title: string): string {
  const count = elsewhere.waiting;
  return count === 0 ? title : words("title-waiting", { count, title });
}
