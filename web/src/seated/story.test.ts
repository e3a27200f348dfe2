import { expect, it } from "vitest";
import type { GameEvent, Line } from "../wire";
import type { Standing } from "./standings";
import { story } from "./story";

const names = new Map([["coin", "Coin"]]);
const row = (seat: number, name: string, ...money: number[]): Standing => ({
  seat,
  name,
  money: 0,
  sold: 0,
  museum: money.map((money) => ({ treasure: "coin", count: 2, money })),
  won: false,
  own: name === "You",
});
const log = (...events: GameEvent[]): Line[] => events.map((event, number) => ({ number, event, words: "" }));

it("tells of the dearest set, and of whom storms and thieves liked best", () => {
  const lines = log(
    { do: "discard", by: 1, cards: ["coin", "coin"] },
    { do: "steal", by: 1, from: 0, card: null },
    { do: "steal", by: 0, from: 1, card: null },
  );
  expect(story([row(1, "Ben", 5), row(0, "You", 30, 2)], lines, names)).toBe(
    "The dearest set was yours: 2 coins for $30. Storms and thieves took most from Ben: 3 cards.",
  );
});

it("names nobody among equals", () => {
  expect(story([row(1, "Ben", 5), row(0, "You", 5)], [], names)).toBe("");
});
