/** How a hand is spread: the width of a card and how much of each covered card is seen. */
export interface Spread {
  readonly card: number;
  readonly step: number;
}

const WIDEST = 128;
const NARROWEST = 76;
const ROOMIEST = 30;
const TIGHTEST = 10;

/** Spread these piles over a width: covered cards give way first, then all cards shrink. */
export function spread(counts: readonly number[], width: number, gap: number, widest = WIDEST): Spread {
  const covered = counts.reduce((sum, count) => sum + count - 1, 0);
  const room = width - gap * Math.max(0, counts.length - 1);
  const stepFor = (card: number): number =>
    covered === 0 ? ROOMIEST : Math.min(ROOMIEST, (room - card * counts.length) / covered);
  for (let card = widest; card > NARROWEST; card -= 4) {
    const step = stepFor(card);
    const fits = card * counts.length <= room;
    if (fits && step >= TIGHTEST) return { card, step: Math.floor(step) };
  }
  return { card: NARROWEST, step: TIGHTEST };
}
