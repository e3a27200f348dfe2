import { expect, it } from "vitest";
import { refusable } from "./why";

it("says nothing of what is allowed", () => {
  expect(refusable(null, "Ben is on the move.")).toEqual({});
});

it("gives the reason of what is refused", () => {
  expect(refusable("You hold no map.", "Your turn.")).toMatchObject({
    "aria-disabled": "true",
    "aria-description": "You hold no map.",
    "data-why": "You hold no map.",
    "data-waiting": undefined,
  });
});

it("says what goes on meanwhile of what has no meaning now", () => {
  expect(refusable(undefined, "Ben is on the move.")).toMatchObject({
    "aria-disabled": "true",
    "data-why": "Ben is on the move.",
    "data-waiting": "",
  });
});
