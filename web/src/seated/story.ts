/** A line or two about the game that was played: the dearest set, and who lost most cards to storms and thieves. */
import type { Message } from "../wire";
import { cards, message, money, seat } from "../words/message";
import type { Standing } from "./standings";

/** Of equals none is named. */
export function story(rows: readonly Standing[]): Message[] {
  return [dearest(rows), unluckiest(rows)].filter((told) => told !== null);
}

function dearest(rows: readonly Standing[]): Message | null {
  const sets = rows.flatMap((row) => row.museum.map((set) => ({ ...set, seat: row.seat })));
  const [best, next] = sets.sort((a, b) => b.money - a.money);
  if (!best || best.money === next?.money) return null;
  const { treasure, count, money: brought } = best;
  return message("dearest-set", { who: seat(best.seat), cards: cards(treasure, count), money: money(brought) });
}

function unluckiest(rows: readonly Standing[]): Message | null {
  const [most, next] = [...rows].sort((a, b) => b.lost - a.lost);
  if (!most || most.lost === 0 || most.lost === next?.lost) return null;
  return message("most-lost", { who: seat(most.seat), count: most.lost });
}
