/** The seats this browser holds: their secrets, table by table, several for a hot seat; and the names it knows. */
import type { LogHead } from "../wire";
import { forget, keep, kept, keptUnder } from "./keeping";

/** A seat at a table, and the secret that opens it. */
export interface HeldSeat {
  readonly seat: number;
  readonly secret: string;
  /** A new secret that was asked for and not yet answered. */
  readonly next?: string;
  /** It is being given up, and that was not yet answered: somebody else may sit there already. */
  readonly givingUp?: boolean;
}

interface HeldTable {
  readonly seats: readonly HeldSeat[];
  /** When this browser was last there, in milliseconds: the newest table is offered first. */
  readonly at: number;
  /** The game is over, and noted among one's games: nothing has to be asked about it any more. */
  readonly over?: boolean;
}

const MOST_NAMES = 5;
const LONGEST_NAME = 24;

export function heldSeats(table: string): readonly HeldSeat[] {
  return kept(`table.${table}`, isHeldTable)?.seats ?? [];
}

export function holdSeats(table: string, seats: readonly HeldSeat[]): void {
  const others = heldSeats(table).filter((held) => !seats.some((seat) => seat.seat === held.seat));
  const all = [...others, ...seats].sort((a, b) => a.seat - b.seat);
  keep(`table.${table}`, { seats: all, at: Date.now() } satisfies HeldTable);
}

/** Hold this seat no more. */
export function dropSeat(table: string, seat: number): void {
  const others = heldSeats(table).filter((held) => held.seat !== seat);
  if (others.length === 0) forgetTable(table);
  else keep(`table.${table}`, { seats: others, at: Date.now() } satisfies HeldTable);
}

/** Note that this seat is being given up, or that it is not any more. */
export function noteGivingUp(table: string, seat: number, givingUp: boolean): void {
  const held = heldSeats(table).find((one) => one.seat === seat);
  if (held) holdSeats(table, [{ ...held, givingUp }]);
}

export function forgetTable(table: string): void {
  forget(`table.${table}`);
  forget(`deal.${table}`);
  forgetHead(table);
}

/** How far this table's log was when it was last shown here; said with every greeting. */
export function seenHead(table: string): LogHead | null {
  return kept(`head.${table}`, isLogHead);
}

export function keepHead(table: string, head: LogHead): void {
  keep(`head.${table}`, head);
}

/** Go on with whatever the server has of this table. */
export function forgetHead(table: string): void {
  forget(`head.${table}`);
}

/** The tables at which this browser holds a seat, the one visited last first. */
export function heldTables(): string[] {
  return keptUnder("table.")
    .map((table) => ({ table, at: kept(`table.${table}`, isHeldTable)?.at ?? 0 }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at)
    .map(({ table }) => table);
}

/** The tables at which this browser holds a seat, and that are not known to be over. */
export function openTables(): string[] {
  return heldTables().filter((table) => !kept(`table.${table}`, isHeldTable)?.over);
}

/** The game at this table is over and noted. */
export function noteOver(table: string): void {
  const held = kept(`table.${table}`, isHeldTable);
  if (held && !held.over) keep(`table.${table}`, { ...held, over: true } satisfies HeldTable);
}

/** When this browser was last given a seat there, in milliseconds. */
export function heldSince(table: string): number {
  return kept(`table.${table}`, isHeldTable)?.at ?? 0;
}

/** Hold no seat any more at tables whose game is over. */
export function forgetFinished(): void {
  const open = new Set(openTables());
  for (const table of heldTables()) if (!open.has(table)) forgetTable(table);
}

/** The link that carries a seat to another machine. The part after # never reaches a server or its logs. */
export function seatLink(origin: string, table: string, held: HeldSeat): string {
  return `${tableLink(origin, table)}#seat=${held.seat}&secret=${held.secret}`;
}

/** The link to send to others. */
export function tableLink(origin: string, table: string): string {
  return `${origin}/table/${encodeURIComponent(table)}`;
}

/** Whether other machines can open links from a page at this address. */
export function onlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** Take over the seat a link carries, and take the secret out of the address bar. */
export function adoptSeat(table: string, address: Location = location, past: History = history): void {
  const carried = new URLSearchParams(address.hash.slice(1));
  const seat = Number(carried.get("seat") ?? Number.NaN);
  const secret = carried.get("secret") ?? "";
  if (!carried.has("secret")) return;
  if (Number.isInteger(seat) && seat >= 0 && /^[A-Za-z0-9_-]{20,64}$/.test(secret)) {
    holdSeats(table, [{ seat, secret }]);
  }
  past.replaceState(past.state, "", address.pathname + address.search);
}

/** The table a pasted link (or bare id) leads to, and the seat it carries; null: no table's link. */
export function readLink(pasted: string): { table: string; fragment: string } | null {
  const found = /^(?:\S*\/table\/)?([A-Za-z0-9_-]{4,64})\/?(?:\?[^\s#]*)?(#\S*)?$/.exec(pasted.trim());
  return found?.[1] ? { table: found[1], fragment: found[2] ?? "" } : null;
}

/** 32 random bytes of this machine's own, in hex, for the deal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A new secret for a seat: 192 random bits of this machine's own. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The names last played under on this screen, the own one first. */
export function knownNames(): readonly string[] {
  return kept("names", isNames) ?? [];
}

export function rememberNames(names: readonly string[]): void {
  const all = [...names, ...knownNames()].map(tidyName).filter((name) => name !== "");
  keep("names", [...new Set(all)].slice(0, MOST_NAMES));
}

export function tidyName(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

function isHeldTable(value: unknown): value is HeldTable {
  if (typeof value !== "object" || value === null) return false;
  const { seats, at } = value as Partial<HeldTable>;
  return (
    typeof at === "number" &&
    Array.isArray(seats) &&
    seats.every((held: Partial<HeldSeat>) => typeof held?.seat === "number" && typeof held.secret === "string")
  );
}

function isLogHead(value: unknown): value is LogHead {
  const { number, mark } = (value ?? {}) as Partial<LogHead>;
  return typeof number === "number" && typeof mark === "string";
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}
