import { beforeEach, expect, it, vi } from "vitest";
import { renewed, understood } from "./renewal";

beforeEach(() => sessionStorage.clear());

it("loads the page anew once for each version, however many servers answer", () => {
  const reload = vi.fn();
  expect(renewed("a", reload)).toBe(true);
  expect(renewed("a", reload)).toBe(false);
  expect(renewed("b", reload)).toBe(true);
  expect(renewed("a", reload)).toBe(false);
  expect(renewed("b", reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("does so again after page and server had understood each other", () => {
  const reload = vi.fn();
  renewed("a", reload);
  understood();
  expect(renewed("a", reload)).toBe(true);
});

it("does not where nothing could be remembered", () => {
  const reload = vi.fn();
  expect(renewed("a", reload, null)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
