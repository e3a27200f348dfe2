/** The guided first dig of this browser: whether it was begun, at which table, and how much of it was read. */
import * as api from "../client/api";
import { keep, kept } from "../client/keeping";
import { kernelReady } from "../client/kernel";
import { heldSeats, holdSeats } from "../client/seats";
import { dealAtOnceAt } from "../newtable/opening";
import { route, tablePath } from "../route.svelte";
import { words } from "../words/spoken.svelte";

const FIRST_DIG = "first-dig";

interface Begun {
  readonly table: string | null;
  /** Played to its end, or not wanted. */
  readonly over: boolean;
  readonly read: readonly string[];
}

function isBegun(value: unknown): value is Begun {
  const begun = value as Partial<Begun> | null;
  return typeof begun === "object" && begun !== null && Array.isArray(begun.read) && typeof begun.over === "boolean";
}

const begunHere = (): Begun => kept("lesson", isBegun) ?? { table: null, over: false, read: [] };

/** Whether the first dig is still to be offered by itself. */
export const isOffered = (): boolean => !begunHere().over;

/** Whether there is a first dig to go on with. */
export function isUnderWay(): boolean {
  const { table, over } = begunHere();
  return !over && table !== null && heldSeats(table).length > 0;
}

/** Somebody knows the game, or does not want to learn it this way. */
export function letBe(): void {
  keep("lesson", { ...begunHere(), over: true });
}

/** Sit down at the lesson: where it was left, or from its beginning. */
export async function learn(anew = false): Promise<void> {
  const go = route.fromHere();
  await kernelReady();
  const { table } = begunHere();
  if (!anew && isUnderWay() && table !== null && (await goesOn(table))) return go(tablePath(table));
  const made = await api.openTable({
    seats: [{ kind: "open" }, { kind: "bot", level: "novice" }],
    lesson: FIRST_DIG,
    pace: "calm",
  });
  const { secret } = await api.takeSeat(made.table, 0, { name: words("plan-nameless") });
  holdSeats(made.table, [{ seat: 0, secret }]);
  keep("lesson", { table: made.table, over: false, read: [] });
  dealAtOnceAt(made.table);
  go(tablePath(made.table));
}

async function goesOn(table: string): Promise<boolean> {
  try {
    const { stage } = await api.tableNow(table);
    return stage === "open" || stage === "playing";
  } catch {
    return false; // it is not there any more: begin anew
  }
}

/** What was read at a table, by the ids of what was said. */
export function readAt(table: string): ReadonlySet<string> {
  const begun = begunHere();
  return new Set(begun.table === table ? begun.read : []);
}

export function keepRead(table: string, read: ReadonlySet<string>): void {
  const { over } = begunHere();
  keep("lesson", { table, over, read: [...read] });
}
