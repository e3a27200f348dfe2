/** One WebSocket for one seat (or, without a secret, for a spectator) at one table. */
import {
  type Balance,
  type Devices,
  type Done,
  type Emoted,
  type LogHead,
  type LogLine,
  type Payment,
  type Said,
  type StateNow,
  type TableNow,
  type Told,
  WIRE,
} from "../wire";
import { message } from "../words/message";
import { INTERRUPTED, OFFLINE, Refusal, SIGNED_OUT, WRONG_SECRET, isPassing } from "./refusal";
import { OTHER_VERSION, renewed, understood } from "./renewal";
import type { HeldSeat } from "./seats";
import type { TimesHeard } from "./times";

/** What a player can say, without its number; the socket sends the greeting itself. */
export type Saying = WithoutId<Exclude<Said, { say: "hello" }>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What comes back for a saying. */
export type Answer<S extends Saying> = S extends { say: "weigh" }
  ? Balance
  : S extends { say: "pay" }
    ? Payment
    : S extends { say: "devices" }
      ? Devices
      : Done;

interface Waiting {
  readonly done: (answer: never) => void;
  readonly refused: (refusal: Refusal) => void;
  readonly impatience: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
/** If an answer takes longer than this, the socket gives the connection up and makes a new one. */
const PATIENCE = 30_000;
const HELLO = 0;
/** How the server closes a line whose seat was given a new secret elsewhere. */
const SIGNED_OUT_CODE = 4401;
/** A fresh server takes over at this very moment: it lets nobody wait. */
const SERVICE_RESTART = 1012;

/** Remembers how far a table's log was when it was last shown. */
export interface SeenHead {
  get(): LogHead | null;
  set(head: LogHead): void;
}

export class SeatSocket {
  /** The table, as soon as it is known; then never null again. */
  table = $state.raw<TableNow | null>(null);
  /** The game as this seat may know it, from the deal on. */
  state = $state.raw<StateNow | null>(null);
  /** The log so far, however it was told. */
  lines = $state.raw<readonly LogLine[]>([]);
  /** What depends on the time. */
  times = $state.raw<TimesHeard | null>(null);
  /** What was called across the table last, and when; its number grows. */
  heard = $state.raw<(Emoted & { readonly number: number; readonly at: number }) | null>(null);
  /** Whether the screen is up to date. */
  online = $state(false);
  /** Why this seat cannot be had at all (a wrong secret, no such table); nothing is tried again. */
  shut = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #lastId = HELLO;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  #secret: string | null;
  /** A secret that was asked for, and whose answer never came: it may be the one. */
  #next: string | null;

  /** Without a seat, a spectator's; `onkey` is told which of two secrets opened the seat. */
  constructor(
    readonly address: string,
    held: Pick<HeldSeat, "secret" | "next"> | null,
    readonly seen: SeenHead = inMemory(),
    readonly onkey: (secret: string) => void = () => {},
  ) {
    this.#secret = held?.secret ?? null;
    this.#next = held?.next ?? null;
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#connect();
  }

  /** Say something. Rejects with a Refusal, also when the connection breaks before the answer came. */
  say<S extends Saying>(saying: S): Promise<Answer<S>> {
    const socket = this.#socket;
    if (!this.online || !socket) {
      return Promise.reject(new Refusal(OFFLINE, message("line-lost")));
    }
    const id = ++this.#lastId;
    return new Promise<Answer<S>>((done, refused) => {
      const impatience = setTimeout(() => socket.close(), PATIENCE);
      this.#waiting.set(id, { done, refused, impatience });
      socket.send(JSON.stringify({ ...saying, id }));
    });
  }

  /** This secret was asked for: it opens the seat if the one before does no more. */
  mayBecome(secret: string | null): void {
    this.#next = secret;
  }

  /** From now on this secret opens the seat. */
  renew(secret: string): void {
    this.#secret = secret;
    this.#next = null;
  }

  /** Leave for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
    this.#interrupt();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const head = this.seen.get();
      const greeting = { say: "hello", id: HELLO, secret: this.#secret, wire: WIRE };
      socket.send(JSON.stringify(head ? { ...greeting, head } : greeting));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as Told);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (code === SIGNED_OUT_CODE) this.shut = new Refusal(SIGNED_OUT, message("signed-out"), reason);
      this.#interrupt();
      if (this.#closed || this.shut) return;
      if (code === SERVICE_RESTART && this.#attempts++ === 0) this.#connect();
      else this.#later();
    };
  }

  /** Try again, after a while that grows; not all browsers of a table at the same moment. */
  #later(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** The network is back, or somebody looks at this page again: no reason to wait any longer. */
  #atOnce = (): void => {
    if (!this.#socket && !this.#closed && !this.shut && document.visibilityState === "visible") this.#connect();
  };

  #interrupt(): void {
    this.online = false;
    for (const { refused, impatience } of this.#waiting.values()) {
      clearTimeout(impatience);
      refused(new Refusal(INTERRUPTED, message("line-broke")));
    }
    this.#waiting.clear();
  }

  #hear(told: Told): void {
    switch (told.tell) {
      case "table":
        this.table = told;
        if (told.head) this.seen.set(told.head);
        this.online = true;
        this.#attempts = 0;
        understood();
        break;
      case "state":
        this.#hearState(told);
        break;
      case "times":
        this.times = { told, at: performance.now() };
        break;
      case "emote":
        this.heard = { ...told, number: (this.heard?.number ?? 0) + 1, at: performance.now() };
        break;
      case "refused":
        this.#hearRefusal(told.to, new Refusal(told.code, told.why, told.sentence || told.code));
        break;
      default:
        this.#answered(told.to)?.done(told as never);
    }
  }

  #hearState(state: StateNow): void {
    if (state.since > this.lines.length) {
      // Lines are missing in between: the greeting brings all of them.
      this.#socket?.close();
      return;
    }
    this.lines = [...this.lines.slice(0, state.since), ...state.lines];
    this.state = state;
    if (state.head) this.seen.set(state.head);
  }

  #hearRefusal(to: number | null, refusal: Refusal): void {
    if (to === HELLO && refusal.code === WRONG_SECRET && this.#next !== null) {
      this.renew(this.#next);
      this.onkey(this.#secret as string);
      this.#socket?.close();
    } else if (to === HELLO && isPassing(refusal)) {
      this.#socket?.close();
    } else if (to === HELLO) {
      // A page that loads itself anew has nothing to say about it.
      if (refusal.code !== OTHER_VERSION || !renewed()) this.shut = refusal;
      this.#closed = true;
      this.#socket?.close();
    } else if (to !== null) {
      this.#answered(to)?.refused(refusal);
    }
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.impatience);
    return waiting;
  }
}

function inMemory(): SeenHead {
  let seen: LogHead | null = null;
  return { get: () => seen, set: (head) => (seen = head) };
}

/** Where a table's live connection is, seen from a page. */
export function liveAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live`;
}
