/** Cards by treasure id. What is not there counts as none. */
export type Tally = Readonly<Record<string, number>>;

export const NONE: Tally = Object.freeze({});

export function held(tally: Tally, treasure: string): number {
  return tally[treasure] ?? 0;
}

export function total(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** The tally with one kind changed by so many; kinds that run out are left away. */
export function changed(tally: Tally, treasure: string, by: number): Tally {
  const count = held(tally, treasure) + by;
  const { [treasure]: _before, ...rest } = tally;
  return count > 0 ? { ...rest, [treasure]: count } : rest;
}

export function tallyOf(cards: readonly string[]): Tally {
  return cards.reduce((tally, card) => changed(tally, card, 1), NONE);
}

/** The cards one by one, in table order. */
export function cardsOf(tally: Tally, order: readonly string[]): string[] {
  return order.flatMap((treasure) => Array<string>(held(tally, treasure)).fill(treasure));
}

/** Whether all cards of a part are there. */
export function within(part: Tally, all: Tally): boolean {
  return Object.entries(part).every(([treasure, count]) => count <= held(all, treasure));
}
