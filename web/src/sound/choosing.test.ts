import { describe, expect, it } from "vitest";
import type { GameEvent, LogLine, StateNow } from "../wire";
import { soundOf, soundsOf } from "./choosing";
import { lengthOf, RECIPES } from "./recipes";

const line = (event: object): LogLine => ({ number: 0, event: event as GameEvent, told: [], news: true });
const waiting = { ask: null } as StateNow;
const asked = { ask: { ask: "thief", victims: [] } } as unknown as StateNow;

describe("what happened and how it sounds", () => {
  it.each([
    [{ do: "dig", by: 0, card: "coin" }, "dig"],
    [{ do: "dig", by: 0, card: null }, "dig"],
    [{ do: "dig", by: 0, card: "sandstorm" }, "storm"],
    [{ do: "dig", by: 0, card: "thief" }, null],
    [{ do: "steal", by: 0, victim: 1, card: null }, "theft"],
    [{ do: "trade", by: 0, give: [], take: [] }, "trade"],
    [{ do: "sell", by: 0, card: "coin", count: 1, money: 2 }, "sale"],
    [{ do: "explore", by: 0, chamber: 0, maps: 1, got: ["coin"] }, "dig"],
    [{ do: "explore", by: 0, chamber: 0, maps: 1, drawn: ["coin", "map"], got: [] }, "cave-in"],
    [{ do: "explore", by: 0, chamber: 0, maps: 1, named: ["coin", "map"], drawn: ["talisman"], got: [] }, "dig"],
    [{ do: "over", money: [], sold: [], winners: [] }, "end"],
    [{ do: "end", by: 0 }, null],
  ])("%j", (event, sound) => expect(soundOf(event as GameEvent)).toBe(sound));

  it("of several things the weightiest is heard, and then whose turn it is", () => {
    const lines = [
      line({ do: "sell", by: 1, card: "coin", count: 1, money: 2 }),
      line({ do: "dig", by: 0, card: "sandstorm" }),
    ];
    expect(soundsOf(lines, waiting, asked)).toEqual(["storm", "turn"]);
    expect(soundsOf([], asked, asked)).toEqual([]);
  });

  it("the end is heard alone", () => {
    expect(soundsOf([line({ do: "over", money: [], sold: [], winners: [] })], waiting, asked)).toEqual(["end"]);
  });

  it("all sounds are short", () => {
    for (const sound of Object.keys(RECIPES) as (keyof typeof RECIPES)[]) expect(lengthOf(sound)).toBeLessThan(1.5);
  });
});
