import type { LogLine } from "../../wire";
import { isTrouble } from "../trouble";

/** A card on its way. Places are tried in turn: the pile of its kind first, then where that pile would be. */
export interface Flight {
  /** The face shown; null: face down. */
  readonly card: string | null;
  readonly back: "dig" | "chamber";
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly motion: "glide" | "blow" | "show";
}

type Sketch = Omit<Flight, "back" | "motion"> & Partial<Pick<Flight, "back" | "motion">>;

const flight = (sketch: Sketch): Flight => ({ back: "dig", motion: "glide", ...sketch });

const hand = (seat: number, card: string | null): string[] =>
  card === null ? [`hand:${seat}`] : [`hand:${seat}:${card}`, `hand:${seat}`];
const market = (card: string): string[] => [`market:${card}`, "market"];
const chamber = (number: number): string[] => [`chamber:${number}`, "monument"];

/** Backs shown for a chamber taken unseen: its number of cards is told by the hand, not by the flight. */
const UNSEEN_LOAD = 3;

/** What a line tells of: an event, or that an earlier line's was taken back. */
type Told = LogLine["event"];

/** Which cards travel when this happens; what is taken back travels the other way. */
export function flightsOf(event: Told, lines: readonly LogLine[] = []): Flight[] {
  switch (event.do) {
    case "deal":
      return event.hands.map((cards, seat) =>
        flight({ card: null, from: ["site"], to: hand(seat, cards?.[0] ?? null) }),
      );
    case "dig":
      if (isTrouble(event.card)) {
        return [flight({ card: event.card, from: ["site"], to: ["site"], motion: "show" })];
      }
      return [flight({ card: event.card, from: ["site"], to: hand(event.by, event.card) })];
    case "steal":
      return [flight({ card: null, from: hand(event.from, event.card), to: hand(event.by, event.card) })];
    case "uncover":
      return event.cards.map((card, number) => flight({ card, from: ["pile", "monument"], to: chamber(number) }));
    case "discard":
      return event.cards.map((card) => flight({ card, from: hand(event.by, card), to: market(card), motion: "blow" }));
    case "trade":
      return [
        ...event.give.map((card) => flight({ card, from: hand(event.by, card), to: market(card) })),
        ...event.take.map((card) => flight({ card, from: market(card), to: hand(event.by, card) })),
      ];
    case "sell":
      return Array.from({ length: event.count }, () =>
        flight({
          card: event.card,
          from: hand(event.by, event.card),
          to: [`museum:${event.by}`, `hand:${event.by}`],
        }),
      );
    case "explore": {
      const loot = event.got ?? (event.drawn === undefined ? Array<null>(UNSEEN_LOAD).fill(null) : []);
      return loot.map((card) =>
        flight({ card, back: "chamber", from: chamber(event.chamber), to: hand(event.by, card) }),
      );
    }
    case "undo": {
      const gone = lines.find(({ number }) => number === event.line);
      return gone === undefined
        ? []
        : flightsOf(gone.event).map((there) => ({ ...there, from: there.to, to: there.from }));
    }
    case "tent":
    case "look":
    case "end":
    case "over":
      return [];
  }
}

/** The flights of everything that happened at once, one event after the other; the oldest are left out of a crowd. */
export function flightsOfAll(events: readonly Told[], most: number, lines: readonly LogLine[] = []): Flight[][] {
  const groups = events.map((event) => flightsOf(event, lines)).filter((group) => group.length > 0);
  let seats = most;
  const shown: Flight[][] = [];
  for (const group of groups.reverse()) {
    if (seats <= 0) break;
    shown.unshift(group.slice(0, seats));
    seats -= group.length;
  }
  return shown;
}
