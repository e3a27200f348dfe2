import { beforeEach, expect, it } from "vitest";
import { muting } from "./muting.svelte";

beforeEach(() => {
  localStorage.clear();
  muting.all = false;
});

it("hides one seat of one table, and again not", () => {
  muting.mute("t1", 2, true);
  expect([muting.hides("t1", 2), muting.hides("t1", 1), muting.hides("t2", 2)]).toEqual([true, false, false]);
  muting.mute("t1", 2, false);
  expect(muting.hides("t1", 2)).toBe(false);
});

it("hides everybody, whatever was chosen for single seats", () => {
  muting.all = true;
  expect(muting.hides("t1", 0)).toBe(true);
});

it("goes along to a rematch", () => {
  muting.mute("t1", 1, true);
  muting.goAlong("t1", "t2");
  expect(muting.seats("t2")).toEqual([1]);
});
