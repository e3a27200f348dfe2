import { expect, it } from "vitest";
import type { SeatFigures } from "../wire";
import { heading, isAwaited, status } from "./waiting";

const seat = (some: Partial<SeatFigures> = {}): SeatFigures => ({
  seat: 0,
  name: "Ben",
  kind: "person",
  level: null,
  plays_as: null,
  stood_in: false,
  here: true,
  ready: true,
  left: null,
  ...some,
});

it("awaits people whose random bytes are to come, unless a bot plays for them", () => {
  expect(isAwaited(seat())).toBe(false);
  expect(isAwaited(seat({ ready: false }))).toBe(true);
  expect(isAwaited(seat({ ready: false, stood_in: true }))).toBe(false);
  expect(isAwaited(seat({ kind: "open", ready: false }))).toBe(false);
  expect(isAwaited(seat({ kind: "bot" }))).toBe(false);
});

it("says who is awaited", () => {
  expect(heading([seat(), seat({ kind: "open", ready: false })])).toBe("The table is open");
  expect(heading([seat(), seat({ ready: false })])).toBe("Waiting for Ben");
  expect(heading([seat({ ready: false }), seat({ ready: false })])).toBe("Waiting for 2 players");
  expect(heading([seat(), seat({ ready: false, stood_in: true })])).toBe("Everybody is here");
});

it("says of each seat how it stands", () => {
  expect(status(seat())).toBe("Ready");
  expect(status(seat({ here: false }))).toBe("Away");
  expect(status(seat({ here: false, ready: false }))).toBe("Awaited");
  expect(status(seat({ ready: false }))).toBe("Coming");
  expect(status(seat({ here: false, ready: false, stood_in: true }))).toBe("A bot plays");
  expect(status(seat({ kind: "bot" }))).toBe("Bot");
  expect(status(seat({ kind: "open" }))).toBe("Free");
});
