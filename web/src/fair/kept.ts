/** What this browser keeps of a table's deal, so that it can check the finished game by itself. */
import { forget, keep, kept, keptUnder } from "../client/keeping";
import type { TableNow } from "../wire";

/** The table as it was shown when nothing could be changed any more, and nobody had shown bytes to anybody. */
export interface ShownDeal {
  readonly promise: string;
  readonly commitments: readonly string[];
  readonly voided: number;
  readonly edition: string;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly sand: readonly number[];
}

/** A seat's own random bytes, and the server's promise they were made for. */
export interface OwnBytes {
  readonly seat: number;
  readonly promise: string;
  readonly bytes: string;
}

export interface KeptFairness {
  readonly own: readonly OwnBytes[];
  readonly shown: ShownDeal | null;
  /** The promises under which this browser showed bytes: every one but the last was a deal that failed. */
  readonly revealed: readonly string[];
  readonly at: number;
}

const MOST_TABLES = 60;
const NOTHING: KeptFairness = { own: [], shown: null, revealed: [], at: 0 };

export function keptFairness(table: string): KeptFairness | null {
  return kept(`fair.${table}`, isKept);
}

/**
 * Keep a seat's bytes before anything of them is shown: without them the deal could not be made. Two tabs may make some
 * for the same seat; one of them commits, and all are kept until it is known which.
 */
export function keepOwn(table: string, own: OwnBytes): void {
  const before = keptFairness(table) ?? NOTHING;
  const others = before.own.filter(({ seat, promise }) => seat !== own.seat || promise === own.promise);
  write(table, { ...before, own: [...others, own] });
  const tables = keptUnder("fair.").map((id) => ({ id, at: keptFairness(id)?.at ?? 0 }));
  for (const { id } of tables.sort((a, b) => b.at - a.at).slice(MOST_TABLES)) forget(`fair.${id}`);
}

/** The bytes that were made here for a seat, under this promise of the server's. */
export function ownBytes(table: string, seat: number, promise: string): string[] {
  const own = keptFairness(table)?.own ?? [];
  return own.filter((one) => one.seat === seat && one.promise === promise).map(({ bytes }) => bytes);
}

/** Keep the deal as it is shown, once. False: it was shown differently before, and that must not be. */
export function keepShown(table: TableNow): boolean {
  const { edition, monument, variants, sand, fair } = table;
  const { commitment: promise, commitments, voided } = fair;
  const shown: ShownDeal = { promise, commitments, voided, edition, monument, variants, sand };
  const before = keptFairness(table.id) ?? NOTHING;
  if (before.shown?.promise === promise) return JSON.stringify(before.shown) === JSON.stringify(shown);
  write(table.id, { ...before, shown });
  return true;
}

export function keepRevealed(table: string, promise: string): void {
  const before = keptFairness(table) ?? NOTHING;
  if (!before.revealed.includes(promise)) write(table, { ...before, revealed: [...before.revealed, promise] });
}

function write(table: string, what: KeptFairness): void {
  keep(`fair.${table}`, { ...what, at: Date.now() } satisfies KeptFairness);
}

function isKept(value: unknown): value is KeptFairness {
  if (typeof value !== "object" || value === null) return false;
  const { own, shown, revealed, at } = value as Partial<KeptFairness>;
  return Array.isArray(own) && typeof shown === "object" && Array.isArray(revealed) && typeof at === "number";
}
