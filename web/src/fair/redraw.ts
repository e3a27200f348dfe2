/**
 * A game drawn again from its record alone: what lies where is counted, and every chance must come out as recorded.
 *
 * This is the one place outside src/digsite/rules that counts cards. It shares no code with the rules on purpose: a
 * mistake there, or a trick, must not hide itself here. It knows where cards go, and nothing of what is allowed.
 */
import { Stream } from "./hashing";
import type { FairRecord, RecordEvent } from "./record";

/** Where the record has something else than the draws give: the line in the file, from 1, and what came and was there. */
export class Difference extends Error {
  constructor(
    readonly event: number,
    readonly drawn: readonly string[],
    readonly recorded: readonly string[],
  ) {
    super(`event ${event}: drawn ${drawn.join()}, recorded ${recorded.join()}`);
  }

  get line(): number {
    return this.event + 2;
  }
}

/** What the stream would choose of the table, and how many cards are dealt: docs/fair-dealing.md. */
const MONUMENTS = ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"];
const MAP = "map";
const THIEF = "thief";
const SANDSTORM = "sandstorm";
const HEADER = -1;
const MOST_CARDS = 1000;

type Pile = number[];

/** Draw the whole game again; give the number of draws. What differs is thrown as a `Difference`. */
export function redraw(record: FairRecord): number {
  return new Redrawn(record).all();
}

class Redrawn {
  readonly #stream: Stream;
  readonly #kinds: readonly string[];
  readonly #digSite: Pile;
  #specials: [thieves: number, sandstorms: number];
  #hands: Pile[] = [];
  #chambers: Pile[] = [];
  #pile: Pile = [];
  #market: Pile = [];
  #event = HEADER;
  #draws = 0;

  constructor(readonly record: FairRecord) {
    const { fair, figures, thieves, sandstorms } = record.header;
    this.#stream = new Stream(fair.seed, fair.entropy);
    this.#kinds = Object.keys(figures);
    this.#digSite = Object.values(figures).map(({ cards }) => cards);
    this.#specials = [thieves, sandstorms];
  }

