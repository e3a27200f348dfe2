import { describe, expect, it } from "vitest";
import { spread } from "./spread";

const taken = (counts: number[], gap: number, { card, step }: { card: number; step: number }): number =>
  counts.reduce((sum, count) => sum + card + (count - 1) * step, 0) + gap * (counts.length - 1);

describe("spread", () => {
  it("gives a small hand large cards", () => {
    expect(spread([1, 2, 1], 1000, 16)).toEqual({ card: 128, step: 30 });
  });

  it("fits a large hand into the desk", () => {
    const counts = [5, 4, 3, 2, 3, 1, 2];
    const fitted = spread(counts, 1060, 16);
    expect(taken(counts, 16, fitted)).toBeLessThanOrEqual(1060);
    expect(fitted.step).toBeGreaterThanOrEqual(10);
  });

  it("never makes cards too small to read", () => {
    expect(spread([9, 9, 9, 9, 9, 9, 9], 500, 16)).toEqual({ card: 76, step: 10 });
  });
});
