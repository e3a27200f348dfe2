/** A game of one's own as this browser keeps it: what the server said when it was over, and which seats were one's own. */
import type { ClockRule, GameResult, SoldSet } from "../wire";

export interface KeptSeat {
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Of a bot: its level, and the so many-th of that level it is. */
  readonly level: string | null;
  readonly number: number | null;
  readonly money: number;
  /** Cards sold; cards lost to storms and thieves. */
  readonly sold: number;
  readonly lost: number;
  /** From 1; null: the game was not finished. */
  readonly place: number | null;
  readonly won: boolean;
  /** A bot played for this person in the end. */
  readonly stood_in: boolean;
  /** The dearest sets, the dearest first. */
  readonly best: readonly SoldSet[];
}

export interface KeptGame {
  readonly table: string;
  readonly stage: "over" | "unfinished";
  /** When it ended, and how long it took, in milliseconds. */
  readonly ended: number;
  readonly lasted: number;
  readonly edition: string;
  readonly edition_name: string;
  readonly monument: string;
  readonly variants: readonly string[];
  readonly clock: ClockRule["kind"] | null;
  readonly seats: readonly KeptSeat[];
  /** The seats that were played from here. */
  readonly own: readonly number[];
}

/** A game that is over, as it will be kept. */
export function keptGame(result: GameResult, own: readonly number[], now: number): KeptGame {
  return {
    table: result.table,
    stage: result.stage === "over" ? "over" : "unfinished",
    ended: now - result.ended,
    lasted: result.lasted,
    edition: result.edition,
    edition_name: result.edition_name,
    monument: result.monument,
    variants: result.variants,
    clock: result.clock?.kind ?? null,
    seats: result.seats.map(({ seat, money, sold, lost, place, won, best }) => ({
      name: seat.name,
      kind: seat.kind === "bot" ? "bot" : "person",
      level: seat.kind === "bot" ? seat.level : null,
      number: seat.kind === "bot" ? seat.number : null,
      money,
      sold,
      lost,
      place,
      won,
      stood_in: seat.stood_in,
      best,
    })),
    own: [...own].sort((a, b) => a - b),
  };
}

/** The same game from two places: what was here first stays, and whoever's seats were played from either are one's own. */
export function merged(here: KeptGame, other: KeptGame): KeptGame {
  const own = [...new Set([...here.own, ...other.own])].filter((seat) => seat < here.seats.length);
  return { ...here, own: own.sort((a, b) => a - b) };
}

/** Something that is no kept game; `what` is the part of it that is wrong. */
export class NotAGame extends Error {
  constructor(readonly what: string) {
    super(what);
  }
}

const whole = (value: unknown, least = 0): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= least;
const text = (value: unknown, most = 64): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= most;
const part = (value: unknown): Record<string, unknown> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new NotAGame("{}");
  return value as Record<string, unknown>;
};

/** Take what may be a kept game; anything else is told by the name of what is wrong with it. */
export function readGame(value: unknown): KeptGame {
  const game = part(value);
  const check = (what: string, fits: boolean) => {
    if (!fits) throw new NotAGame(what);
  };
  const { table, stage, ended, lasted, edition, edition_name, monument, variants, clock, seats, own } = game;
  check("table", text(table) && /^[A-Za-z0-9_-]+$/.test(table));
  check("stage", stage === "over" || stage === "unfinished");
  check("ended", whole(ended, 1) && ended < 8.64e15);
  check("lasted", whole(lasted));
  check("edition", text(edition));
  check("edition_name", text(edition_name, 100));
  check("monument", text(monument));
  check("variants", Array.isArray(variants) && variants.length <= 5 && variants.every((one) => text(one)));
  check("clock", clock === null || clock === "move" || clock === "game" || clock === "days");
  check("seats", Array.isArray(seats) && seats.length >= 2 && seats.length <= 5);
  const read = (seats as unknown[]).map((seat, place) => readSeat(seat, place));
  const places = Array.isArray(own) && new Set(own).size === own.length && own.every((seat) => whole(seat));
  check("own", places && own.length > 0 && (own as number[]).every((seat) => seat < read.length));
  // Only what is known here is kept, in this order: the same game is the same text.
  return {
    table,
    stage,
    ended,
    lasted,
    edition,
    edition_name,
    monument,
    variants,
    clock,
    seats: read,
    own: [...(own as number[])].sort((a, b) => a - b),
  } as KeptGame;
}

function readSeat(value: unknown, seat: number): KeptSeat {
  const { name, kind, level, number, money, sold, lost, place, won, stood_in, best } = part(value);
  const check = (what: string, fits: boolean) => {
    if (!fits) throw new NotAGame(`seats[${seat}].${what}`);
  };
  check("name", text(name));
  check("kind", kind === "person" || kind === "bot");
  check("level", level === null || text(level));
  check("number", number === null || whole(number, 1));
  check("money", whole(money));
  check("sold", whole(sold));
  check("lost", whole(lost));
  check("place", place === null || (whole(place, 1) && place <= 5));
  check("won", typeof won === "boolean");
  check("stood_in", typeof stood_in === "boolean");
  check("best", Array.isArray(best) && best.length <= 10);
  const sets = (best as unknown[]).map((one) => {
    const { treasure, count, money } = part(one);
    check("best", text(treasure) && whole(count, 1) && whole(money));
    return { treasure, count, money } as SoldSet;
  });
  return { name, kind, level, number, money, sold, lost, place, won, stood_in, best: sets } as KeptSeat;
}
