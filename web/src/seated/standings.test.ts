import { beforeAll, expect, it } from "vitest";
import { seatOf, stateOf } from "../client/fake_socket";
import type { Message } from "../wire";
import { type Catalogue, catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import { headline, ownPlace, reason, type Standing, standings } from "./standings";

const NAMES = ["Ann", "Ben", "Cleo"];

let english: Catalogue;
beforeAll(async () => {
  english = await catalogue("en");
});

const said = (told: Message | null, you: number | null = null) =>
  told && new Voice(english, { names: NAMES, you }).say(told);

/** A final table as the server tells it: the seats from first to last. */
function end(winners: number[], order: number[], figures: { money: number; sold?: number }[]): Standing[] {
  const seats = figures.map(({ money }) => seatOf({ money }));
  const sold = figures.map(({ sold = 1 }) => sold);
  const ending = { winners, standings: order, sold, lost: figures.map((_, seat) => seat) };
  return standings({ ...stateOf().view, seats }, ending);
}

it("puts the seats in the order that the server tells, the dearest sets first", () => {
  const museum = [2, 20, 5].map((money) => ({ treasure: "coin", count: 1, money }));
  const seats = [seatOf({ money: 3 }), seatOf({ money: 27, museum }), seatOf({ money: 9 })];
  const ending = { winners: [1], standings: [1, 0, 2], sold: [1, 2, 3], lost: [4, 5, 6] };
  const rows = standings({ ...stateOf().view, seats }, ending);
  expect(rows.map(({ seat, money, sold, lost, won }) => [seat, money, sold, lost, won])).toEqual([
    [1, 27, 2, 5, true],
    [0, 3, 1, 4, false],
    [2, 9, 3, 6, false],
  ]);
  expect(rows[0]?.museum.map(({ money }) => money)).toEqual([20, 5, 2]);
});

it("says who won, and by how much", () => {
  const rows = end([2], [2, 1, 0], [{ money: 5 }, { money: 9 }, { money: 22 }]);
  expect([said(headline(rows)), said(headline(rows), 2)]).toEqual(["Cleo won with $22.", "You won with $22."]);
  expect([said(reason(rows)), said(reason(rows), 1)]).toEqual(["$13 more than Ben.", "$13 more than you."]);
});

it("says one's own place, unless the headline does; equal figures are an equal place", () => {
  const rows = end([1], [1, 2, 0], [{ money: 9, sold: 2 }, { money: 20 }, { money: 9 }]);
  expect(said(ownPlace(rows, 0))).toBe("You came third with $9.");
  expect(said(ownPlace(rows, 2))).toBe("You came second with $9.");
  expect([ownPlace(rows, 1), ownPlace(rows, null)]).toEqual([null, null]);
  const equal = end([1], [1, 0, 2], [{ money: 9 }, { money: 20 }, { money: 9 }]);
  expect([0, 2].map((you) => said(ownPlace(equal, you)))).toEqual(Array(2).fill("You came second with $9."));
});

it("tells what settled a tie", () => {
  const rows = end(
    [1],
    [1, 0],
    [
      { money: 10, sold: 4 },
      { money: 10, sold: 3 },
    ],
  );
  expect(said(reason(rows))).toBe("Ann has as much money, but sold 4 cards for it instead of 3.");
  expect(said(reason(rows), 0)).toBe("You have as much money, but sold 4 cards for it instead of 3.");
});

it("tells a shared victory", () => {
  const rows = end([0, 1], [0, 1], [{ money: 10 }, { money: 10 }]);
  expect(said(headline(rows), 1)).toBe("Ann and you won together with $10.");
  expect(said(reason(rows))).toBe("They have the same money and sold as many cards.");
});
