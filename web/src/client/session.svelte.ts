/** A table on one screen: for one seat, for several people in turn (hot seat), or for a spectator. */
import { bytesToShow, commitTo } from "../fair/committing";
import { keepShown } from "../fair/kept";
import type { Ask, DeviceFigures, Draft, Emote, LogLine, Move, StateNow, TableNow } from "../wire";
import { spoken } from "../words/spoken.svelte";
import type { Voice } from "../words/voice";
import { isOfTheLine, type Refusal, sentenceOf, WRONG_SECRET } from "./refusal";
import { type HeldSeat, dropSeat, heldSeats, holdSeats, keepHead, newSecret, noteGivingUp, seenHead } from "./seats";
import { type Answer, type Saying, type SeenHead, SeatSocket, liveAddress } from "./socket.svelte";
import type { TimesHeard } from "./times";
import { voiceAt } from "./voices";

export type Pace = TableNow["pace"];

export class TableSession {
  readonly id: string;
  /** One for each seat held here, in the order of seats; for a spectator a single one without a secret. */
  readonly sockets: readonly SeatSocket[];
  /** What was held here when they were made, in the same order. */
  readonly #held: readonly HeldSeat[];
  #refused = $state.raw<unknown>(null);
  #pending = $state(0);
  /** The state in which a move was made that is not answered yet. */
  #movedIn = $state<number | null>(null);
  /** Who looks at the screen: a place in `sockets`. With several people here nobody, until they say so. */
  #facing = $state<number | null>(null);
  /** The seats that committed from here, and those that showed their bytes: for which of the server's promises. */
  #readied = new Map<SeatSocket, string>();
  #shownFor = new Map<SeatSocket, string>();
  #signingOut = false;
  readonly #voice: Voice;

