import { expect, it } from "vitest";
import type { SeatFigures } from "../wire";
import { catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import { handedOver, stoodIn } from "./standins";

const seat = (seat: number, name: string, stood_in: boolean): SeatFigures => ({
  seat,
  name,
  kind: "person",
  level: null,
  number: null,
  plays_as: null,
  stood_in,
  here: !stood_in,
  ready: true,
  left: null,
});

it("tells when a bot takes a seat over, and when it is taken back", async () => {
  const voice = new Voice(await catalogue("en"), { names: ["Ann", "Ben"], you: 0 });
  const told = (before: ReadonlySet<number>, seats: readonly SeatFigures[]) =>
    handedOver(before, seats).map((message) => voice.say(message));
  const both = [seat(0, "Ann", true), seat(1, "Ben", true)];
  expect(told(new Set(), both)).toEqual(["A bot now plays for you.", "A bot now plays for Ben."]);
  expect(told(stoodIn(both), both)).toEqual([]);
  const none = both.map((one) => ({ ...one, stood_in: false }));
  expect(told(stoodIn(both), none)).toEqual(["You took your seat back.", "Ben is back."]);
});
