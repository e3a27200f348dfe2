/** Whom a table waits for before the deal, in words. */
import type { Message, SeatFigures } from "../wire";
import { message } from "../words/message";

/** Whether the deal waits for this person: their random bytes are still to come, and no bot stands in for them. */
export const isAwaited = ({ kind, ready, stood_in }: SeatFigures): boolean => kind === "person" && !ready && !stood_in;

export function heading(seats: readonly SeatFigures[]): Message {
  if (seats.some(({ kind }) => kind === "open")) return message("lobby-open");
  const [first, ...others] = seats.filter(isAwaited);
  if (first === undefined) return message("lobby-all-here");
  return others.length === 0
    ? message("lobby-waiting-for", { name: first.name })
    : message("lobby-waiting-for-several", { count: 1 + others.length });
}

export function status(seat: SeatFigures): Message {
  if (seat.kind === "bot") return message("seat-status-bot");
  if (seat.kind === "open") return message("seat-status-free");
  if (seat.stood_in) return message("seat-status-stood-in");
  if (isAwaited(seat)) return message(seat.here ? "seat-status-coming" : "seat-status-awaited");
  return message(seat.here ? "seat-status-ready" : "seat-status-away");
}
