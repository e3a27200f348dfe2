/** The final table, from what the server told: who won, in which order the rest follow, and what settled it. */
import type { Ending, Message, SoldSet, View } from "../wire";
import { message, money, seat } from "../words/message";

export interface Standing {
  readonly seat: number;
  readonly money: number;
  readonly sold: number;
  readonly lost: number;
  /** The dearest sets first. */
  readonly museum: readonly SoldSet[];
  readonly won: boolean;
}

/** One row for each seat, from first to last. */
export function standings(view: View, ending: Ending): Standing[] {
  return ending.standings.map((seat) => {
    const { money, museum } = view.seats[seat] ?? { money: 0, museum: [] };
    return {
      seat,
      money,
      sold: ending.sold[seat] ?? 0,
      lost: ending.lost[seat] ?? 0,
      museum: [...museum].sort((a, b) => b.money - a.money),
      won: ending.winners.includes(seat),
    };
  });
}

/** "You won with $72." "Ann and Ben won together with $40." */
export function headline(rows: readonly Standing[]): Message {
  const winners = rows.filter(({ won }) => won);
  const [best] = winners;
  const won = money(best?.money ?? 0);
  if (winners.length === 1) return message("result-won", { who: seat(best?.seat ?? 0), money: won });
  const all = winners.map((row) => seat(row.seat));
  return message("result-shared", { winners: { is: "several", items: all }, money: won });
}

/** What settled it: money, or the cards that were sold for it. */
export function reason([best, second]: readonly Standing[]): Message | null {
  if (!best || !second) return null;
  if (second.won) return message("result-shared-why");
  const who = seat(second.seat);
  if (second.money === best.money) return message("result-fewer-cards", { who, sold: second.sold, fewer: best.sold });
  return message("result-margin", { money: money(best.money - second.money), who });
}

/** "You came third with $24."; nothing for whoever won, which the headline says. Equal figures are an equal place. */
export function ownPlace(rows: readonly Standing[], you: number | null): Message | null {
  const own = rows.find((row) => row.seat === you);
  if (!own || own.won) return null;
  const place = rows.findIndex((row) => !row.won && row.money === own.money && row.sold === own.sold);
  return message("result-place", { number: place + 1, money: money(own.money) });
}
