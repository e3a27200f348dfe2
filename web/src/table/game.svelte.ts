import { getContext, setContext } from "svelte";
import { LOOK_MS, type Lying, SETTLE_MS } from "../parts/settling";
import type {
  Act,
  Ask,
  CardsFact,
  ChamberFact,
  HeldKind,
  Message,
  Move,
  Sale,
  SetupFigures,
  StateNow,
  TreasureFigures,
  View,
} from "../wire";
import type { Options, Thing } from "../words/functions";
import { card, message } from "../words/message";
import { Choice } from "./choice.svelte";
import { TradeDraft } from "./draft.svelte";
import type { SessionAtTable } from "./session_at_table";
import { recall, remember, type Unfinished } from "./memory";
import { held, NONE, type Tally, total, within } from "./tally";
import { type Since, sinceOwnTurn } from "./turns";
import { refusable } from "./why";

/** What lies open over the table because the player opened it; what the game asks opens by itself. */
export type Opened =
  | { readonly what: "sell"; readonly treasure: string | null }
  | { readonly what: "since" }
  | { readonly what: "explore"; readonly chamber: number | null }
  | { readonly what: "looked"; readonly chamber: number }
  | { readonly what: "monument" }
  | { readonly what: "seat"; readonly seat: number };

/** What only tells something stays open, whatever the others do meanwhile. */
const LOOKED_AT: ReadonlySet<string> = new Set(["seat", "monument", "since"]);

/**
 * The game as one player has it on the screen: as it was told, and what they have begun but not confirmed.
 * It knows no rules: what may be done is read from what the game asks.
 */
export class ShownGame {
  readonly session: SessionAtTable;
  readonly draft: TradeDraft;
  opened = $state.raw<Opened | null>(null);
  /** What changed in the last move, as places; see fresh.ts. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #choice = $state.raw<Choice | null>(null);
  #question = $state.raw<Lying>({ what: null, wait: LOOK_MS });
  #seen: StateNow | null = null;
  /** The state in which a trade was confirmed that still lies on the scales. */
  #tradedIn: number | null = null;
  /** Whether everything that can be taken back of this turn is being taken back. */
  #resetting = false;
  readonly #since: Since | null;

  constructor(session: SessionAtTable) {
    this.session = session;
    this.draft = new TradeDraft(session, () => this.order);
    this.#since = $derived(sinceOwnTurn(session.lines, session.me));
  }

  get state(): StateNow {
    return this.session.state;
  }

  get view(): View {
    return this.session.state.view;
  }

  get me(): number | null {
    return this.session.me;
  }

  get ask(): Ask | null {
    return this.session.state.ask;
  }

  /** The free part of one's own turn, else null. */
  get act(): Act | null {
    return this.ask?.ask === "act" ? this.ask : null;
  }

  get setup(): SetupFigures {
    const setup = this.session.table.setup;
    if (setup === null) throw new Error("The table is shown from the deal on.");
    return setup;
  }

  get order(): readonly string[] {
    return this.setup.treasures.map((treasure) => treasure.id);
  }

  treasure(id: string): TreasureFigures {
    const treasure = this.setup.treasures.find((figures) => figures.id === id);
    if (treasure === undefined) throw new Error(`No treasure of this game: ${id}`);
    return treasure;
  }

  kind(treasure: string): HeldKind | undefined {
    return this.state.hand.find((kind) => kind.treasure === treasure);
  }

  /** Whether a kind in hand is the largest set that can be sold: no card would add to it, only begin another. */
  isFull({ treasure, count }: HeldKind): boolean {
    const most = this.treasure(treasure).sells.length;
    return most > 1 && count === most;
  }

  /** What one more card of a kind would add to what the hand sells for. */
  adds(treasure: string): number {
    return this.kind(treasure)?.next ?? this.treasure(treasure).sells[0] ?? 0;
  }

  /** Say a message, or a fact by itself, to whoever looks at the table. */
  say(what: Thing, options?: Options): string {
    return this.session.voice.say(what, options);
  }

  /** What a player is called, whoever looks. */
  playerName(seat: number): string {
    return this.session.voice.names[seat] ?? "";
  }

  /** The name of a treasure. */
  nameOf(treasure: string): string {
    return this.say(card(treasure), { form: "name" });
  }

