/** Whose emotes this browser hides: everybody's, or those of single seats at a table. Kept like all its settings. */
import { keep, kept } from "../client/keeping";

class Muting {
  #all = $state<boolean>(kept("muted", isTrue) ?? false);
  /** Grows with every change of a single seat. */
  #changes = $state(0);

  get all(): boolean {
    return this.#all;
  }

  set all(all: boolean) {
    this.#all = all;
    keep("muted", all);
  }

  /** The seats that are hidden at a table, one by one. */
  seats(table: string): readonly number[] {
    void this.#changes;
    return kept(`muted.${table}`, areSeats) ?? [];
  }

  mute(table: string, seat: number, muted: boolean): void {
    const others = this.seats(table).filter((one) => one !== seat);
    keep(`muted.${table}`, muted ? [...others, seat] : others);
    this.#changes++;
  }

  hides(table: string, seat: number): boolean {
    return this.#all || this.seats(table).includes(seat);
  }

  /** Whoever was hidden at a table is hidden at its rematch: everybody keeps their seat. */
  goAlong(table: string, rematch: string): void {
    const seats = this.seats(table);
    if (seats.length > 0) keep(`muted.${rematch}`, seats);
  }
}

export const muting = new Muting();

function isTrue(value: unknown): value is true {
  return value === true;
}

function areSeats(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((seat) => typeof seat === "number");
}