  all(): number {
    const { header, events } = this.record;
    if (header.fair.drawn.includes("monument")) {
      const among = MONUMENTS.includes(header.monument) ? MONUMENTS : [header.monument];
      const drawn = among[this.#draw(among.map(() => 1))];
      if (drawn !== header.monument) throw new Difference(HEADER, [drawn ?? ""], [header.monument]);
    }
    for (const [number, event] of events.entries()) {
      this.#event = number;
      if ((event.do === "deal") !== (number === 0)) throw this.#impossible();
      this.#happens(event);
    }
    return this.#draws;
  }

  #happens(event: RecordEvent): void {
    switch (event.do) {
      case "deal":
        return this.#deal(event);
      case "dig":
        return this.#dig(event);
      case "steal":
        return this.#steal(event);
      case "uncover":
        return this.#cards(event.cards).forEach((card, place) => {
          this.#chance(this.#pile, card);
          this.#move([card], this.#pile, this.#chamber(place));
        });
      case "discard":
        return this.#move(this.#cards(event.cards), this.#hand(event.by), this.#market);
      case "trade":
        this.#move(this.#cards(event.give), this.#hand(event.by), this.#market);
        return this.#move(this.#cards(event.take), this.#market, this.#hand(event.by));
      case "sell":
        return this.#move(this.#times(event.count, String(event.card)), this.#hand(event.by), null);
      case "explore":
        return this.#explore(event);
      case "tent":
      case "look":
      case "end":
      case "over":
        return;
      default:
        throw this.#impossible();
    }
  }

  #deal(event: RecordEvent): void {
    const lists = (value: unknown): string[][] =>
      Array.isArray(value) ? value.map((cards) => this.#cards(cards)) : [];
    const hands = lists(event.hands);
    const market = this.#cards(event.market);
    if (hands.length !== this.record.header.players.length || hands.some(({ length }) => length !== 4)) {
      throw this.#impossible();
    }
    if (market.length !== 5) throw this.#impossible();
    const maps = this.#kinds.indexOf(MAP);
    const deck = this.#digSite.map((count, kind) => (kind === maps ? 0 : count));
    const dealt = (cards: readonly string[]): Pile => {
      const pile = this.#none();
      for (let left = cards.length; left > 0; left--) {
        const kind = this.#draw(deck);
        pile[kind]!++;
        deck[kind]!--;
        this.#digSite[kind]!--;
      }
      const recorded = this.#none();
      this.#move(cards, null, recorded);
      if (pile.some((count, kind) => count !== recorded[kind])) throw new Difference(0, this.#listed(pile), cards);
      return pile;
    };
    this.#hands = hands.map(dealt);
    this.#market = dealt(market);
    this.#chambers = lists(event.chambers).map(dealt);
    this.#pile = dealt(event.pile === undefined ? [] : this.#cards(event.pile));
    this.#first();
  }

  #first(): void {
    const { header } = this.record;
    const values = Object.values(header.figures).map(({ trade }) => trade);
    const worth = this.#hands.map((hand) => hand.reduce((sum, count, kind) => sum + count * (values[kind] ?? 0), 0));
    const may = (seat: number): boolean => {
      if (!header.fair.drawn.includes("first")) return seat === header.first;
      return !header.variants.includes("beginners_luck") || worth[seat] === Math.min(...worth);
    };
    const first = this.#draw(this.#hands.map((_, seat) => (may(seat) ? 1 : 0)));
    if (first !== header.first) {
      throw new Difference(HEADER, [header.players[first] ?? ""], [header.players[header.first] ?? ""]);
    }
  }

  #dig(event: RecordEvent): void {
    const all = [...this.#kinds, THIEF, SANDSTORM];
    const drawn = all[this.#draw([...this.#digSite, ...this.#specials])] ?? "";
    const card = String(event.card);
    if (drawn !== card) throw new Difference(this.#event, [drawn], [card]);
    if (card === THIEF) this.#specials[0]--;
    else if (card === SANDSTORM) this.#specials[1]--;
    else this.#move([card], this.#digSite, this.#hand(event.by));
  }

  #steal(event: RecordEvent): void {
    const robbed = this.#hand(event.from);
    const card = String(event.card);
    this.#chance(robbed, card);
    this.#move([card], robbed, this.#hand(event.by));
  }

  #explore(event: RecordEvent): void {
    const chamber = this.#chamber(Number(event.chamber));
    const hand = this.#hand(event.by);
    this.#move(this.#times(event.maps, MAP), hand, null);
    if (event.drawn !== undefined) {
      const left = [...chamber]; // turned up one by one, and put back where they are not taken
      for (const card of this.#cards(event.drawn)) {
        this.#chance(left, card);
        this.#move([card], left, null);
      }
    }
    this.#move(this.#cards(event.got), chamber, hand);
  }

  /** One card of a pile comes up by chance. */
  #chance(pile: Pile, recorded: string): void {
    const drawn = this.#kinds[this.#draw(pile)] ?? "";
    if (drawn !== recorded) throw new Difference(this.#event, [drawn], [recorded]);
  }

  #draw(weights: readonly number[]): number {
    if (!weights.some((weight) => weight > 0)) throw this.#impossible();
    this.#draws++;
    return this.#stream.draw(weights);
  }

  /** Cards go from one pile to another; null: out of the game, or from nowhere that is counted. */
  #move(cards: readonly string[], from: Pile | null, to: Pile | null): void {
    for (const card of cards) {
      const kind = this.#kinds.indexOf(card);
      if (kind < 0 || (from && !(from[kind]! > 0))) throw new Difference(this.#event, [], [card]);
      if (from) from[kind]!--;
      if (to) to[kind]!++;
    }
  }

  #hand(seat: unknown): Pile {
    return this.#hands[Number(seat)] ?? this.#nowhere();
  }

  #chamber(place: number): Pile {
    return this.#chambers[place] ?? this.#nowhere();
  }

  #nowhere(): never {
    throw this.#impossible();
  }

  #cards(value: unknown): string[] {
    if (!Array.isArray(value) || !value.every((card) => typeof card === "string")) this.#nowhere();
    return value as string[];
  }

  #times(count: unknown, card: string): string[] {
    if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > MOST_CARDS) this.#nowhere();
    return Array<string>(Number(count)).fill(card);
  }

  #none(): Pile {
    return this.#kinds.map(() => 0);
  }

  #listed(pile: Pile): string[] {
    return pile.flatMap((count, kind) => Array<string>(count).fill(this.#kinds[kind] ?? ""));
  }

  #impossible(): Difference {
    return new Difference(this.#event, [], []);
  }
}
