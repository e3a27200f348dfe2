import { describe, expect, it } from "vitest";
import { flightsOf, flightsOfAll } from "./flights";

describe("flights", () => {
  it("brings a dug card from the site, face down when it is not ours to see", () => {
    expect(flightsOf({ do: "dig", by: 2, card: null })).toEqual([
      { card: null, back: "dig", from: ["site"], to: ["hand:2"], motion: "glide" },
    ]);
    expect(flightsOf({ do: "dig", by: 0, card: "coin" })[0]).toMatchObject({
      card: "coin",
      to: ["hand:0:coin", "hand:0"],
    });
  });

  it("carries a stolen card from hand to hand face down, even for those who know it", () => {
    expect(flightsOf({ do: "steal", by: 1, from: 0, card: "map" })).toEqual([
      { card: null, back: "dig", from: ["hand:0:map", "hand:0"], to: ["hand:1:map", "hand:1"], motion: "glide" },
    ]);
  });

  it("blows storm losses to the marketplace", () => {
    const flights = flightsOf({ do: "discard", by: 3, cards: ["coin", "map"] });
    expect(flights.map((flight) => [flight.motion, flight.to[0]])).toEqual([
      ["blow", "market:coin"],
      ["blow", "market:map"],
    ]);
  });

  it("crosses the two sides of a trade", () => {
    const [given, taken] = flightsOf({ do: "trade", by: 0, give: ["coin"], take: ["talisman"] });
    expect([given?.from[0], given?.to[0]]).toEqual(["hand:0:coin", "market:coin"]);
    expect([taken?.from[0], taken?.to[0]]).toEqual(["market:talisman", "hand:0:talisman"]);
  });

  it("brings back what is taken back", () => {
    const event = { do: "trade", by: 0, give: ["coin"], take: ["talisman"] } as const;
    const line = { number: 7, event, told: [], news: true };
    const [given, taken] = flightsOf({ do: "undo", by: 0, line: 7 }, [line]);
    expect([given?.from[0], given?.to[0]]).toEqual(["market:coin", "hand:0:coin"]);
    expect([taken?.from[0], taken?.to[0]]).toEqual(["hand:0:talisman", "market:talisman"]);
    expect(flightsOf({ do: "undo", by: 0, line: 8 }, [line])).toEqual([]);
  });

  it("carries a closed chamber away face down and leaves a caved-in mine where it is", () => {
    expect(flightsOf({ do: "explore", by: 1, chamber: 2, maps: 3 }).every((flight) => flight.card === null)).toBe(true);
    expect(flightsOf({ do: "explore", by: 1, chamber: 0, maps: 1, drawn: ["coin", "map", "map"], got: [] })).toEqual(
      [],
    );
  });

  it("shows the latest of a crowd", () => {
    const sold = { do: "sell", by: 0, card: "coin", count: 3, money: 10 } as const;
    const groups = flightsOfAll([sold, { do: "end", by: 0 }, { do: "dig", by: 1, card: null }], 3);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
});
