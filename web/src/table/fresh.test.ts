import { describe, expect, it } from "vitest";
import type { Seat, StateNow, View } from "../wire";
import { freshPlaces } from "./fresh";

const seat: Seat = { name: "Ann", hand_size: 4, known: {}, tents: 1, money: 0, museum: [], announced: null };

function state(view: Partial<View>): StateNow {
  const whole = {
    market: { coin: 1 },
    hand: { map: 1 },
    seats: [seat, seat],
    chambers: [{ maps: 1, size: 5, known: {} }],
    dig_size: 30,
    thieves: 3,
    sandstorms: 2,
    pile_size: 0,
  };
  return { view: { ...whole, ...view } } as unknown as StateNow;
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
        chambers: [{ maps: 1, size: 5, known: { coin: 5 } }],
        dig_size: 29,
      }),
    );
    expect([...fresh].sort()).toEqual(["chamber:0", "seat:1:hand", "seat:1:money", "site"]);
  });
});
