import { changed, held, NONE, type Tally, tallyOf, total } from "./tally";

/** So many cards to choose out of a pool: what a storm takes, what is kept of a tomb. A suggestion is laid out first. */
export class Choice {
  readonly owed: number;
  readonly pool: Tally;
  readonly suggestion: readonly string[];
  #order = $state.raw<readonly string[]>([]);

  constructor(owed: number, pool: Tally, suggestion: readonly string[], chosen: readonly string[] = suggestion) {
    this.owed = owed;
    this.pool = pool;
    this.suggestion = suggestion;
    this.#order = chosen;
  }

  get cards(): readonly string[] {
    return this.#order;
  }

  get chosen(): Tally {
    return tallyOf(this.#order);
  }

  get ready(): boolean {
    return this.#order.length === this.owed;
  }

  get suggested(): boolean {
    const wanted = tallyOf(this.suggestion);
    const chosen = this.chosen;
    return total(chosen) === total(wanted) && Object.keys(wanted).every((kind) => chosen[kind] === wanted[kind]);
  }

  /** Choose one more of a kind. Where enough are chosen already, the one chosen first goes back. */
  add(treasure: string): void {
    if (held(this.chosen, treasure) >= held(this.pool, treasure)) return;
    const others = this.#order.length < this.owed ? this.#order : this.#order.slice(1);
    this.#order = [...others, treasure];
  }

  remove(treasure: string): void {
    const at = this.#order.lastIndexOf(treasure);
    if (at >= 0) this.#order = this.#order.filter((_, index) => index !== at);
  }

  suggest(): void {
    this.#order = this.suggestion;
  }

  /** What would be left of the pool. */
  get rest(): Tally {
    return this.#order.reduce((rest, card) => changed(rest, card, -1), this.pool ?? NONE);
  }
}
