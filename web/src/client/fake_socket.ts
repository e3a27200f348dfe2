/** For tests: a WebSocket whose other end is the test. */
import type { Refused, Said, Seat, StateNow, TableNow, Told } from "../wire";
import { message } from "../words/message";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("Nobody has connected.");
    return last;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason?: string }) => void) | null = null;
  readonly said: Said[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(code = 1006): void {
    this.onclose?.({ code });
  }

  tell(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  /** Let the greeting through and answer it. */
  welcome(table: Partial<TableNow> = {}): void {
    this.onopen?.();
    this.tell(tableOf(table));
  }
}

export function tableOf(some: Partial<TableNow> = {}): TableNow {
  return {
    tell: "table",
    id: "t1",
    you: 0,
    stage: "playing",
    edition: "new-expedition",
    edition_name: "The New Expedition",
    players: 2,
    monument: "mine",
    variants: [],
    sand: [],
    pace: "brisk",
    seats: [],
    setup: null,
    fair: { commitment: "c0ffee".padEnd(64, "0"), seed: null, commitments: [], voided: 0 },
    start: null,
    rematch: null,
    clock: null,
    bot: "digger",
    lines: 1,
    undo: false,
    ...some,
  };
}

export function stateOf(some: Partial<StateNow> = {}): StateNow {
  return {
    tell: "state",
    number: 1,
    now: message("asked-act"),
    view: {
      seat: 0,
      edition: "new-expedition",
      monument: "mine",
      variants: [],
      phase: "act",
      first: 0,
      turn: 0,
      player: 0,
      hand: {},
      seats: [],
      market: {},
      dig_size: 0,
      thieves: 0,
      sandstorms: 0,
      chambers: [],
      pile_size: 0,
      maps_spent: 0,
      unseen: {},
      exploring: null,
      owed: 0,
      turned_up: {},
      named: [],
      robbed: null,
      this_turn: {
        dug: false,
        acted: false,
        sold: false,
        explored: 0,
        trades: 0,
        may_step_to_trade: true,
        must_sell: false,
      },
      must_sell: false,
      passes: 0,
      idle_turns: 0,
      dealing: null,
      half_made: null,
      log: [],
    },
    hand: [],
    ask: null,
    since: 0,
    lines: [],
    ending: null,
    undo: null,
    ...some,
  };
}

/** What comes along with a refusal, for pages that do not know its message. */
export const UNSAID = "In English.";

/** A refusal, by a message without facts. */
export function refusalOf(to: number | null, code: string): Refused {
  return { tell: "refused", to, code, why: message(code), sentence: UNSAID };
}

export function seatOf(some: Partial<Seat> = {}): Seat {
  return {
    name: "Ann",
    hand_size: 0,
    known: {},
    known_to_all: {},
    most_maps: 0,
    most_maps_to_all: 0,
    tents: 0,
    sheltered: false,
    money: 0,
    museum: [],
    announced: null,
    ...some,
  };
}
