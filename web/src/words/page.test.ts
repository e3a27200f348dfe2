import { beforeAll, expect, it } from "vitest";
import page from "../../../src/digsite/words/en/page.ftl";
import { catalogue, type Catalogue } from "./catalogue";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** message("id"), message(when ? "id" : "other"), message(`id-${more}`). */
const WRITTEN = /\bmessage\(\s*(?:[^"`(){}]*\?\s*)?["`]([a-z-]+)(\$\{)?["`]?(?:\s*:\s*"([a-z-]+)")?/g;
const written = Object.values(sources).flatMap((text) =>
  [...text.matchAll(WRITTEN)].flatMap(([, id = "", more, other]) => [
    { id, begins: more !== undefined },
    ...(other === undefined ? [] : [{ id: other, begins: false }]),
  ]),
);

let english: Catalogue;
beforeAll(async () => {
  english = await catalogue("en");
});

it("every message that the page writes down is in the catalogue", () => {
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter(({ id, begins }) => !begins && !english.has(id))).toEqual([]);
});

it("everything that only the page says, it does say", () => {
  const entries = [...page.matchAll(/^([a-z-]+) =/gm)].map(([, id = ""]) => id);
  const said = (entry: string) =>
    written.some(({ id, begins }) => (begins ? entry.startsWith(id) : id === entry)) || page.includes(`{ ${entry} }`);
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry) => !said(entry))).toEqual([]);
});
