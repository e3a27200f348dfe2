import { expect, it } from "vitest";
import { catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import type { Standing } from "./standings";
import { story } from "./story";

const row = (seat: number, lost: number, ...money: number[]): Standing => ({
  seat,
  money: 0,
  sold: 0,
  lost,
  museum: money.map((money) => ({ treasure: "coin", count: 2, money })),
  won: false,
});

it("tells of the dearest set, and of whom storms and thieves liked best", async () => {
  const voice = new Voice(await catalogue("en"), { names: ["Ann", "Ben"], you: 0 });
  expect(story([row(1, 3, 5), row(0, 1, 30, 2)]).map((told) => voice.say(told))).toEqual([
    "Best set: you, 2 coins for $30.",
    "Unluckiest: Ben lost 3 cards to storms and thieves.",
  ]);
});

it("names nobody among equals, nor of whom nothing was taken", () => {
  expect(story([row(1, 2, 5), row(0, 2, 5)])).toEqual([]);
  expect(story([row(1, 0), row(0, 0)])).toEqual([]);
});
