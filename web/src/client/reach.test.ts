import { expect, it } from "vitest";
import { originFor } from "./reach.svelte";

const here = { hostname: "localhost", origin: "http://localhost:8712" };
const served = { only_here: false, others: ["http://192.168.0.7:8712/"] };

it("gives others an address they can open, where the server knows one", () => {
  expect(originFor(here, served)).toBe("http://192.168.0.7:8712");
  expect(originFor(here, { only_here: true, others: [] })).toBe("http://localhost:8712");
  expect(originFor(here, { only_here: false, others: [] })).toBe("http://localhost:8712");
  expect(originFor(here, null)).toBe("http://localhost:8712");
});

it("stays with the page's own address where others can open that", () => {
  expect(originFor({ hostname: "dig.example", origin: "https://dig.example" }, served)).toBe("https://dig.example");
});
