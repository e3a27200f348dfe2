import { expect, it } from "vitest";
import { stateOf } from "../client/fake_socket";
import type { Seat } from "../wire";
import { headline, ownPlace, reason, standings } from "./standings";

const seat = (name: string, ...sets: [count: number, money: number][]): Seat => ({
  name,
  hand_size: 0,
  known: {},
  tents: 0,
  money: sets.reduce((sum, [, money]) => sum + money, 0),
  museum: sets.map(([count, money]) => ({ treasure: "coin", count, money })),
  announced: null,
});

function seen(me: number | null, people: number, winners: number[], ...seats: Seat[]) {
  const state = stateOf({ winners });
  return standings({ ...state, view: { ...state.view, seats } }, me, people);
}

const end = (winners: number[], ...seats: Seat[]) => seen(null, 0, winners, ...seats);

it("puts the winner first, then by money, the dearest sets first", () => {
  const rows = end([2], seat("Ann", [1, 5]), seat("Ben", [2, 9]), seat("Cleo", [1, 2], [3, 20]));
  expect(rows.map(({ name, money, sold }) => [name, money, sold])).toEqual([
    ["Cleo", 22, 4],
    ["Ben", 9, 2],
    ["Ann", 5, 1],
  ]);
  expect(rows[0]?.museum[0]?.money).toBe(20);
  expect(headline(rows)).toBe("Cleo wins with $22.");
  expect(reason(rows)).toBe("$13 more than Ben.");
});

it("speaks to whoever plays alone, and names people who share a screen", () => {
  const seats = [seat("Explorer", [2, 9]), seat("Ben", [1, 20])];
  const lost = seen(0, 1, [1], ...seats);
  expect(lost.map(({ name }) => name)).toEqual(["Ben", "You"]);
  expect(reason(lost)).toBe("$11 more than you.");
  expect(headline(seen(1, 1, [1], ...seats))).toBe("You win with $20.");
  expect(headline(seen(1, 2, [1], ...seats))).toBe("Ben wins with $20.");
});

it("says one's own place, unless the headline does", () => {
  const seats = [seat("Ann", [2, 9]), seat("Ben", [1, 20]), seat("Cleo", [1, 9])];
  expect(ownPlace(seen(0, 1, [1], ...seats))).toBe("You come third with $9.");
  expect(ownPlace(seen(2, 1, [1], ...seats))).toBe("You come second with $9.");
  expect([ownPlace(seen(1, 1, [1], ...seats)), ownPlace(seen(0, 2, [1], ...seats))]).toEqual(["", ""]);
});

it("tells what settled a tie", () => {
  const rows = end([1], seat("Ann", [4, 10]), seat("Ben", [3, 10]));
  expect(reason(rows)).toBe("Ann has as much money, but sold 4 cards for it instead of 3.");
});

it("tells a shared victory", () => {
  const rows = seen(1, 1, [0, 1], seat("Ann", [3, 10]), seat("Ben", [3, 10]));
  expect(headline(rows)).toBe("You and Ann share the victory with $10.");
  expect(reason(rows)).toBe("Equal in money, and in cards sold.");
});
