import { listed } from "../newtable/plan";
import type { Balance, TreasureFigures } from "../wire";

/** "1 coin", "4 pot shards": as spoken in the middle of a sentence. */
export function amount(count: number, name: string): string {
  const spoken = name.charAt(0).toLowerCase() + name.slice(1).replace(/ [A-Z]/g, (letter) => letter.toLowerCase());
  return `${count} ${spoken}${count === 1 ? "" : "s"}`;
}

export function cards(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}

export function maps(count: number): string {
  return `${count} ${count === 1 ? "map" : "maps"}`;
}

/** "first chamber": chambers are counted as people count, here and in what the server says. */
export function chamberName(chamber: number): string {
  return `${["first", "second", "third"][chamber] ?? `${chamber + 1}th`} chamber`;
}

export function tents(count: number): string {
  return count === 0 ? "no tent left" : `${count} ${count === 1 ? "tent" : "tents"}`;
}

/** What a screen reader says of cards that lie together. */
export function pileLabel(place: string, count: number, treasure: TreasureFigures): string {
  if (count === 0) return `${place}: no ${amount(2, treasure.name).slice(2)}`;
  return `${place}: ${amount(count, treasure.name)}, trade value ${treasure.trade}`;
}

/** A chance as people say it: whole per cent, and never a false certainty. */
export function percent(chance: number): string {
  if (chance <= 0) return "0%";
  if (chance >= 1) return "100%";
  const rounded = Math.round(chance * 100);
  return rounded === 0 ? "under 1%" : rounded === 100 ? "over 99%" : `${rounded}%`;
}

/** An expected number of cards, one decimal. */
export function about(expected: number): string {
  return expected.toFixed(1);
}

/** How the scales stand, in words. */
export function standing(owed: number, lost: number, given: number, taken: number): string {
  if (given + taken === 0) return "Tap cards on both sides";
  if (taken === 0) return "Choose what to take";
  if (owed > 0) return `You owe ${owed} more`;
  if (lost > 0) return `${lost} lost`;
  return "Even";
}

/** A trade in the making, as the one sentence says it: what is given and taken, and what is still owed or lost. */
export function tradeSentence(give: readonly string[], take: readonly string[], balance: Balance | null): string {
  if (give.length + take.length === 0) return "Choose what to take, and what to give for it.";
  if (take.length === 0) return `You give ${listed(give)}. Choose what to take.`;
  const owed = balance?.owed ?? 0;
  const doing = give.length === 0 ? `You take ${listed(take)}` : `You give ${listed(give)} for ${listed(take)}`;
  if (owed > 0) return `${doing} and owe ${owed} more.`;
  if (balance === null || give.length === 0) return `${doing}.`;
  return balance.lost > 0 ? `${doing}; ${balance.lost} of it is lost.` : `${doing}: even.`;
}
