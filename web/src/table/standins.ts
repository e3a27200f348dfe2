import type { SeatFigures } from "../wire";

/** The seats a bot plays in somebody's stead. */
export function stoodIn(seats: readonly SeatFigures[]): ReadonlySet<number> {
  return new Set(seats.filter((seat) => seat.stood_in).map(({ seat }) => seat));
}

/** What changed about that, in words: it is no part of the game, so the game's log does not tell it. */
export function handedOver(before: ReadonlySet<number>, seats: readonly SeatFigures[], me: number | null): string[] {
  const told: string[] = [];
  for (const { seat, name, stood_in } of seats) {
    if (stood_in === before.has(seat)) continue;
    if (stood_in) told.push(`A bot plays for ${seat === me ? "you" : name}.`);
    else told.push(seat === me ? "You play for yourself again." : `${name} plays again.`);
  }
  return told;
}
