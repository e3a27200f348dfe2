import { describe, expect, it } from "vitest";
import { Choice } from "./choice.svelte";

const hand = { pot_shard: 3, coin: 2, talisman: 1 };

describe("choice", () => {
  it("starts with the suggestion and can be changed", () => {
    const choice = new Choice(3, hand, ["pot_shard", "pot_shard", "coin"]);
    expect(choice.ready).toBe(true);
    expect(choice.suggested).toBe(true);
    choice.remove("coin");
    expect(choice.ready).toBe(false);
    choice.add("talisman");
    expect(choice.chosen).toEqual({ pot_shard: 2, talisman: 1 });
    expect(choice.suggested).toBe(false);
    expect(choice.rest).toEqual({ pot_shard: 1, coin: 2 });
    choice.suggest();
    expect(choice.suggested).toBe(true);
  });

  it("puts the first back when one too many is chosen", () => {
    const choice = new Choice(2, hand, ["pot_shard", "coin"]);
    choice.add("talisman");
    expect(choice.cards).toEqual(["coin", "talisman"]);
    expect(choice.ready).toBe(true);
  });

  it("never chooses what is not there", () => {
    const choice = new Choice(3, hand, [], ["talisman"]);
    choice.add("talisman");
    expect(choice.cards).toEqual(["talisman"]);
    choice.remove("coin");
    expect(choice.cards).toEqual(["talisman"]);
  });
});
