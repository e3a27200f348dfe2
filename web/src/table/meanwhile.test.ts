import { expect, it } from "vitest";
import type { GameEvent, LogLine } from "../wire";
import { message } from "../words/message";
import { meanwhile } from "./meanwhile";

const log = (...events: GameEvent[]): LogLine[] =>
  events.map((event, number) => ({
    number,
    event,
    told: [message(`${event.do}-${number}`)],
    news: event.do !== "end",
  }));
const ids = (lines: readonly LogLine[], me: number | null): string[] => meanwhile(lines, me).map(({ id }) => id);

const sell = (by: number): GameEvent => ({ do: "sell", by, card: "coin", count: 1, money: 2 });
const end = (by: number): GameEvent => ({ do: "end", by });
const dig = (by: number, card: string | null): GameEvent => ({ do: "dig", by, card });

it("tells what the others did since one's own turn, but not that they dug and ended", () => {
  const lines = log(sell(1), end(0), dig(1, null), sell(1), end(1), dig(0, "coin"), sell(0));
  expect(ids(lines, 0)).toEqual(["sell-3"]);
  expect(ids(lines, 1)).toEqual(["sell-6"]);
});

it("tells of thieves and storms, and the latest two of a long round", () => {
  const lines = log(end(0), sell(1), dig(1, "sandstorm"), dig(2, "thief"), end(2));
  expect(ids(lines, 0)).toEqual(["dig-2", "dig-3"]);
});

it("tells a spectator what happened last", () => {
  expect(ids(log(sell(0), sell(1), sell(0)), null)).toEqual(["sell-1", "sell-2"]);
});
