/** The clocks that can be chosen for a new table. */
import type { ClockRule } from "../wire";

export type ClockKind = "off" | ClockRule["kind"];

export const KINDS: readonly ClockKind[] = ["off", "move", "game", "days"];

/** Seconds a move, minutes a game, days a move. */
export const AMOUNTS: Readonly<Record<ClockRule["kind"], readonly number[]>> = {
  move: [15, 30, 60, 120, 300],
  game: [5, 10, 15, 20, 30, 60],
  days: [1, 2, 3, 5, 7, 14],
};

const USUAL: Readonly<Record<ClockRule["kind"], number>> = { move: 60, game: 15, days: 3 };

/** A clock of another kind, with what was chosen to happen when time is up. */
export function clockOfKind(kind: ClockKind, before: ClockRule | null): ClockRule | null {
  if (kind === "off") return null;
  if (before?.kind === kind) return before;
  return { kind, amount: USUAL[kind], then: before?.then ?? "once" };
}

/** What was kept from the last time, if there is such a clock. */
export function fittingClock(clock: ClockRule | null | undefined): ClockRule | null {
  return clock && AMOUNTS[clock.kind]?.includes(clock.amount) ? clock : null;
}
