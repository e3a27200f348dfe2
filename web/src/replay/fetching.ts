/** Where a game to look back at comes from: a table of this server, a file, or one's own game so far. */
import { ask } from "../client/api";
import { heldSeats } from "../client/seats";
import type { Replay } from "../wire";

/** Through whose eyes: every card face up, a spectator's, or those of a seat. */
export type Eyes = string;

export const ALL: Eyes = "all";

export function isEyes(value: string | null): value is Eyes {
  return value !== null && /^(all|public|[0-4])$/.test(value);
}

/** A game of this server that is over. */
export function replayOf(table: string, eyes: Eyes): Promise<Replay> {
  return ask(`/api/tables/${encodeURIComponent(table)}/replay?eyes=${eyes}`);
}

/** A file of records: the server looks through it and keeps nothing. */
export function replayOfFile(file: Blob, eyes: Eyes, record: number): Promise<Replay> {
  return ask(`/api/replays?eyes=${eyes}&record=${record}`, file);
}

/** All that the eyes of a seat held here have seen so far; null: what everybody has seen. */
export function seenSoFar(table: string, seat: number | null): Promise<Replay> {
  const secret = seat === null ? null : (heldSeats(table).find((held) => held.seat === seat)?.secret ?? null);
  return ask(`/api/tables/${encodeURIComponent(table)}/seen`, { secret });
}
