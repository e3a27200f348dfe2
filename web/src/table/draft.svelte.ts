import type { Draft, Message, View } from "../wire";
import { message } from "../words/message";
import { cardsOf, changed, held, NONE, type Tally, tallyOf, total, within } from "./tally";

/** Who weighs a trade and knows the cheapest payment: the table's server, not this page. */
export interface Scales {
  weigh(give: readonly string[], take: readonly string[]): Promise<Draft>;
  /** Null: it was refused, and the table says why. */
  pay(take: readonly string[]): Promise<readonly string[] | null>;
}

/** How long to wait for the next tap before asking how the scales stand. */
const WAIT_MS = 40;

/** A trade that is being put together: cards raised on both sides, and how they weigh. Nothing is done until confirmed. */
export class TradeDraft {
  open = $state(false);
  give = $state.raw<Tally>(NONE);
  take = $state.raw<Tally>(NONE);
  /** How it stands, as far as that is known. */
  balance = $state.raw<Draft | null>(null);

  readonly #scales: Scales;
  readonly #order: () => readonly string[];
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scales: Scales, order: () => readonly string[]) {
    this.#scales = scales;
    this.#order = order;
  }

  get empty(): boolean {
    return total(this.give) + total(this.take) === 0;
  }

  get giveCards(): string[] {
    return cardsOf(this.give, this.#order());
  }

  get takeCards(): string[] {
    return cardsOf(this.take, this.#order());
  }

  /** Why the trade cannot be made as it lies; null when it can. */
  get why(): Message | null {
    if (this.balance === null) return message(this.empty ? "nothing-chosen" : "weighing");
    return this.balance.why;
  }

  offer(treasure: string, by: number, hand: Tally): void {
    const count = held(this.give, treasure) + by;
    if (count < 0 || count > held(hand, treasure)) return;
    this.open = true;
    this.give = changed(this.give, treasure, by);
    this.#weigh();
  }

  want(treasure: string, by: number, market: Tally): void {
    const count = held(this.take, treasure) + by;
    if (count < 0 || count > held(market, treasure)) return;
    this.open = true;
    this.take = changed(this.take, treasure, by);
    this.#weigh();
  }

  /** Fill one's own side with what the hand misses least. */
  async payCheapest(): Promise<void> {
    const take = this.take;
    const payment = await this.#scales.pay(this.takeCards);
    if (payment === null || this.take !== take || !this.open) return;
    this.give = tallyOf(payment);
    this.#weigh();
  }

  putBack(): void {
    this.open = false;
    this.give = NONE;
    this.take = NONE;
    this.balance = null;
    this.#question += 1;
    clearTimeout(this.#timer);
  }

  /** Lay a remembered trade out again. */
  layOut(give: Tally, take: Tally): void {
    this.open = true;
    this.give = give;
    this.take = take;
    this.#weigh();
  }

  /** After the table changed: a trade whose cards are all still there stays, and is weighed anew. */
  keepIfPossible(view: View, mayTrade: boolean): void {
    if (!this.open) return;
    if (mayTrade && within(this.give, view.hand) && within(this.take, view.market)) this.#weigh();
    else this.putBack();
  }

  #weigh(): void {
    this.#question += 1;
    clearTimeout(this.#timer);
    if (this.empty) {
      this.balance = null;
      return;
    }
    const question = this.#question;
    this.#timer = setTimeout(() => void this.#ask(question), WAIT_MS);
  }

  async #ask(question: number): Promise<void> {
    try {
      const balance = await this.#scales.weigh(this.giveCards, this.takeCards);
      if (question === this.#question) this.balance = balance;
    } catch {
      if (question === this.#question) this.balance = null;
    }
  }
}
