import { describe, expect, it } from "vitest";
import { seatOf } from "../client/fake_socket";
import type { StateNow, View } from "../wire";
import { freshPlaces } from "./fresh";

const seat = seatOf({ hand_size: 4, tents: 1 });

function state(view: Partial<View>): StateNow {
  const usual = {
    market: { coin: 1 },
    hand: { map: 1 },
    seats: [seat, seat],
    chambers: [{ maps: 1, size: 5, known: {} }],
    dig_size: 30,
    thieves: 3,
    sandstorms: 2,
    pile_size: 0,
  };
  return { view: { ...usual, ...view } } as unknown as StateNow;
}

describe("fresh places", () => {
  it("finds nothing where nothing changed", () => {
    expect(freshPlaces(state({}), state({})).size).toBe(0);
  });

  it("marks the kinds that came and went", () => {
    const fresh = freshPlaces(state({}), state({ market: { talisman: 1 }, hand: { map: 2 } }));
    expect([...fresh].sort()).toEqual(["hand:map", "market:coin", "market:talisman"]);
  });

  it("marks a seat's figures, a chamber looked into, and the site", () => {
    const fresh = freshPlaces(
      state({}),
      state({
        seats: [seat, { ...seat, money: 10, hand_size: 2 }],
        chambers: [{ maps: 1, size: 5, known: { coin: 5 }, known_to_all: {} }],
        dig_size: 29,
      }),
    );
    expect([...fresh].sort()).toEqual(["chamber:0", "seat:1:hand", "seat:1:money", "site"]);
  });
});
