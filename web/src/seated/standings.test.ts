import { expect, it } from "vitest";
import { stateOf } from "../client/fake_socket";
import type { Seat } from "../wire";
import { headline, reason, standings } from "./standings";

const seat = (name: string, ...sets: [count: number, money: number][]): Seat => ({
  name,
  hand_size: 0,
  known: {},
  tents: 0,
  money: sets.reduce((sum, [, money]) => sum + money, 0),
  museum: sets.map(([count, money]) => ({ treasure: "coin", count, money })),
  announced: null,
});

function end(winners: number[], ...seats: Seat[]) {
  const state = stateOf({ winners });
  return standings({ ...state, view: { ...state.view, seats } });
}

it("puts the winner first, then by money, the dearest sets first", () => {
  const rows = end([2], seat("Ann", [1, 5]), seat("Ben", [2, 9]), seat("Cleo", [1, 2], [3, 20]));
  expect(rows.map(({ name, money, sold }) => [name, money, sold])).toEqual([
    ["Cleo", 22, 4],
    ["Ben", 9, 2],
    ["Ann", 5, 1],
  ]);
  expect(rows[0]?.museum[0]?.money).toBe(20);
  expect(headline(rows, 2, 1)).toBe("You win with $22.");
  expect(headline(rows, 0, 1)).toBe("Cleo wins with $22.");
  expect(headline(rows, 2, 2)).toBe("Cleo wins with $22.");
  expect(reason(rows)).toBe("$13 more than Ben.");
});

it("tells what settled a tie", () => {
  const rows = end([1], seat("Ann", [4, 10]), seat("Ben", [3, 10]));
  expect(reason(rows)).toBe("Ann has as much money, but sold 4 cards for it instead of 3.");
});

it("tells a shared victory", () => {
  const rows = end([0, 1], seat("Ann", [3, 10]), seat("Ben", [3, 10]));
  expect(headline(rows, 1, 1)).toBe("You and Ann share the victory with $10.");
  expect(reason(rows)).toBe("Equal in money, and in cards sold.");
});
