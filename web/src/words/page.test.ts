import { expect, it } from "vitest";
import { spoken } from "./spoken.svelte";

/** What only the page says. */
const files = import.meta.glob<string>("../../../src/digsite/words/en/{home,tables,screen,page,fair,rules,games}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = Object.values(files).join("\n");
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** message("id"), words("id"), words(when ? "id" : "other"). */
const WRITTEN = /\b(?:message|words)\(\s*(?:[^"`(){}]*\?\s*)?"([a-z-]+)"(?:\s*:\s*"([a-z-]+)")?/g;
const written = Object.values(sources).flatMap((text) =>
  [...text.matchAll(WRITTEN)].flatMap(([, id, other]) => [id, other].filter((one) => one !== undefined)),
);
/** Whatever stands in the page as a text of its own, and what texts begin with that are put together: `id-${more}`. */
const all = Object.values(sources).join("\n");
const texts = new Set([...all.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map(([, text]) => text));
const beginnings = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, text = ""]) => text);
/** Read off the catalogue by the build (catalogues.ts). */
const BY_THE_BUILD = ["language-name"];
/** Looked up for a monument that chance chooses. */
const BY_THE_VOICE = ["monument-random"];

it("every message that the page writes down is in the catalogue", () => {
  expect(written.length).toBeGreaterThan(200);
  expect(written.filter((id) => !spoken.words.has(id))).toEqual([]);
});

it("everything that only the page says, it does say", () => {
  const entries = [...catalogues.matchAll(/^([a-z-]+) =/gm)].map(([, id = ""]) => id);
  const said = (entry: string) =>
    texts.has(entry) ||
    beginnings.some((text) => entry.startsWith(text)) ||
    catalogues.includes(`{ ${entry} }`) ||
    [...BY_THE_BUILD, ...BY_THE_VOICE].includes(entry);
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.filter((entry) => !said(entry))).toEqual([]);
});
