/** The final table, from what was told: who won, and in which order the rest follow. */
import { listed } from "../newtable/plan";
import type { SoldSet, StateNow } from "../wire";

export interface Standing {
  readonly seat: number;
  readonly name: string;
  readonly money: number;
  readonly sold: number;
  readonly museum: readonly SoldSet[];
  readonly won: boolean;
  /** Whoever looks at the screen, if they play alone there. */
  readonly own: boolean;
}

/** Winners first, then by money; among equals whoever sold fewer cards. Whoever plays alone is "You". */
export function standings(state: StateNow, me: number | null, people: number): Standing[] {
  const winners = state.winners ?? [];
  return state.view.seats
    .map((seat, place) => ({
      seat: place,
      name: place === me && people === 1 ? "You" : seat.name,
      money: seat.money,
      sold: seat.museum.reduce((sum, set) => sum + set.count, 0),
      museum: [...seat.museum].sort((a, b) => b.money - a.money),
      won: winners.includes(place),
      own: place === me && people === 1,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.money - a.money || a.sold - b.sold || a.seat - b.seat);
}

/** "You win with $72." "Ann and Ben share the victory with $40." */
export function headline(rows: readonly Standing[]): string {
  const winners = rows.filter(({ won }) => won);
  const money = `$${winners[0]?.money ?? 0}`;
  const named = winners.map(({ name }) => name).sort((a, b) => Number(b === "You") - Number(a === "You"));
  if (named.length > 1) return `${listed(named)} share the victory with ${money}.`;
  return named[0] === "You" ? `You win with ${money}.` : `${named[0] ?? "Nobody"} wins with ${money}.`;
}

/** Why they won, where money alone did not settle it. */
export function reason(rows: readonly Standing[]): string {
  const winners = rows.filter(({ won }) => won);
  const best = winners[0];
  if (!best) return "";
  if (winners.length > 1) return "Equal in money, and in cards sold.";
  const rival = rows.find(({ won, money }) => !won && money === best.money);
  if (rival) {
    const has = rival.name === "You" ? "have" : "has";
    return `${rival.name} ${has} as much money, but sold ${rival.sold} cards for it instead of ${best.sold}.`;
  }
  const second = rows[1];
  return second ? `$${best.money - second.money} more than ${second.name === "You" ? "you" : second.name}.` : "";
}

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** "You come third with $24."; nothing for whoever won, which the headline says, or plays with others at the screen. */
export function ownPlace(rows: readonly Standing[]): string {
  const own = rows.find((row) => row.own);
  if (!own || own.won) return "";
  const better = rows.filter(
    ({ won, money, sold }) => won || money > own.money || (money === own.money && sold < own.sold),
  );
  return `You come ${PLACES[better.length] ?? "last"} with $${own.money}.`;
}
