import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire";
import { cardsLost, isWorthSaying, newsOf, sinceOwnTurn, turnsOf } from "./turns";

function story(...events: LogLine["event"][]): LogLine[] {
  return events.map((event, number) => ({ number, event, told: [], news: event.do !== "end" }));
}

const deal = { do: "deal", hands: [], market: [], chambers: [] } as const;
const dig = (by: number, card: string | null = null) => ({ do: "dig", by, card }) as const;
const end = (by: number) => ({ do: "end", by }) as const;
const steal = (by: number, from: number, card: string | null) => ({ do: "steal", by, from, card }) as const;
const sell = (by: number) => ({ do: "sell", by, card: "coin", count: 1, money: 2 }) as const;
const lose = (by: number, ...cards: string[]) => ({ do: "discard", by, cards }) as const;

describe("the log, folded", () => {
  it("lays what happened in one turn together, under whoever had it", () => {
    const turns = turnsOf(story(deal, dig(0, "coin"), end(0), dig(1, "sandstorm"), lose(0, "coin"), dig(1), end(1)));
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 4],
    ]);
  });

  it("does not tell the end of a turn, nor a dig unseen beside anything else", () => {
    const [quiet, busy] = turnsOf(story(dig(1), end(1), dig(2), sell(2), end(2)));
    expect(newsOf(quiet!).map(({ event }) => event.do)).toEqual(["dig"]);
    expect(newsOf(busy!).map(({ event }) => event.do)).toEqual(["sell"]);
  });
});

describe("what happened since one's own last turn", () => {
  const before = [deal, dig(0, "coin"), end(0)] as const;

  it("has both thefts of a round, with the cards", () => {
    const robbed = [dig(1, "thief"), steal(1, 0, "broken_cup"), end(1), dig(2, "thief"), steal(2, 0, "coin"), end(2)];
    const since = sinceOwnTurn(story(...before, ...robbed, dig(3), end(3), dig(0, "map")), 0);
    expect(since?.costs.flatMap(cardsLost)).toEqual(["broken_cup", "coin"]);
    expect(since?.turns.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  it("counts what a storm took, in one's own turn as well", () => {
    const lines = story(...before, dig(1), end(1), dig(0, "sandstorm"), lose(1, "map"), lose(0, "map", "coin"));
    expect(sinceOwnTurn(lines, 0)?.costs.flatMap(cardsLost)).toEqual(["map", "coin"]);
  });

  it("stays until one acts, and not while a thief is answered", () => {
    const mine = [...before, dig(1), end(1), dig(0, "thief"), steal(0, 1, "map")];
    expect(sinceOwnTurn(story(...mine), 0)?.turns).toHaveLength(1);
    expect(sinceOwnTurn(story(...mine, sell(0)), 0)).toBeNull();
  });

  it("is nothing for spectators, nor where nothing happened", () => {
    expect(sinceOwnTurn(story(...before, dig(1), end(1)), null)).toBeNull();
    expect(sinceOwnTurn(story(...before), 0)).toBeNull();
  });
});

describe("what is spoken as it comes", () => {
  it("leaves out what every turn has", () => {
    const lines = story(deal, dig(1), dig(1, "thief"), steal(1, 0, "coin"), end(1));
    expect(lines.filter(isWorthSaying).map(({ number }) => number)).toEqual([2, 3]);
  });
});
