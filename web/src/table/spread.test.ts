import { describe, expect, it } from "vitest";
import { peeking, spread, stacked } from "./spread";

const taken = (counts: number[], gap: number, { card, step }: { card: number; step: number }): number =>
  counts.reduce((sum, count) => sum + card + (count - 1) * step, 0) + gap * (counts.length - 1);

describe("spread", () => {
  it("gives a small hand large cards", () => {
    expect(spread([1, 2, 1], 1000, 16)).toEqual({ card: 128, step: 30 });
  });

  it("fits a large hand into a desktop", () => {
    const counts = [5, 4, 3, 2, 3, 1, 2];
    const fitted = spread(counts, 1060, 16);
    expect(taken(counts, 16, fitted)).toBeLessThanOrEqual(1060);
    expect(fitted.step).toBeGreaterThanOrEqual(10);
  });

  it("keeps names and prices readable as long as it can: covered cards give way", () => {
    expect(spread([1, 2, 3, 1, 2, 1, 3, 2], 748, 8)).toEqual({ card: 76, step: 12 });
    expect(spread([4, 3, 3, 2, 2, 1, 3, 2], 748, 8)).toEqual({ card: 76, step: 7 });
  });

  it("never makes cards too small to see", () => {
    expect(spread([9, 9, 9, 9, 9, 9, 9], 500, 16)).toEqual({ card: 64, step: 6 });
  });
});

describe("stacked", () => {
  it("puts four kinds into a row of a phone, however narrow it is", () => {
    expect(stacked(8, 374, 6)).toEqual({ card: 89, columns: 4 });
    expect(stacked(8, 344, 6)).toEqual({ card: 81, columns: 4 });
    expect(stacked(2, 374, 6)).toEqual({ card: 89, columns: 4 });
  });

  it("puts all into one row where there is room", () => {
    expect(stacked(8, 884, 6)).toEqual({ card: 104, columns: 8 });
  });

  it("rather takes three than cards that cannot be read", () => {
    expect(stacked(8, 304, 6)).toEqual({ card: 97, columns: 3 });
  });
});

describe("peeking", () => {
  it("shows all where they fit", () => {
    expect(peeking(4, 472, 6)).toBe(88);
  });

  it("shows a piece of the next one where they do not", () => {
    for (const width of [384, 400, 420, 472, 520, 640]) {
      const shown = width / (peeking(9, width, 6) + 6);
      expect(shown % 1).toBeGreaterThan(0.25);
      expect(shown % 1).toBeLessThan(0.95);
    }
  });
});
