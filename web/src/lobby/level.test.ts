import { beforeEach, expect, it } from "vitest";
import type { Options } from "../wire";
import { lastLevel, rememberLevel } from "./level";

const options: Options = {
  editions: [],
  levels: ["novice", "digger", "pharaoh"].map((id) => ({ id, name: id, character: "" })),
  paces: [],
};

beforeEach(() => rememberLevel(""));

it("offers a newcomer the gentlest level first, and then the one chosen last", () => {
  expect(lastLevel(options)).toBe("novice");
  rememberLevel("pharaoh");
  expect(lastLevel(options)).toBe("pharaoh");
});

it("offers no level that the server does not have", () => {
  rememberLevel("grandmaster");
  expect(lastLevel(options)).toBe("novice");
});
