/** What can be called across the table, in the order it is offered. */
import type { Emote, SeatFigures } from "../wire";

export type EmoteKind = Emote["what"];

export const EMOTES: readonly EmoteKind[] = ["hello", "nice", "thanks", "ouch", "moment", "good-game"];

/** How long one is shown: long enough to be read without haste. */
export const SHOWN_MS = 4500;

/** The people at a table who do not sit at this screen: those to call to, and to hear. */
export const company = (seats: readonly SeatFigures[], locals: readonly number[]): readonly SeatFigures[] =>
  seats.filter(({ kind, seat }) => kind === "person" && !locals.includes(seat));
