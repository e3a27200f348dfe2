/** Statistics over one's games. A sitting is one's own seat in a game: several people at one screen have one each. */
import type { SoldSet } from "../wire";
import type { KeptGame, KeptSeat } from "./kept_game";

/** How a game came out for a seat; `gone`: a bot played for them in the end. */
export type Result = "won" | "shared" | "lost" | "gone" | "unfinished";

export interface Sitting {
  readonly game: KeptGame;
  readonly seat: number;
  readonly own: KeptSeat;
  readonly result: Result;
}

export function resultOf(game: KeptGame, seat: number): Result {
  const own = game.seats[seat];
  if (game.stage === "unfinished" || !own) return "unfinished";
  if (own.stood_in) return "gone";
  if (!own.won) return "lost";
  return game.seats.filter(({ won }) => won).length > 1 ? "shared" : "won";
}

export function sittings(games: readonly KeptGame[]): Sitting[] {
  return games.flatMap((game) =>
    game.own.flatMap((seat) => {
      const own = game.seats[seat];
      return own ? [{ game, seat, own, result: resultOf(game, seat) }] : [];
    }),
  );
}

/** Whether it counts in statistics: a game that one played to its end. */
export const counts = ({ result }: Sitting): boolean => result === "won" || result === "shared" || result === "lost";
const isWin = ({ result }: Sitting): boolean => result === "won" || result === "shared";

/** Games of one kind: so many, and so many of them won. */
export interface Tally {
  readonly key: string;
  readonly played: number;
  readonly won: number;
}

/** Count by something: the most played first, equal ones by name. */
function tallied(all: readonly Sitting[], keys: (sitting: Sitting) => readonly string[]): Tally[] {
  const found = new Map<string, { played: number; won: number }>();
  for (const sitting of all) {
    for (const key of new Set(keys(sitting))) {
      const tally = found.get(key) ?? { played: 0, won: 0 };
      tally.played++;
      tally.won += isWin(sitting) ? 1 : 0;
      found.set(key, tally);
    }
  }
  return [...found]
    .map(([key, tally]) => ({ key, ...tally }))
    .sort((a, b) => b.played - a.played || (a.key < b.key ? -1 : 1));
}

/** Who sat at a table is told apart by name, bots by level: "bot:digger". */
export const opponentKey = ({ kind, level, name }: KeptSeat): string =>
  kind === "bot" && level !== null ? `bot:${level}` : name;

export const opponentsOf = ({ game, seat }: Sitting): KeptSeat[] => game.seats.filter((_, place) => place !== seat);

export interface BestSet extends SoldSet {
  readonly sitting: Sitting;
}

export interface Figures {
  readonly played: number;
  readonly won: number;
  readonly average: number;
  readonly most: Sitting | null;
  /** Won in a row: at most, and now. */
  readonly longest: number;
  readonly running: number;
  readonly byPlayers: readonly Tally[];
  readonly byMonument: readonly Tally[];
  readonly byOpponent: readonly Tally[];
  readonly best: readonly BestSet[];
  /** The oldest first. */
  readonly course: readonly Sitting[];
}

const BEST = 5;

export function figures(all: readonly Sitting[]): Figures {
  const course = all.filter(counts).sort((a, b) => a.game.ended - b.game.ended);
  let [longest, running] = [0, 0];
  for (const sitting of course) {
    running = isWin(sitting) ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  const sum = course.reduce((total, { own }) => total + own.money, 0);
  const byPlayers = tallied(course, ({ game }) => [String(game.seats.length)]);
  return {
    played: course.length,
    won: course.filter(isWin).length,
    average: course.length ? Math.round(sum / course.length) : 0,
    most: course.reduce<Sitting | null>((top, one) => (!top || one.own.money > top.own.money ? one : top), null),
    longest,
    running,
    byPlayers: byPlayers.sort((a, b) => Number(a.key) - Number(b.key)),
    byMonument: tallied(course, ({ game }) => [game.monument]),
    byOpponent: tallied(course, (sitting) => opponentsOf(sitting).map(opponentKey)),
    best: course
      .flatMap((sitting) => sitting.own.best.map((set) => ({ ...set, sitting })))
      .sort((a, b) => b.money - a.money || b.sitting.game.ended - a.sitting.game.ended)
      .slice(0, BEST),
    course,
  };
}