  /** The same where there is little room for it: a language with long words says where they may be cut. */
  printedOf(treasure: string): string {
    const form = this.session.voice.catalogue.has("card-own", "printed") ? "printed" : "name";
    return this.say(card(treasure), { form });
  }

  /** Cards as a message speaks of them: in table order. */
  cards(tally: Tally): CardsFact {
    const there = this.order.filter((id) => held(tally, id) > 0);
    return { is: "cards", cards: Object.fromEntries(there.map((id) => [id, held(tally, id)])) };
  }

  /** So many maps. */
  maps(count: number): CardsFact {
    return { is: "cards", cards: { [this.setup.map]: count } };
  }

  chamber(chamber: number): ChamberFact {
    return { is: "chamber", monument: this.setup.monument, chamber, of: this.view.chambers.length };
  }

  /** The attributes of something that may be refused. Undefined: it has no meaning now; then what goes on is the reason. */
  refusable(why: Message | null | undefined): ReturnType<typeof refusable> {
    return why === undefined ? refusable(why, this.say(this.state.now)) : refusable(why && this.say(why));
  }

  get choice(): Choice | null {
    return this.#choice;
  }

  /** Why this card of the marketplace cannot be taken as well; undefined: nothing can be taken now. */
  whyNotTake(treasure: string): Message | null | undefined {
    if (this.act === null) return undefined;
    if (this.act.trade !== null) return this.act.trade;
    if (held(this.draft.take, treasure) >= held(this.view.market, treasure)) return message("all-taken");
    return (this.draft.balance?.takes ?? this.act.takes)[treasure] ?? null;
  }

  /** Why this card of the hand cannot be given or sold as well; undefined: nothing can be now. */
  whyNotGive(treasure: string): Message | null | undefined {
    if (this.act === null) return undefined;
    if (held(this.draft.give, treasure) >= held(this.view.hand, treasure)) return message("all-given");
    const others = total(this.draft.give) - held(this.draft.give, treasure) + total(this.draft.take);
    const sells = others === 0 && this.act.sales.some((sale) => sale.treasure === treasure && sale.why === null);
    if (sells) return null;
    if (this.act.trade !== null) return this.act.trade;
    return (this.draft.balance?.gives ?? this.act.gives)[treasure] ?? null;
  }

  /** Why nothing can be sold now. */
  get whyNotSell(): Message | null {
    const sales = this.act?.sales ?? [];
    if (sales.some(({ why }) => why === null)) return null;
    return sales[0]?.why ?? message("nothing-to-sell");
  }

  /** The set that lies ready to be given and could be sold instead; null: there is none. */
  get saleInHand(): Sale | null {
    const { give, take } = this.draft;
    const [treasure, ...others] = Object.keys(give);
    if (treasure === undefined || others.length > 0 || total(take) > 0) return null;
    const sale = this.act?.sales.find((sale) => sale.treasure === treasure && sale.count === held(give, treasure));
    return sale?.why === null ? sale : null;
  }

  /** What happened since one's own last turn, until one acts. */
  get since(): Since | null {
    return this.#since;
  }

  /** How many trades and sales of this turn could be taken back, one after the other. */
  get undoable(): number {
    const { undo } = this.state;
    if (undo?.why !== null) return 0;
    const { lines } = this.session;
    const gone = new Set(lines.flatMap(({ event }) => (event.do === "undo" ? [event.line] : [])));
    const standing = lines.filter(({ event, number }) => event.do !== "undo" && !gone.has(number));
    const last = standing.findLastIndex(({ event }) => event.do !== "trade" && event.do !== "sell");
    return Math.min(undo.left, standing.length - 1 - last);
  }

