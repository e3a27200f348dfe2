/** How the marketplace is laid out: the width of a card, how many stand side by side, and whether empty places are kept. */
export interface Stalls {
  readonly card: number;
  readonly columns: number;
  readonly all: boolean;
}

/** Room around the cards: a pile shows a little of what lies under it, and a chosen card rises. */
export const COLUMN_GAP = 22;
export const ROW_GAP = 12;
/** Where room is short: what there should be between cards, and what there may be before they cannot be read. */
const CLOSE_GAP = 16;
const CLOSEST_GAP = 7;
/** The least width at which a card shows its name and its price list, and a little more. */
const READABLE = 78;

const WIDEST = 216;
const NARROWEST = 52;
const HIGH = 172 / 128;

function cardIn(columns: number, rows: number, width: number, height: number, gap: number): number {
  const wide = width / columns - gap;
  const high = (height - rows * ROW_GAP) / rows / HIGH;
  return Math.floor(Math.max(NARROWEST, Math.min(WIDEST, wide, high)));
}

/**
 * Lay out so many kinds, of which so many are there, in a room.
 * Every kind keeps a place of its own, so that nobody has to search, as long as cards are no smaller than wanted.
 */
export function stalls(kinds: number, there: number, width: number, height: number, wanted: number): Stalls {
  const columns = Math.ceil(kinds / 2);
  const card = cardIn(columns, 2, width, height, COLUMN_GAP);
  if (card >= wanted) return { card, columns, all: true };
  const shown = Math.max(there, 1);
  const ways = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(shown / rows);
    const roomy = cardIn(columns, rows, width, height, CLOSE_GAP);
    const card = Math.max(roomy, Math.min(READABLE, cardIn(columns, rows, width, height, CLOSEST_GAP)));
    return { card, columns, all: false };
  });
  return ways.reduce((best, way) => (way.card > best.card ? way : best));
}
