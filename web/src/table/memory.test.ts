// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { recall, remember } from "./memory";

beforeEach(() => sessionStorage.clear());

it("recalls an unfinished trade in the same state only", () => {
  remember("nile", 1, 17, { give: { coin: 1 }, take: { map: 1 } });
  expect(recall("nile", 1, 17)).toEqual({ give: { coin: 1 }, take: { map: 1 } });
  expect(recall("nile", 1, 18)).toBeNull();
  expect(recall("nile", 0, 17)).toBeNull();
  expect(recall("giza", 1, 17)).toBeNull();
});

it("forgets on request, and survives nonsense in storage", () => {
  remember("nile", 1, 17, { chosen: ["coin"] });
  remember("nile", 1, 17, null);
  expect(recall("nile", 1, 17)).toBeNull();
  sessionStorage.setItem("digsite:unfinished:nile:1", "{");
  expect(recall("nile", 1, 17)).toBeNull();
});
