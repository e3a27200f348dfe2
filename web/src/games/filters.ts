/** Which of one's games are shown. */
import { type Result, type Sitting, opponentKey, opponentsOf } from "./figures";

export interface Filters {
  readonly players: string;
  readonly monument: string;
  readonly edition: string;
  readonly opponent: string;
  readonly result: Result | "";
  readonly time: "" | "week" | "month" | "year";
  /** Under which name it was played: for several people at one screen. */
  readonly as: string;
}

export const ALL: Filters = { players: "", monument: "", edition: "", opponent: "", result: "", time: "", as: "" };

const DAY = 86_400_000;
const DAYS = { week: 7, month: 30, year: 365 } as const;

export function filtered(all: readonly Sitting[], by: Filters, now: number): Sitting[] {
  const since = by.time === "" ? 0 : now - DAYS[by.time] * DAY;
  return all.filter(
    (sitting) =>
      sitting.game.ended >= since &&
      (by.players === "" || String(sitting.game.seats.length) === by.players) &&
      (by.monument === "" || sitting.game.monument === by.monument) &&
      (by.edition === "" || sitting.game.edition === by.edition) &&
      (by.result === "" || sitting.result === by.result) &&
      (by.as === "" || sitting.own.name === by.as) &&
      (by.opponent === "" || opponentsOf(sitting).some((seat) => opponentKey(seat) === by.opponent)),
  );
}

/** What can be chosen among these games: only what there is, and nothing where there is just one of a kind. */
export function choices(all: readonly Sitting[]) {
  const distinct = (values: readonly string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b));
  return {
    players: distinct(all.map(({ game }) => String(game.seats.length))),
    monument: distinct(all.map(({ game }) => game.monument)),
    edition: distinct(all.map(({ game }) => game.edition)),
    opponent: distinct(all.flatMap((sitting) => opponentsOf(sitting).map(opponentKey))),
    result: distinct(all.map(({ result }) => result)) as Result[],
    as: distinct(all.map(({ own }) => own.name)),
  };
}
