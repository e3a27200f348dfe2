/** A trade in the making, put down as messages. */
import type { CardsFact, Draft, Message, Sale } from "../wire";
import { message, money } from "../words/message";
import { total } from "./tally";

/** As the one sentence says it: what is given and taken, and what is still owed or lost. */
export function tradeSentence(
  give: CardsFact,
  take: CardsFact,
  balance: Draft | null,
  sale: Sale | null = null,
): Message {
  const { owed, lost } = balance ?? { owed: 0, lost: 0 };
  const [given, taken] = [total(give.cards), total(take.cards)];
  if (sale !== null) return message("draft-give-or-sell", { give, money: money(sale.money) });
  if (taken === 0) return given === 0 ? message("draft-empty") : message("draft-give", { give });
  if (given === 0) return owed > 0 ? message("draft-take-owes", { take, owed }) : message("draft-take", { take });
  if (owed > 0) return message("draft-owes", { give, take, owed });
  if (balance === null) return message("draft-both", { give, take });
  return lost > 0 ? message("draft-loses", { give, take, lost }) : message("draft-even", { give, take });
}

/** As it stands on the scales: in a word or two. */
export function onTheScales(given: number, taken: number, balance: Draft | null): Message {
  const { owed, lost } = balance ?? { owed: 0, lost: 0 };
  if (taken === 0) return message(given === 0 ? "scales-empty" : "scales-nothing-taken");
  if (owed > 0) return message("scales-owed", { owed });
  return lost > 0 ? message("scales-lost", { lost }) : message("scales-even");
}
