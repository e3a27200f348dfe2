import { expect, it } from "vitest";
import type { SeatFigures } from "../wire";
import { handedOver, stoodIn } from "./standins";

const seat = (seat: number, name: string, stood_in: boolean): SeatFigures => ({
  seat,
  name,
  kind: "person",
  level: null,
  stood_in,
  here: !stood_in,
  ready: true,
});

it("tells when a bot takes a seat over, and when it is taken back", () => {
  const both = [seat(0, "Ann", true), seat(1, "Ben", true)];
  expect(handedOver(new Set(), both, 0)).toEqual(["A bot plays for you.", "A bot plays for Ben."]);
  expect(handedOver(stoodIn(both), both, 0)).toEqual([]);
  const none = both.map((one) => ({ ...one, stood_in: false }));
  expect(handedOver(stoodIn(both), none, 0)).toEqual(["You play for yourself again.", "Ben plays again."]);
});
