// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldSeats } from "../client/seats";
import { route } from "../route.svelte";
import { learn } from "./lesson";

const ANSWERS: Record<string, unknown> = {
  "/api/kernel": { ready: true },
  "/api/tables": { table: "first-dig", commitment: "c0ffee" },
  "/api/tables/first-dig/seats/0": { secret: "a-secret" },
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(JSON.stringify(ANSWERS[address]))));
  route.go("/");
});

afterEach(() => vi.unstubAllGlobals());

it("leads to the table of the lesson", async () => {
  await learn(true);
  expect(route.page).toEqual({ at: "table", id: "first-dig" });
});

it("keeps the seat for later, and leads nobody away from another page they have gone to", async () => {
  const learning = learn(true);
  route.go("/rules");
  await learning;
  expect([route.page, heldSeats("first-dig").length]).toEqual([{ at: "rules" }, 1]);
});
