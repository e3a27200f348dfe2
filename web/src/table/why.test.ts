import { expect, it } from "vitest";
import { refusable } from "./why";

it("says nothing of what is allowed", () => {
  expect(refusable(null, "Ben’s turn.")).toEqual({});
});

it("gives the reason of what is refused", () => {
  expect(refusable("You have no map.", "Your turn.")).toMatchObject({
    "aria-disabled": "true",
    "aria-description": "You have no map.",
    "data-why": "You have no map.",
    "data-waiting": undefined,
  });
});

it("says what goes on meanwhile of what has no meaning now", () => {
  expect(refusable(undefined, "Ben’s turn.")).toMatchObject({
    "aria-disabled": "true",
    "data-why": "Ben’s turn.",
    "data-waiting": "",
  });
});
