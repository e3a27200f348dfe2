import { describe, expect, it } from "vitest";
import { cardsOf, changed, NONE, tallyOf, total, within } from "./tally";

describe("tally", () => {
  it("counts cards and lists them in table order", () => {
    const tally = tallyOf(["coin", "map", "coin"]);
    expect(tally).toEqual({ coin: 2, map: 1 });
    expect(total(tally)).toBe(3);
    expect(cardsOf(tally, ["map", "coin", "talisman"])).toEqual(["map", "coin", "coin"]);
  });

  it("forgets kinds that run out", () => {
    expect(changed({ coin: 1 }, "coin", -1)).toEqual({});
    expect(changed(NONE, "coin", -1)).toEqual({});
    expect(changed({ coin: 1 }, "map", 2)).toEqual({ coin: 1, map: 2 });
  });

  it("knows a part from more than the whole", () => {
    expect(within({ coin: 1 }, { coin: 2 })).toBe(true);
    expect(within({ coin: 3 }, { coin: 2 })).toBe(false);
    expect(within({ map: 1 }, { coin: 2 })).toBe(false);
    expect(within(NONE, NONE)).toBe(true);
  });
});
