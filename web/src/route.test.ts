import { expect, it } from "vitest";
import { pageAt, route, tablePath } from "./route.svelte";

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

it("leads on from the page on which something was asked for, and nobody who has gone to another", () => {
  route.go("/");
  const go = route.fromHere();
  go("/table/abc");
  expect(route.page).toEqual({ at: "table", id: "abc" });
  route.go("/new");
  const late = route.fromHere();
  route.go("/rules");
  late("/table/abc");
  expect([route.page, location.pathname]).toEqual([{ at: "rules" }, "/rules"]);
  route.go("/new"); // the same page again, but nothing was asked for there
  late("/table/abc");
  expect(route.page).toEqual({ at: "new" });
});
