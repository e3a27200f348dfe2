import { expect, it } from "vitest";
import { catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import { clockOf, figures, graceOf, lowFrom, lowWords, millisecondsLeft, secondsLeft, untilNext } from "./times";

const times = {
  told: {
    tell: "times" as const,
    clocks: [
      { seat: 0, left: 61_500, runs: true },
      { seat: 2, left: 30_000, runs: false },
    ],
    away: [{ seat: 1, grace: 12_000 }],
  },
  at: 1_000_000,
};

it("counts what was told to be left by its own stride, wherever the time of day stands", () => {
  const running = clockOf(times, 0);
  expect(
    running && [0, 499, 500, 1_500, 61_500, 99_999].map((passed) => secondsLeft(running, times.at + passed)),
  ).toEqual([62, 62, 61, 60, 0, 0]);
  expect(running && secondsLeft(running, times.at - 5_000)).toBe(62);
});

it("shows a clock that does not run as it stands, and none where there is none", () => {
  const standing = clockOf(times, 2);
  expect(standing && secondsLeft(standing, times.at + 20_000)).toBe(30);
  expect([clockOf(times, 1), clockOf(null, 0), graceOf(times, 0), graceOf(null, 1)]).toEqual([null, null, null, null]);
  const grace = graceOf(times, 1);
  expect(grace && secondsLeft(grace, times.at + 11_001)).toBe(1);
});

it("changes the figure exactly when a second is over", () => {
  const running = clockOf(times, 0);
  if (!running) throw new Error("there is one");
  let now = times.at;
  for (let second = 62; second > 0; second--) {
    expect(secondsLeft(running, now)).toBe(second);
    now += untilNext(millisecondsLeft(running, now));
  }
  expect(secondsLeft(running, now)).toBe(0);
});

it("writes figures as clocks do, and days in words", async () => {
  const voice = new Voice(await catalogue("en"), { names: [], you: null });
  const shown = (seconds: number) => {
    const told = figures(seconds);
    return typeof told === "string" ? told : voice.say(told);
  };
  expect([0, 9, 65, 600, 3_661, 172_799, 180_000].map(shown)).toEqual([
    "0:00",
    "0:09",
    "1:05",
    "10:00",
    "1:01:01",
    "47:59:59",
    "2 d 2 h",
  ]);
  expect(voice.say(lowWords({ kind: "move", amount: 30 }))).toBe("You have 10 seconds left.");
  expect(voice.say(lowWords({ kind: "days", amount: 2 }))).toBe("You have less than 3 hours left.");
  expect([lowFrom({ kind: "move", amount: 5 }), lowFrom({ kind: "game", amount: 5 })]).toEqual([3, 30]);
});
