import { expect, it } from "vitest";
import { around } from "./seats";

it("seats the others clockwise from the viewer's left", () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(2, 1)).toEqual([0]);
});

it("shows a spectator every seat", () => {
  expect(around(3, null)).toEqual([0, 1, 2]);
});
