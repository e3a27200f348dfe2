import type { StateNow } from "../wire";
import { held, type Tally, total } from "./tally";

/**
 * What differs between two states, as names of places: `market:coin`, `hand:map`, `seat:2:money`, `site`, `thieves`,
 * `sandstorms`, `chamber:1`, `pile`. These glow for a moment.
 */
export function freshPlaces(before: StateNow, now: StateNow): ReadonlySet<string> {
  const places = new Set<string>();
  const mark = (place: string, was: number, is: number): void => {
    if (was !== is) places.add(place);
  };
  const markAll = (place: string, was: Tally, is: Tally): void => {
    for (const kind of new Set([...Object.keys(was), ...Object.keys(is)])) {
      mark(`${place}:${kind}`, held(was, kind), held(is, kind));
    }
  };
  markAll("market", before.view.market, now.view.market);
  markAll("hand", before.view.hand, now.view.hand);
  now.view.seats.forEach((seat, number) => {
    const was = before.view.seats[number];
    if (was === undefined) return;
    mark(`seat:${number}:money`, was.money, seat.money);
    mark(`seat:${number}:hand`, was.hand_size, seat.hand_size);
    mark(`seat:${number}:tents`, was.tents, seat.tents);
    mark(`seat:${number}:museum`, was.museum.length, seat.museum.length);
  });
  now.view.chambers.forEach((chamber, number) => {
    const was = before.view.chambers[number];
    mark(`chamber:${number}`, was?.size ?? 0, chamber.size);
    mark(`chamber:${number}`, total(was?.known ?? {}), total(chamber.known));
  });
  mark("site", before.view.dig_size, now.view.dig_size);
  mark("thieves", before.view.thieves, now.view.thieves);
  mark("sandstorms", before.view.sandstorms, now.view.sandstorms);
  mark("pile", before.view.pile_size, now.view.pile_size);
  return places;
}
