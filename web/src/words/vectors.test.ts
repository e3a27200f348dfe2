import { beforeAll, describe, expect, it } from "vitest";
import text from "../../../tests/words/vectors.json?raw";
import { catalogue, type Catalogue } from "./catalogue";
import type { Thing } from "./functions";
import { Voice, type Reader } from "./voice";

interface Vector {
  readonly text: string;
  readonly what: Thing;
  readonly options: Record<string, string>;
  readonly reader: Reader;
  readonly spans: readonly (readonly [string, Thing | null])[];
}

// Held against Python too: tests/words/test_vectors.py.
const vectors = JSON.parse(text) as Vector[];

let english: Catalogue;
beforeAll(async () => {
  english = await catalogue("en");
});

describe("the page says to the letter what Python says", () => {
  it.each(vectors)("$text", ({ text, what, options, reader, spans }) => {
    const voice = new Voice(english, reader);
    expect(voice.say(what, options)).toBe(text);
    expect(voice.spans(what, options).map((span) => [span.text, span.what])).toEqual(spans);
  });

  it("there are very many of them", () => {
    expect(vectors.length).toBeGreaterThan(100);
  });
});

describe("nothing is said by halves", () => {
  const said = (what: Thing) => new Voice(english, { names: ["Ann"], you: null }).say(what);

  it("a message that is not in the catalogue", () => {
    expect(() => said({ is: "message", id: "no-such-words", facts: {} })).toThrow('there is no "no-such-words"');
  });

  it("a fact that is missing", () => {
    expect(() => said({ is: "message", id: "dug", facts: { who: { is: "seat", seat: 0 } } })).toThrow("card");
  });

  it("a fact of another kind", () => {
    expect(() => said({ is: "message", id: "not-in-hand-none", facts: { card: { is: "money", amount: 2 } } })).toThrow(
      "CARD is not for",
    );
  });

  it("a form that there is not", () => {
    const voice = new Voice(english, { names: [], you: null });
    expect(() => voice.say({ is: "card", id: "coin" }, { form: "shouted" })).toThrow('"shouted"');
  });

  it("a language without a catalogue is English", async () => {
    for (const language of ["tlh", "constructor"]) expect(await catalogue(language)).toBe(english);
  });
});
