import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft, View } from "../wire";
import { TradeDraft } from "./draft.svelte";

const ORDER = ["pot_shard", "coin", "talisman"];
const HAND = { pot_shard: 3, coin: 1 };
const MARKET = { talisman: 1, coin: 2 };

function balance(paid: number, price: number): Draft {
  const owed = Math.max(0, price - paid);
  const lost = Math.max(0, paid - price);
  return { paid, price, owed, lost, why: null, takes: {}, gives: {} };
}

function seen(hand: Record<string, number>, market: Record<string, number>): View {
  return { hand, market } as unknown as View;
}

describe("trade draft", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("asks once for several quick taps", async () => {
    const weigh = vi.fn(() => Promise.resolve(balance(2, 3)));
    const draft = new TradeDraft({ weigh, pay: () => Promise.resolve([]) }, () => ORDER);
    draft.want("talisman", 1, MARKET);
    draft.offer("pot_shard", 1, HAND);
    draft.offer("pot_shard", 1, HAND);
    await vi.advanceTimersByTimeAsync(100);
    expect(weigh).toHaveBeenCalledOnce();
    expect(weigh).toHaveBeenCalledWith(["pot_shard", "pot_shard"], ["talisman"]);
    expect(draft.balance?.owed).toBe(1);
  });

  it("ignores an answer to an older question", async () => {
    const answers: ((balance: Draft) => void)[] = [];
    const weigh = () => new Promise<Draft>((resolve) => answers.push(resolve));
    const draft = new TradeDraft({ weigh, pay: () => Promise.resolve([]) }, () => ORDER);
    draft.want("talisman", 1, MARKET);
    await vi.advanceTimersByTimeAsync(100);
    draft.offer("coin", 1, HAND);
    await vi.advanceTimersByTimeAsync(100);
    answers[1]?.(balance(2, 3));
    answers[0]?.(balance(0, 3));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.balance?.paid).toBe(2);
  });

  it("never raises a card that is not there", () => {
    const draft = new TradeDraft(
      { weigh: () => Promise.resolve(balance(0, 0)), pay: () => Promise.resolve([]) },
      () => ORDER,
    );
    draft.want("talisman", 1, MARKET);
    draft.want("talisman", 1, MARKET);
    draft.offer("coin", -1, HAND);
    expect(draft.take).toEqual({ talisman: 1 });
    expect(draft.give).toEqual({});
  });

  it("fills one's own side with the cheapest payment", async () => {
    const draft = new TradeDraft(
      { weigh: () => Promise.resolve(balance(3, 3)), pay: () => Promise.resolve(["pot_shard", "coin"]) },
      () => ORDER,
    );
    draft.want("talisman", 1, MARKET);
    await draft.payCheapest();
    expect(draft.give).toEqual({ pot_shard: 1, coin: 1 });
  });

  it("stays as it lies when the cheapest payment is refused", async () => {
    const draft = new TradeDraft(
      { weigh: () => Promise.resolve(balance(1, 3)), pay: () => Promise.resolve(null) },
      () => ORDER,
    );
    draft.want("talisman", 1, MARKET);
    draft.offer("coin", 1, HAND);
    await draft.payCheapest();
    expect([draft.give, draft.take]).toEqual([{ coin: 1 }, { talisman: 1 }]);
  });

  it("stays when the table changes elsewhere, and is put back when a card is gone", () => {
    const draft = new TradeDraft(
      { weigh: () => Promise.resolve(balance(0, 3)), pay: () => Promise.resolve([]) },
      () => ORDER,
    );
    draft.want("talisman", 1, MARKET);
    draft.keepIfPossible(seen(HAND, MARKET), true);
    expect(draft.take).toEqual({ talisman: 1 });
    draft.keepIfPossible(seen(HAND, { coin: 2 }), true);
    expect(draft.open).toBe(false);
    expect(draft.empty).toBe(true);
  });

  it("is put back when it is no longer the player's turn", () => {
    const draft = new TradeDraft(
      { weigh: () => Promise.resolve(balance(0, 3)), pay: () => Promise.resolve([]) },
      () => ORDER,
    );
    draft.want("talisman", 1, MARKET);
    draft.keepIfPossible(seen(HAND, MARKET), false);
    expect(draft.open).toBe(false);
  });
});
