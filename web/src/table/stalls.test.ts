import { describe, expect, it } from "vitest";
import { stalls } from "./stalls";

describe("the stalls of the marketplace", () => {
  it("keep a place for every kind where all can be read", () => {
    expect(stalls(9, 3, 780, 300, 78)).toEqual({ card: 102, columns: 5, all: true });
  });

  it("show only the kinds that are there where room is short, in one row if it fits", () => {
    expect(stalls(9, 4, 500, 150, 78)).toEqual({ card: 102, columns: 4, all: false });
  });

  it("take another row where one would make the cards smaller", () => {
    expect(stalls(9, 9, 500, 260, 92)).toMatchObject({ columns: 5, all: false });
    expect(stalls(9, 9, 500, 260, 92).card).toBeGreaterThan(stalls(9, 9, 500, 130, 92).card);
  });

  it("keep cards readable on a common desktop, whatever is there", () => {
    for (let there = 1; there <= 9; there += 1) expect(stalls(9, there, 744, 196, 92).card).toBeGreaterThanOrEqual(75);
  });

  it("stay inside their room", () => {
    for (const [width, height] of [
      [480, 150],
      [500, 290],
      [690, 200],
      [780, 460],
    ] as const) {
      for (let there = 0; there <= 9; there += 1) {
        const { card, columns, all } = stalls(9, there, width, height, 78);
        const rows = Math.ceil((all ? 9 : Math.max(there, 1)) / columns);
        expect(card * columns).toBeLessThanOrEqual(width);
        expect((card * 172 * rows) / 128).toBeLessThanOrEqual(height);
      }
    }
  });
});
