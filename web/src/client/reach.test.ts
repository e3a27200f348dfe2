import { expect, it } from "vitest";
import { originFor, originsFor } from "./reach.svelte";

const here = { hostname: "localhost", origin: "http://localhost:8712" };
const served = { only_here: false, others: ["http://192.168.0.7:8712/"] };

it("gives others an address they can open, where the server knows one", () => {
  expect(originFor(here, served)).toBe("http://192.168.0.7:8712");
  expect(originFor(here, { only_here: true, others: [] })).toBe("http://localhost:8712");
  expect(originFor(here, { only_here: false, others: [] })).toBe("http://localhost:8712");
  expect(originFor(here, null)).toBe("http://localhost:8712");
});

it("names all networks of a machine, the best first, and only the named address where there is one", () => {
  const two = { only_here: false, others: ["http://192.168.0.7:8712/", "http://10.0.0.3:8712/"] };
  expect(originsFor(here, two)).toEqual(["http://192.168.0.7:8712", "http://10.0.0.3:8712"]);
  const named = { only_here: false, others: ["https://dig.example/", "https://other.example/"], public: true };
  const home = { hostname: "192.168.0.7", origin: "http://192.168.0.7:8712" };
  expect(originsFor(home, named)).toEqual(["https://dig.example"]);
  const other = { hostname: "other.example", origin: "https://other.example" };
  expect(originsFor(other, named)).toEqual(["https://other.example"]);
});

it("stays with the page's own address where others can open that", () => {
  expect(originFor({ hostname: "dig.example", origin: "https://dig.example" }, served)).toBe("https://dig.example");
});