  /** What can be pressed by mistake for what lay there before: the question, and what lies open over the table. */
  get lying(): readonly Lying[] {
    return [this.#question, { what: this.opened, wait: SETTLE_MS }];
  }

  async play(move: Move): Promise<void> {
    if (this.session.moving) return;
    this.opened = null;
    await this.session.play(move);
  }

  async trade(): Promise<void> {
    const { giveCards: give, takeCards: take } = this.draft;
    if (this.draft.why === null) await this.#offScales({ move: "trade", give, take });
  }

  /** Sell the set that lies ready. */
  async sellInHand(): Promise<void> {
    const sale = this.saleInHand;
    if (sale !== null) await this.#offScales({ move: "sell", treasure: sale.treasure, count: sale.count });
  }

  /** Make a move with what lies on the scales; it lies there until the move is done. */
  async #offScales(move: Move): Promise<void> {
    if (this.session.moving) return;
    const { number } = this.state;
    this.#tradedIn = number;
    const done = await this.session.play(move);
    if (this.#tradedIn !== number) return; // the state it led to was told first, and the next trade may have begun
    if (done) this.#clearScales();
    else this.#tradedIn = null;
  }

  /** Take back the last trade or sale of this turn. */
  async undo(): Promise<boolean> {
    if (this.session.moving || this.state.undo?.why !== null) return false;
    this.opened = null;
    this.draft.putBack();
    return this.session.undo();
  }

  /** Take back everything of this turn that revealed nothing; each state that is told takes one more back. */
  async resetTurn(): Promise<void> {
    this.#resetting = true;
    if (!(await this.undo())) this.#resetting = false;
  }

  /** Begin to trade, or put everything back. */
  toggleTrade(): void {
    if (this.draft.open) this.draft.putBack();
    else if (this.act !== null && this.act.trade === null) this.draft.open = true;
  }

  /** A new state was told: keep what is still possible, lay out what the game asks now. */
  follow(state: StateNow): void {
    if (state === this.#seen) return;
    const before = this.#seen;
    const first = before === null;
    const moved = before?.number !== state.number;
    this.#seen = state;
    if (state.ask !== null && (moved || before.ask === null)) {
      this.#question = { what: state, wait: asksOn(before, state) ? SETTLE_MS : LOOK_MS };
    }
    if (first) this.#recallTrade(state);
    else if (moved && this.#tradedIn !== null) this.#clearScales();
    else this.draft.keepIfPossible(state.view, state.ask?.ask === "act");
    if (moved && this.#resetting) {
      if (state.undo?.why === null) queueMicrotask(() => void this.resetTurn());
      else this.#resetting = false;
    }
    if (moved) {
      this.#choice = this.#choiceFor(state);
      const looked = this.#lookedInto();
      if (looked !== null) this.opened = { what: "looked", chamber: looked };
      else if (!LOOKED_AT.has(this.opened?.what ?? "")) this.opened = null;
    }
  }

  /** The chamber that the player has just looked into: its cards lie open to them until they are put back. */
  #lookedInto(): number | null {
    const event = this.session.lines.at(-1)?.event;
    return event?.do === "look" && event.by === this.me ? event.chamber : null;
  }

  #clearScales(): void {
    this.#tradedIn = null;
    this.draft.putBack();
  }

  /** Keep what is unfinished over a reload. */
  keep(): void {
    if (this.me === null) return;
    const { draft } = this;
    const unfinished: Unfinished | null =
      this.#choice !== null
        ? { chosen: this.#choice.cards }
        : draft.open
          ? { give: draft.give, take: draft.take }
          : null;
    remember(this.session.table.id, this.me, this.state.number, unfinished);
  }

  #recallTrade(state: StateNow): void {
    if (this.me === null || state.ask?.ask !== "act" || state.ask.trade !== null) return;
    const kept = recall(this.session.table.id, this.me, state.number);
    const give = kept?.give ?? NONE;
    const take = kept?.take ?? NONE;
    const begun = kept?.give !== undefined || kept?.take !== undefined;
    if (begun && within(give, state.view.hand) && within(take, state.view.market)) this.draft.layOut(give, take);
  }

  #choiceFor(state: StateNow): Choice | null {
    const { ask, view } = state;
    if (ask?.ask !== "storm" && ask?.ask !== "keep") return null;
    const pool = ask.ask === "storm" ? view.hand : ask.cards;
    const kept = this.me === null ? undefined : recall(this.session.table.id, this.me, state.number)?.chosen;
    return new Choice(ask.owed, pool, ask.suggestion, kept);
  }
}

/** Whether a player goes on deciding what they decided a move ago: their turn, or the next card of the mine. */
function asksOn(before: StateNow | null, now: StateNow): boolean {
  return before?.ask?.ask === now.ask?.ask && before?.number === now.number - 1;
}

const KEY = Symbol("game");

/** Give the game to everything on the table. */
export function provideGame(game: ShownGame): ShownGame {
  return setContext(KEY, game);
}

export function useGame(): ShownGame {
  return getContext<ShownGame>(KEY);
}
