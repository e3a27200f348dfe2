import { beforeAll, expect, it } from "vitest";
import type { Draft } from "../wire";
import { catalogue } from "../words/catalogue";
import { cards } from "../words/message";
import { Voice } from "../words/voice";
import { onTheScales, tradeSentence } from "./trade_words";

const none = { is: "cards", cards: {} } as const;
const coin = cards("coin", 1);
const map = cards("map", 1);
const weighed = (owed: number, lost: number): Draft => ({
  paid: 0,
  price: 0,
  owed,
  lost,
  why: null,
  takes: {},
  gives: {},
});

let voice: Voice;
beforeAll(async () => {
  voice = new Voice(await catalogue("en"), { names: [], you: 0 });
});

it("says how the scales stand", () => {
  const said = (...[given, taken, balance]: Parameters<typeof onTheScales>) =>
    voice.say(onTheScales(given, taken, balance));
  expect(said(0, 1, weighed(1, 0))).toBe("Pay 1 more");
  expect(said(1, 1, weighed(0, 2))).toBe("You overpay by 2");
  expect(said(2, 1, weighed(0, 0))).toBe("Even");
  expect(said(1, 0, weighed(0, 0))).toBe("Take what?");
  expect(said(0, 0, null)).toBe("Tap cards on both sides");
});

it("says in a sentence how a trade stands", () => {
  const said = (...[give, take, balance]: Parameters<typeof tradeSentence>) =>
    voice.say(tradeSentence(give, take, balance));
  expect(said(none, none, null)).toBe("Choose what to take and what to give.");
  expect(said(coin, none, null)).toBe("You give 1 coin. Choose what to take.");
  expect(said(none, cards("parchment_scrap", 2), weighed(2, 0))).toBe("You take 2 parchment scraps. Pay 2 more.");
  expect(said(none, map, null)).toBe("You take 1 map.");
  expect(said(coin, map, null)).toBe("You give 1 coin for 1 map.");
  expect(said(coin, map, weighed(1, 0))).toBe("You give 1 coin for 1 map. Pay 1 more.");
  expect(said(map, coin, weighed(0, 1))).toBe("You give 1 map for 1 coin. You overpay by 1 (no change given).");
  expect(said(coin, cards("talisman", 1), weighed(0, 0))).toBe("You give 1 coin for 1 talisman: an even trade.");
});
