/** Whom a table waits for before the deal, in words. */
import type { SeatFigures } from "../wire";

/** Whether the deal waits for this person: their random bytes are still to come, and no bot stands in for them. */
export const isAwaited = ({ kind, ready, stood_in }: SeatFigures): boolean => kind === "person" && !ready && !stood_in;

export function heading(seats: readonly SeatFigures[]): string {
  if (seats.some(({ kind }) => kind === "open")) return "The table is open";
  const awaited = seats.filter(isAwaited);
  if (awaited.length === 0) return "Everybody is here";
  return awaited.length === 1 ? `Waiting for ${awaited[0]?.name}` : `Waiting for ${awaited.length} players`;
}

export function status(seat: SeatFigures): string {
  if (seat.kind === "bot") return "Bot";
  if (seat.kind === "open") return "Free";
  if (seat.stood_in) return "A bot plays";
  if (isAwaited(seat)) return seat.here ? "Coming" : "Awaited";
  return seat.here ? "Ready" : "Away";
}
