import { expect, it } from "vitest";
import { pageAt, tablePath } from "./route.svelte";

it.each([
  ["/", { at: "home" }],
  ["/new", { at: "new" }],
  ["/new/", { at: "new" }],
  ["/table/abc", { at: "table", id: "abc" }],
  ["/table/abc/", { at: "table", id: "abc" }],
  ["/table/%", { at: "table", id: "%" }],
  ["/index.html", { at: "home" }],
  ["/table/", { at: "nowhere" }],
  ["/table/abc/def", { at: "nowhere" }],
  ["/new/x", { at: "nowhere" }],
  ["/nosuch", { at: "nowhere" }],
])("%s is a page", (path, page) => {
  expect(pageAt(path)).toEqual(page);
});

it("finds its own paths again", () => {
  expect(pageAt(tablePath("a/b c"))).toEqual({ at: "table", id: "a/b c" });
});
