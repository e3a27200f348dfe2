import { expect, it } from "vitest";
import text from "../../../build/spoken.json?raw";
import { catalogue, FURTHER, LANGUAGES } from "./catalogue";
import type { Options, Thing } from "./functions";
import { Voice } from "./voice";

/** What Python says (tests/words/spoken.py): messages and things, options, who reads, and the text. */
const spoken = JSON.parse(text) as {
  names: string[];
  treasures: Record<string, string>;
  languages: Record<string, [Thing, Options, number | null, string][]>;
};

it("the page knows the languages that Python knows", () => {
  expect(LANGUAGES.map(({ id }) => id)).toEqual(Object.keys(spoken.languages));
});

it.each(LANGUAGES)("everything reads to the letter as in Python: $name", async ({ id }) => {
  const words = await catalogue(id, "all", FURTHER);
  const { names, treasures } = spoken;
  const said = spoken.languages[id] ?? [];
  const wrong = said.flatMap(([what, options, you, text]) => {
    const here = new Voice(words, { names, treasures, you }).say(what, options);
    return here === text ? [] : [{ what, here, text }];
  });
  expect(said.length).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});