  constructor(id: string, held: readonly HeldSeat[] = heldSeats(id)) {
    this.id = id;
    this.#held = held;
    this.#voice = $derived(voiceAt(spoken.words, this.#shown.table, this.me));
    const address = liveAddress(id);
    this.sockets = held.length
      ? held.map((one) => {
          const renewed = (secret: string) => holdSeats(id, [{ seat: one.seat, secret }]);
          return new SeatSocket(address, one, this.#seen(), renewed);
        })
      : [new SeatSocket(address, null)];
    if (this.sockets.length === 1) this.#facing = 0;
  }

  /** How often the secret of the seat here was renewed. */
  renewals = $state(0);

  /** Whether the table is known. Nothing else may be asked before. */
  get opened(): boolean {
    return this.#shown.table !== null;
  }

  /** Whether cards are on the table. `state` may be asked from then on. */
  get dealt(): boolean {
    return this.#shown.state !== null;
  }

  get table(): TableNow {
    const table = this.#shown.table;
    if (!table) throw new Error("The table is not known yet: ask `opened` first.");
    return table;
  }

  get state(): StateNow {
    const state = this.#shown.state;
    if (!state) throw new Error("Nothing is dealt yet: ask `dealt` first.");
    return state;
  }

  /** What depends on the time, as far as it was told. */
  get times(): TimesHeard | null {
    return this.#shown.times;
  }

  /** What was called across the table last. */
  get heard(): SeatSocket["heard"] {
    return this.#shown.heard;
  }

  /** Speaks to the seat on the screen. */
  get voice(): Voice {
    return this.#voice;
  }

  /** The log so far, as the seat on the screen saw it. */
  get lines(): readonly LogLine[] {
    return this.#shown.lines;
  }

  /** The seat this screen shows; null: a spectator. */
  get me(): number | null {
    return this.#shown.table?.you ?? null;
  }

  /** The seats of everybody who plays at this screen. */
  get locals(): readonly number[] {
    return this.sockets.flatMap(({ table }) => (typeof table?.you === "number" ? [table.you] : []));
  }

  get online(): boolean {
    return this.sockets.every((socket) => socket.online);
  }

  /** The last refusal's sentence, until something is done or moves on; that of a lost connection until it is back. */
  get refusal(): string | null {
    if (this.#refused === null || (this.online && isOfTheLine(this.#refused))) return null;
    return sentenceOf(this.#refused, this.voice);
  }

  /** Why a seat here cannot be had at all. */
  get shut(): Refusal | null {
    return this.sockets.find(({ shut }) => shut)?.shut ?? null;
  }

  /** Whether something that was said is not answered yet. */
  get busy(): boolean {
    return this.#pending > 0;
  }

  /**
   * Whether a move was made in the state on the screen: there is no second one in it.
   * The state a move leads to may be told before the answer; moves are welcome again from then on.
   */
  get moving(): boolean {
    return this.#movedIn !== null && this.#movedIn === this.#shown.state?.number;
  }

  /** The seat whose turn it is to look at the screen, while it is somebody else's; hide everything until `face`. */
  get handover(): number | null {
    if (this.sockets.length === 1 || this.#shown.table?.stage !== "playing") return null;
    const asked = this.sockets.findIndex(({ state }) => state?.ask);
    const next = asked >= 0 ? asked : (this.#facing ?? 0);
    return next === this.#facing ? null : (this.sockets[next]?.table?.you ?? null);
  }

  /** What a seat held here is asked for, by kind: that much is public. */
  askedOf(seat: number): Ask["ask"] | null {
    return this.sockets.find(({ table }) => table?.you === seat)?.state?.ask?.ask ?? null;
  }

  /** "I am Ben": show what this seat may see. */
  face(seat: number): void {
    const place = this.sockets.findIndex(({ table }) => table?.you === seat);
    if (place >= 0) this.#facing = place;
    this.#refused = null;
  }

  /** Make a move in the state on the screen. False: it was refused, and `refusal` says why. */
  play(move: Move): Promise<boolean> {
    return this.#move((number) => ({ say: "play", number, move }));
  }

  /** Take back one's last trade or sale of this turn. False: it was refused, and `refusal` says why. */
  undo(): Promise<boolean> {
    return this.#move((number) => ({ say: "undo", number }));
  }

  async #move(saying: (number: number) => Saying): Promise<boolean> {
    const { number } = this.state;
    this.#movedIn = number;
    const done = await this.#do(this.#shown, saying(number));
    if (this.#movedIn === number) this.#movedIn = null;
    return done;
  }

  /** How a trade stands; nothing is done. Rejects with a Refusal. */
  async weigh(give: readonly string[], take: readonly string[]): Promise<Draft> {
    return (await this.#shown.say({ say: "weigh", give, take })).draft;
  }

  /** The cheapest payment for these cards; nothing is done. Null: it was refused, and `refusal` says why. */
  async pay(take: readonly string[]): Promise<readonly string[] | null> {
    return (await this.#answer(this.#shown, { say: "pay", take }))?.give ?? null;
  }

  /** Deal. */
  start(): Promise<boolean> {
    return this.#do(this.#shown, { say: "start" });
  }

  /** Say who last had their feet in sand, the most recent first. */
  setSand(seats: readonly number[]): Promise<boolean> {
    return this.#do(this.#shown, { say: "sand", seats });
  }

  /** Give a seat where no person sits to a bot of this level; null: make it free. Before the deal. */
  seatBot(seat: number, level: string | null): Promise<boolean> {
    return this.#do(this.#shown, { say: "seat_bot", seat, level });
  }

  /** Give every seat that is still free to a bot of this level. Before the deal. */
  fillSeats(level: string): Promise<boolean> {
    return this.#do(this.#shown, { say: "fill_seats", level });
  }

  /** Give up a seat held at this screen, before the deal. False: it was refused, and `refusal` says why. */
  async standUp(seat: number): Promise<boolean> {
    const own = this.sockets.find(({ table }) => table?.you === seat);
    if (!own) return false;
    // Noted before it is said: when the answer is lost, the seat may be free all the same.
    noteGivingUp(this.id, seat, true);
    const done = await this.#do(own, { say: "stand_up" });
    if (done) dropSeat(this.id, seat);
    else if (!isOfTheLine(this.#refused)) noteGivingUp(this.id, seat, false);
    return done;
  }

  /** Hold no more the seats that were given up, as it turns out, though the answer was lost. True: there were some. */
  dropGivenUp(): boolean {
    const wrong = this.#held.filter((_, place) => this.sockets[place]?.shut?.code === WRONG_SECRET);
    const noted = heldSeats(this.id).filter(({ givingUp }) => givingUp);
    const gone = noted.filter(({ seat }) => wrong.some((one) => one.seat === seat));
    for (const { seat } of gone) dropSeat(this.id, seat);
    return gone.length > 0;
  }

  /** Let a bot play for somebody who is not here. */
  standIn(seat: number, level: string): Promise<boolean> {
    return this.#do(this.#shown, { say: "stand_in", seat, level });
  }

  /** Take one's own seat (or another one held at this screen) back from the bot that stood in. */
  takeBack(seat: number | null = this.me): Promise<boolean> {
    const own = this.sockets.find(({ table }) => table?.you === seat);
    return this.#do(own ?? this.#shown, { say: "take_back" });
  }

  /** Give one's own seat to a bot: for a while, or for good. With no person left the game ends. */
  leave(why: "left" | "resigned"): Promise<boolean> {
    return this.#do(this.#shown, { say: "leave", why });
  }

  /** The devices on the seat that is shown. Rejects with a Refusal. */
  async devices(): Promise<readonly DeviceFigures[]> {
    return (await this.#shown.say({ say: "devices" })).devices;
  }

  /** Close all other lines on the seat that is shown: only a new secret opens it from now on, and it is here. */
  async signOut(): Promise<boolean> {
    const [shown, held] = [this.#shown, heldSeats(this.id).find(({ seat }) => seat === this.me)];
    // One after the other: the secret of the first may be the one that opens the seat, and must stay noted.
    if (!held || this.#signingOut) return false;
    this.#signingOut = true;
    const secret = newSecret();
    // Kept before it is said: whatever becomes of the answer, one of the two opens the seat.
    holdSeats(this.id, [{ ...held, next: secret }]);
    shown.mayBecome(secret);
    const done = await this.#do(shown, { say: "sign_out", secret });
    if (done) {
      holdSeats(this.id, [{ seat: held.seat, secret }]);
      shown.renew(secret);
      this.renewals++;
    } else if (!isOfTheLine(this.#refused)) {
      holdSeats(this.id, [{ seat: held.seat, secret: held.secret }]);
      shown.mayBecome(null);
    }
    this.#signingOut = false;
    return done;
  }

  /**
   * Take every seat held here along to the rematch, each with a new secret. False: `refusal` says why not.
   * The secret is kept before it is said: when the answer is lost, the same one is said again.
   */
  async comeAlong(next: string): Promise<boolean> {
    for (const socket of this.sockets) {
      const seat = socket.table?.you;
      if (typeof seat !== "number") continue;
      const before = heldSeats(next).find((held) => held.seat === seat);
      const secret = before?.secret ?? newSecret();
      holdSeats(next, [{ seat, secret }]);
      if (!(await this.#do(socket, { say: "come_along", secret }))) {
        if (!isOfTheLine(this.#refused)) dropSeat(next, seat);
        return false;
      }
    }
    return true;
  }

  setPace(pace: Pace): Promise<boolean> {
    return this.#do(this.#shown, { say: "pace", pace });
  }

  /** Open another table with the same seats; `table.rematch` names it then. */
  rematch(): Promise<boolean> {
    return this.#do(this.#shown, { say: "rematch" });
  }

  /** Say no to the rematch, for every seat held here that has not answered. */
  async declineRematch(): Promise<boolean> {
    for (const socket of this.sockets) {
      const own = socket.table?.seats.find(({ seat }) => seat === socket.table?.you);
      if (own && !own.rematch && !(await this.#do(socket, { say: "decline" }))) return false;
    }
    return true;
  }

  /** Call something across the table. */
  emote(what: Emote["what"]): Promise<boolean> {
    return this.#do(this.#shown, { say: "emote", what });
  }

  /** Put the table on the list for strangers, or take it off. Before the deal. */
  list(listed: boolean): Promise<boolean> {
    return this.#do(this.#shown, { say: "list", listed, language: spoken.words.language });
  }

  /** Commit to random bytes for every seat held here that has not yet (after a rematch, or a deal that was void). */
  async makeReady(): Promise<void> {
    await this.#forEverySeat("open", this.#readied, async (table, seat) => {
      if (table.seats[seat]?.ready) return null;
      return { say: "ready", commitment: await commitTo(table.id, seat, table.fair.commitment) };
    });
  }

  /** Show the random bytes of every seat held here, now that nothing can be changed any more. */
  async showBytes(): Promise<void> {
    if (this.me === null && this.#shown.table?.stage === "revealing") keepShown(this.#shown.table);
    await this.#forEverySeat("revealing", this.#shownFor, async (table, seat) => {
      const entropy = await bytesToShow(table, seat);
      return entropy === null ? null : { say: "reveal", entropy };
    });
  }

  /** Leave the table; the seats stay one's own. */
  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /** What this browser was shown of this table outlives the page: the next visit asks for it. */
  #seen(): SeenHead {
    return { get: () => seenHead(this.id), set: (head) => keepHead(this.id, head) };
  }

  get #shown(): SeatSocket {
    const shown = this.sockets[this.#facing ?? 0];
    if (!shown) throw new Error("A session has at least one connection.");
    return shown;
  }

  /** Say something for every seat held here, once for each of the server's promises. */
  async #forEverySeat(
    stage: TableNow["stage"],
    done: Map<SeatSocket, string>,
    saying: (table: TableNow, seat: number) => Promise<Saying | null>,
  ): Promise<void> {
    const wanted = this.sockets.flatMap((socket) => {
      const { table } = socket;
      if (table?.stage !== stage || table.you === null || done.get(socket) === table.fair.commitment) return [];
      done.set(socket, table.fair.commitment);
      return [{ socket, table, seat: table.you }];
    });
    for (const { socket, table, seat } of wanted) {
      const said = await saying(table, seat).catch((error: unknown) => void (this.#refused = error));
      if (said === null || (said && (await this.#do(socket, said)))) continue;
      done.delete(socket);
    }
  }

  async #do(socket: SeatSocket, saying: Saying): Promise<boolean> {
    return (await this.#answer(socket, saying)) !== null;
  }

  /** Say something and wait for what comes back. Null: it was refused, and `refusal` says why. */
  async #answer<S extends Saying>(socket: SeatSocket, saying: S): Promise<Answer<S> | null> {
    this.#pending++;
    try {
      const answer = await socket.say(saying);
      this.#refused = null;
      return answer;
    } catch (error) {
      this.#refused = error;
      return null;
    } finally {
      this.#pending--;
    }
  }
}
