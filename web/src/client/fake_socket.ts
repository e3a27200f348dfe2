/** For tests: a WebSocket whose other end is the test. */
import type { Said, StateNow, TableNow, Told } from "../wire";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("Nobody has connected.");
    return last;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Said[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.onclose?.();
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
    fair: { commitment: "c0ffee", seed: null },
    start: null,
    rematch: null,
    ...some,
  };
}

export function stateOf(some: Partial<StateNow> = {}): StateNow {
  return {
    tell: "state",
    number: 1,
    sentence: "",
    view: {
      seat: 0,
      edition: "new-expedition",
      monument: "mine",
      variants: [],
      phase: "act",
      asked: "act",
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
      trades: 0,
      explored: 0,
      must_sell: false,
      log: [],
    },
    hand: [],
    ask: null,
    since: 0,
    lines: [],
    winners: null,
    ...some,
  };
}
