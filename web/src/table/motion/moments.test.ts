import { describe, expect, it } from "vitest";
import { momentOf } from "./moments";

const explore = { do: "explore", by: 1, chamber: 0, maps: 1 } as const;

describe("what deserves a stage", () => {
  it("is a storm, but no other dig", () => {
    expect(momentOf({ do: "dig", by: 1, card: "sandstorm" }, 0)).toEqual({ is: "storm", by: 1 });
    expect(momentOf({ do: "dig", by: 1, card: "thief" }, 0)).toBeNull();
    expect(momentOf({ do: "dig", by: 1, card: null }, 0)).toBeNull();
  });

  it("shows of a theft only what was told of it", () => {
    expect(momentOf({ do: "steal", by: 1, from: 2, card: null }, 0)).toMatchObject({ is: "theft", card: null });
    expect(momentOf({ do: "steal", by: 1, from: 0, card: "coin" }, 0)).toMatchObject({ is: "theft", card: "coin" });
  });

  it("turns a chamber over only for whoever sees its cards", () => {
    expect(momentOf({ ...explore, got: null }, 0)).toBeNull();
    expect(momentOf({ ...explore, got: ["coin", "map"] }, 1)).toMatchObject({
      is: "reveal",
      cards: [
        { card: "coin", got: true },
        { card: "map", got: true },
      ],
    });
  });

  it("tells what the sphinx gave from what it only showed", () => {
    const event = { ...explore, named: ["coin", "map"], drawn: ["coin", "talisman"], got: ["coin"] };
    expect(momentOf(event, 0)).toMatchObject({ is: "reveal", cards: [{ got: true }, { got: false }] });
  });

  it("lets the mine come down, and the sphinx never", () => {
    expect(momentOf({ ...explore, drawn: ["map", "map"], got: [] }, 0)?.is).toBe("cave-in");
    expect(momentOf({ ...explore, named: ["coin", "map"], drawn: ["talisman"], got: [] }, 0)?.is).toBe("reveal");
  });

  it("is a set, and a trade of somebody else that takes reading", () => {
    expect(momentOf({ do: "sell", by: 1, card: "coin", count: 1, money: 2 }, 0)).toBeNull();
    expect(momentOf({ do: "sell", by: 0, card: "coin", count: 3, money: 10 }, 0)?.is).toBe("sale");
    const trade = { do: "trade", by: 1, give: ["coin", "coin"], take: ["pharaohs_mask"] } as const;
    expect(momentOf(trade, 0)?.is).toBe("trade");
    expect(momentOf(trade, 1)).toBeNull();
    expect(momentOf({ ...trade, give: ["coin"] }, 0)).toBeNull();
  });
});
