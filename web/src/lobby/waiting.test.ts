import { expect, it } from "vitest";
import type { SeatFigures } from "../wire";
import { say } from "../words/spoken.svelte";
import { heading, isAwaited, status } from "./waiting";

const seat = (some: Partial<SeatFigures> = {}): SeatFigures => ({
  seat: 0,
  name: "Ben",
  kind: "person",
  level: null,
  number: null,
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
  expect(say(heading([seat(), seat({ kind: "open", ready: false })]))).toBe("The table is open");
  expect(say(heading([seat(), seat({ ready: false })]))).toBe("Waiting for Ben");
  expect(say(heading([seat({ ready: false }), seat({ ready: false })]))).toBe("Waiting for 2 players");
  expect(say(heading([seat(), seat({ ready: false, stood_in: true })]))).toBe("Everybody is here");
});

it("says of each seat how it stands", () => {
  expect(say(status(seat()))).toBe("Ready");
  expect(say(status(seat({ here: false })))).toBe("Away");
  expect(say(status(seat({ here: false, ready: false })))).toBe("Not here yet");
  expect(say(status(seat({ ready: false })))).toBe("Joining…");
  expect(say(status(seat({ here: false, ready: false, stood_in: true })))).toBe("A bot plays");
  expect(say(status(seat({ kind: "bot" })))).toBe("Bot");
  expect(say(status(seat({ kind: "open" })))).toBe("Free");
});
