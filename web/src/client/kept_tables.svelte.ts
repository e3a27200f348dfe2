/**
 * The tables at which this browser holds a seat, wherever its page is: whose turn it is there, and since when. One request
 * asks about all of them; it says no secret, because everybody may know that much.
 */
import { elsewhere } from "../notices/elsewhere.svelte";
import type { TableTurn } from "../wire";
import * as api from "./api";
import { forgetTable, heldSeats, heldSince, openTables } from "./seats";

/** As many as the server answers for at once. */
const MOST = 20;
const EVERY = 60_000;
const LONGEST = 600_000;
/** A table that the server does not know any more is forgotten after so long: another server may run here meanwhile. */
const REMEMBERED = 30 * 86_400_000;

class KeptTables {
  #turns = $state.raw<readonly TableTurn[]>([]);
  /** When they were told, by the clock of this browser. */
  #at = $state(0);
  #reached = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #watching = false;
  #looking: Promise<void> | null = null;
  #unknown = new Set<string>();

  /** Unfinished tables, the one visited last first. */
  get turns(): readonly TableTurn[] {
    return this.#turns;
  }

  get at(): number {
    return this.#at;
  }

  /** Whether the server answered when it was last asked. */
  get reached(): boolean {
    return this.#reached;
  }

  /** The tables that wait for this browser, apart from the one that is open here. */
  get waiting(): readonly TableTurn[] {
    return this.#turns.filter((turn) => turn.table !== elsewhere.here?.table && waitsForUs(turn));
  }

  /** How many tables wait for this browser, the one that is open here included, if other people play there. */
  get count(): number {
    return this.waiting.length + (elsewhere.here?.asks && elsewhere.here.withOthers ? 1 : 0);
  }

  /** Whether it is one's turn anywhere, bots or not at the table that is open here. */
  get asks(): boolean {
    return elsewhere.here?.asks === true || this.waiting.length > 0;
  }

  /** Ask now. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  /** Ask now and then, as long as the page is open and other people play at these tables. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - this.#at > 10_000) void this.look();
    });
    addEventListener("online", () => void this.look());
    if (this.#at === 0) void this.look();
    else this.#lookLater();
  }

  /** Give up one's seats there: nothing here leads to that table any more. */
  forget(table: string): void {
    forgetTable(table);
    this.#turns = this.#turns.filter((turn) => turn.table !== table);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = openTables().filter((table) => !this.#unknown.has(table));
    if (wanted.length === 0) {
      this.#turns = [];
      return;
    }
    try {
      const { tables: told, unknown } = await api.turns(wanted.slice(0, MOST));
      // What was forgotten while the server answered stays forgotten.
      const held = openTables();
      const tables = told.filter(({ table }) => held.includes(table));
      const over = tables.filter(({ stage }) => stage === "over" || stage === "unfinished");
      this.#turns = tables.filter((turn) => !over.includes(turn));
      this.#at = Date.now();
      this.#failures = 0;
      this.#reached = true;
      for (const table of unknown) this.#miss(table);
      if (over.length) void noteAll(over.map(({ table }) => table)).catch(() => undefined);
    } catch {
      this.#failures++;
      this.#reached = false;
    }
    this.#lookLater();
  }

  #lookLater(): void {
    if (!this.#watching || (this.#failures === 0 && !this.#turns.some(isWithOthers))) return;
    this.#timer = setTimeout(() => void this.look(), Math.min(LONGEST, EVERY * 2 ** this.#failures));
  }

  #miss(table: string): void {
    this.#unknown.add(table);
    if (Date.now() - heldSince(table) > REMEMBERED) forgetTable(table);
  }
}

/** What is over belongs among one's games: that is fetched when it happens. */
async function noteAll(tables: readonly string[]): Promise<void> {
  const { noteGame } = await import("../games/noting");
  for (const table of tables) await noteGame(table);
}

/** The seat held here that is to decide; null: it is for somebody else. */
export function ownTurn(turn: TableTurn): number | null {
  const own = heldSeats(turn.table).find(({ seat }) => seat === turn.decides);
  return own && turn.seats[own.seat]?.stood_in === false ? own.seat : null;
}

/** Whether other people play there, who sit elsewhere: bots can wait. */
export function isWithOthers(turn: TableTurn): boolean {
  const own = heldSeats(turn.table).map(({ seat }) => seat);
  return turn.seats.some(({ seat, kind }) => kind !== "bot" && !own.includes(seat));
}

const waitsForUs = (turn: TableTurn): boolean => isWithOthers(turn) && ownTurn(turn) !== null;

export const keptTables = new KeptTables();
