/** What players and days are called on this page, in the reader's language. */
import { nameOn } from "../client/voices";
import { listed } from "../newtable/plan";
import type { SeatFigures } from "../wire";
import { level } from "../words/message";
import { say, spoken } from "../words/spoken.svelte";
import type { KeptGame, KeptSeat } from "./kept_game";

export const nameOf = (seat: KeptSeat): string => nameOn(spoken.words, seat as unknown as SeatFigures);

/** Everybody at the table but these seats. */
export const namesBut = (game: KeptGame, seats: readonly number[]): string =>
  listed(game.seats.filter((_, place) => !seats.includes(place)).map(nameOf));

/** Opponents are counted by name, bots by level. */
export function opponentName(key: string): string {
  return key.startsWith("bot:") ? say(level(key.slice(4))) : key;
}

export const dayOf = (game: KeptGame): string =>
  new Intl.DateTimeFormat(spoken.words.language, { dateStyle: "medium" }).format(game.ended);

export const momentOf = (game: KeptGame): string =>
  new Intl.DateTimeFormat(spoken.words.language, { dateStyle: "medium", timeStyle: "short" }).format(game.ended);
