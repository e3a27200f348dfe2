/** How a hand is spread: the width of a card and how much of each covered card is seen. */
export interface Spread {
  readonly card: number;
  readonly step: number;
}

const WIDEST = 128;
/** Below this a card has no room for its name and its price list. */
const READABLE = 76;
const NARROWEST = 64;
const ROOMIEST = 30;
const TIGHTEST = 10;
/** As much as an edge's pattern needs to be seen at all. */
const CROWDED = 6;

/** Spread these piles over a width: covered cards give way first, then all cards shrink. */
export function spread(counts: readonly number[], width: number, gap: number, widest = WIDEST): Spread {
  const covered = counts.reduce((sum, count) => sum + count - 1, 0);
  const room = width - gap * Math.max(0, counts.length - 1);
  const stepFor = (card: number): number =>
    covered === 0 ? ROOMIEST : Math.min(ROOMIEST, (room - card * counts.length) / covered);
  const fitting = (from: number, to: number, tightest: number): Spread | null => {
    for (let card = from; card >= to; card -= 2) {
      const step = stepFor(card);
      if (card * counts.length <= room && step >= tightest) return { card, step: Math.floor(step) };
    }
    return null;
  };
  return (
    fitting(widest, READABLE, TIGHTEST) ?? fitting(READABLE, NARROWEST, CROWDED) ?? { card: NARROWEST, step: CROWDED }
  );
}

const WIDEST_STACK = 104;
const NARROWEST_STACK = 80;

/** Piles in rows, as on a phone: how many side by side, and how wide their cards are. */
export function stacked(kinds: number, width: number, gap: number): { card: number; columns: number } {
  const most = Math.max(3, Math.floor((width + gap) / (NARROWEST_STACK + gap)));
  const columns = Math.min(most, Math.max(4, kinds));
  return { card: Math.min(WIDEST_STACK, Math.floor((width - gap * (columns - 1)) / columns)), columns };
}

/** Piles in one row that scrolls where they do not fit: then a good piece of the next one shows that there is more. */
export function peeking(kinds: number, width: number, gap: number): number {
  const widest = 88;
  for (let card = widest; card >= NARROWEST_STACK; card -= 1) {
    const shown = width / (card + gap);
    const piece = shown - Math.floor(shown);
    if (shown >= kinds || (piece > 0.3 && piece < 0.75)) return card;
  }
  return widest;
}
