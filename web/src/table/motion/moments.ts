import type { LogLine } from "../../wire";

/** Something that deserves a stage: more than a card that glides from here to there. */
export type Moment =
  | { readonly is: "storm"; readonly by: number }
  | { readonly is: "theft"; readonly by: number; readonly from: number; readonly card: string | null }
  | { readonly is: "sale"; readonly by: number; readonly card: string; readonly count: number; readonly money: number }
  | { readonly is: "reveal"; readonly by: number; readonly chamber: number; readonly cards: readonly Revealed[] }
  | { readonly is: "cave-in"; readonly by: number; readonly chamber: number; readonly cards: readonly Revealed[] }
  | { readonly is: "trade"; readonly by: number; readonly give: readonly string[]; readonly take: readonly string[] };

/** A card that is turned over, and whether the explorer gets it. */
export interface Revealed {
  readonly card: string;
  readonly got: boolean;
}

/** So many cards on the table at once; more would not fit side by side. */
const MOST_CARDS = 10;
/** A trade of others is laid out to be read from so many cards on; fewer are read as they fly. */
const LONG_TRADE = 2;

/** The moment that an event is, for whoever sees it so; null: its cards just travel. */
export function momentOf(event: LogLine["event"], me: number | null): Moment | null {
  switch (event.do) {
    case "dig":
      return event.card === "sandstorm" ? { is: "storm", by: event.by } : null;
    case "steal":
      return { is: "theft", by: event.by, from: event.from, card: event.card };
    case "sell":
      return event.count > 1
        ? { is: "sale", by: event.by, card: event.card, count: event.count, money: event.money }
        : null;
    case "trade":
      return event.by !== me && event.give.length + event.take.length > LONG_TRADE
        ? { is: "trade", by: event.by, give: event.give.slice(0, MOST_CARDS), take: event.take.slice(0, MOST_CARDS) }
        : null;
    case "explore":
      return exploredMoment(event);
    default:
      return null;
  }
}

function exploredMoment(event: Extract<LogLine["event"], { do: "explore" }>): Moment | null {
  const { by, chamber } = event;
  const shown = event.drawn ?? event.got ?? [];
  if (shown.length === 0) return null;
  const left = [...(event.got ?? [])];
  const cards = shown.slice(0, MOST_CARDS).map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, got: at >= 0 };
  });
  // The mine names nothing: where it gives nothing, it came down (R64).
  const cavedIn = event.drawn !== undefined && event.named === undefined && (event.got ?? []).length === 0;
  return { is: cavedIn ? "cave-in" : "reveal", by, chamber, cards };
}
