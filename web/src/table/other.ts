import type { Seat, SeatChoice, SeatFigures } from "../wire";
import type { ShownGame } from "./game.svelte";

/** A seat of the table as others look at it: how it stands, whether it can be robbed, what a press on it does. */
export class OtherSeat {
  readonly #game: ShownGame;
  readonly #seat: () => number;

  constructor(game: ShownGame, seat: () => number) {
    this.#game = game;
    this.#seat = seat;
  }

  get player(): Seat | undefined {
    return this.#game.view.seats[this.#seat()];
  }

  get figures(): SeatFigures | undefined {
    return this.#game.session.table.seats.find((figures) => figures.seat === this.#seat());
  }

  /** Whether the thief that was dug up may go there; undefined: there is none. */
  get victim(): SeatChoice | undefined {
    const ask = this.#game.ask;
    return ask?.ask === "thief" ? ask.victims.find((choice) => choice.seat === this.#seat()) : undefined;
  }

  get won(): boolean {
    return this.#game.state.ending?.winners.includes(this.#seat()) ?? false;
  }

  get turn(): boolean {
    return this.#playing && this.#game.view.turn === this.#seat();
  }

  /** Somebody else has to decide something now. */
  get thinking(): boolean {
    return this.#playing && this.#game.view.player === this.#seat() && this.#seat() !== this.#game.me;
  }

  get away(): boolean {
    const figures = this.figures;
    return figures?.kind === "person" && !figures.here && !figures.stood_in;
  }

  fresh(what: "money" | "hand" | "tents" | "museum"): boolean {
    return this.#game.fresh.has(`seat:${this.#seat()}:${what}`);
  }

  /** Rob them while a thief is about; else show all there is to see of them. */
  choose(): void {
    const seat = this.#seat();
    if (this.victim?.why === null) void this.#game.play({ move: "steal", seat });
    else if (this.victim === undefined) this.#game.opened = { what: "seat", seat };
  }

  get #playing(): boolean {
    return this.#game.state.ending === null && this.#game.session.table.stage !== "unfinished";
  }
}
