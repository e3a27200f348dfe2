import { describe, expect, it } from "vitest";
import type { Balance } from "../wire";
import { amount, percent, pileLabel, standing, tents, tradeSentence } from "./words";

const shard = { id: "pot_shard", name: "Pot Shard", cards: 16, trade: 1, sells: [1, 2, 3, 4, 15] };

describe("words", () => {
  it("says amounts as in the middle of a sentence", () => {
    expect(amount(1, "Coin")).toBe("1 coin");
    expect(amount(4, "Pot Shard")).toBe("4 pot shards");
    expect(amount(2, "Pharaoh's Mask")).toBe("2 pharaoh's masks");
  });

  it("labels piles for the ear", () => {
    expect(pileLabel("Marketplace", 4, shard)).toBe("Marketplace: 4 pot shards, trade value 1");
    expect(pileLabel("Marketplace", 0, shard)).toBe("Marketplace: no pot shards");
  });

  it("counts tents", () => {
    expect([0, 1, 2].map(tents)).toEqual(["no tent left", "1 tent", "2 tents"]);
  });

  it("never calls a chance certain that is not", () => {
    expect(percent(0.004)).toBe("under 1%");
    expect(percent(0.998)).toBe("over 99%");
    expect(percent(0.375)).toBe("38%");
    expect(percent(1)).toBe("100%");
  });

  it("says how the scales stand", () => {
    expect(standing(1, 0, 0, 1)).toBe("You owe 1 more");
    expect(standing(0, 2, 1, 1)).toBe("2 lost");
    expect(standing(0, 0, 2, 1)).toBe("Even");
    expect(standing(0, 0, 1, 0)).toBe("Choose what to take");
    expect(standing(0, 0, 0, 0)).toBe("Tap cards on both sides");
  });
});

it("says in a sentence how a trade stands", () => {
  const balance = (owed: number, lost: number) => ({ owed, lost }) as Balance;
  expect(tradeSentence([], [], null)).toBe("Choose what to take, and what to give for it.");
  expect(tradeSentence(["1 coin"], [], null)).toBe("You give 1 coin. Choose what to take.");
  expect(tradeSentence([], ["2 parchment scraps"], balance(2, 0))).toBe("You take 2 parchment scraps and owe 2 more.");
  expect(tradeSentence(["1 coin"], ["1 map"], balance(1, 0))).toBe("You give 1 coin for 1 map and owe 1 more.");
  expect(tradeSentence(["1 map"], ["1 coin"], balance(0, 1))).toBe("You give 1 map for 1 coin; 1 of it is lost.");
  expect(tradeSentence(["1 coin"], ["1 cup"], balance(0, 0))).toBe("You give 1 coin for 1 cup: even.");
});
