/** A line or two about the game that was played, from what everybody saw. */
import { amount } from "../table/words";
import type { Line } from "../wire";
import type { Standing } from "./standings";

/** The dearest set, and who lost most cards to storms and thieves; of equals none is named. */
export function story(rows: readonly Standing[], lines: readonly Line[], names: ReadonlyMap<string, string>): string {
  return [dearest(rows, names), unluckiest(rows, lines)].filter(Boolean).join(" ");
}

function dearest(rows: readonly Standing[], names: ReadonlyMap<string, string>): string {
  const sets = rows.flatMap((row) => row.museum.map((set) => ({ ...set, row }))).sort((a, b) => b.money - a.money);
  const [best, next] = sets;
  if (!best || best.money === next?.money) return "";
  const whose = best.row.own ? "yours" : `${best.row.name}’s`;
  return `The dearest set was ${whose}: ${amount(best.count, names.get(best.treasure) ?? best.treasure)} for $${best.money}.`;
}

function unluckiest(rows: readonly Standing[], lines: readonly Line[]): string {
  const losses = rows.map((row) => ({ row, lost: lost(row.seat, lines) })).sort((a, b) => b.lost - a.lost);
  const [most, next] = losses;
  if (!most || most.lost === 0 || most.lost === next?.lost) return "";
  const cards = `${most.lost} ${most.lost === 1 ? "card" : "cards"}`;
  return `Storms and thieves took most from ${most.row.own ? "you" : most.row.name}: ${cards}.`;
}

function lost(seat: number, lines: readonly Line[]): number {
  return lines.reduce((sum, { event }) => {
    if (event.do === "discard" && event.by === seat) return sum + event.cards.length;
    return event.do === "steal" && event.from === seat ? sum + 1 : sum;
  }, 0);
}
