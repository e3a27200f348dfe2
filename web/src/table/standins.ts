import type { Message, SeatFigures } from "../wire";
import { message, seat } from "../words/message";

/** The seats a bot plays in somebody's stead. */
export function stoodIn(seats: readonly SeatFigures[]): ReadonlySet<number> {
  return new Set(seats.filter((seat) => seat.stood_in).map(({ seat }) => seat));
}

/** What changed about that: it is no part of the game, so the game's log does not tell it. */
export function handedOver(before: ReadonlySet<number>, seats: readonly SeatFigures[]): Message[] {
  return seats
    .filter((one) => one.stood_in !== before.has(one.seat))
    .map((one) => {
      const who = seat(one.seat);
      if (one.left !== null) return message(`has-${one.left}`, { who });
      return one.stood_in ? message("bot-plays-for", { who }) : message("plays-again", { who });
    });
}
