import type { FluentVariable } from "@fluent/bundle";
import type { CardFact, Fact, Message, SeveralFact } from "../wire";
import type { Catalogue } from "./catalogue";
import { Told } from "./functions";
import type { Options, Speaker, Thing } from "./functions";

/** A piece of a sentence, and the fact it tells, if any: a tally and a row come as one card for each kind. */
export interface Span {
  readonly text: string;
  readonly what: Thing | null;
}

/** Who reads: the players' names by seat, what treasures of somebody's own edition are called, the reader's seat. */
export interface Reader {
  readonly names: readonly string[];
  readonly treasures?: Readonly<Record<string, string>>;
  readonly you: number | null;
}

/**
 * What encloses a fact inside a sentence: private characters of Unicode, which no text of anybody's may contain. The one
 * after the opening says which fact it is.
 */
const OPEN = "\ue000";
const CLOSE = "\ue001";
const FIRST = 0xe002;
const MARKED = /\ue000(.)([^\ue001]*)\ue001/gs;
const PRIVATE = /[\ue000-\uf8ff]/g;
const MOST_MARKS = 0xf8ff - FIRST;

/** What a language may want to know of a phrase; a sentence that says nothing means these. */
const USUAL = { case: "nominative", article: "indefinite" };

/** Speaks one language to one reader, in the same words as src/digsite/words/voice.py; the tests hold both to it. */
export class Voice {
  readonly names: readonly string[];
  readonly treasures: ReadonlyMap<string, string>;
  readonly you: number | null;

  constructor(
    readonly catalogue: Catalogue,
    { names, treasures = {}, you }: Reader,
  ) {
    this.names = names.map(clean);
    this.treasures = new Map(Object.entries(treasures).map(([id, name]) => [id, clean(name)]));
    this.you = you;
  }

  /** Say a message, or a fact by itself: `say({ is: "card", id: "coin" }, { form: "name" })`. */
  say(what: Thing, options: Options = {}): string {
    return new Saying(this, null).words(what, options);
  }

  /** Say a message in pieces, each with the fact it tells. */
  spans(what: Thing, options: Options = {}): Span[] {
    const marks: Thing[] = [];
    return pieces(new Saying(this, marks).words(what, options), marks);
  }
}

type Plain = Record<string, string | number>;

/** One message on its way into words; with `marks`, facts are enclosed in marks and noted there. */
class Saying implements Speaker {
  constructor(
    readonly voice: Voice,
    readonly marks: Thing[] | null,
  ) {}

  words(fact: Thing, options: Options): string {
    switch (fact.is) {
      case "message":
        return this.#message(fact, options);
      case "cards":
        return this.#joined(
          Object.entries(fact.cards).map(([id, count]) => this.#card(id, count, options)),
          "and",
        );
      case "row":
        return this.#joined(
          fact.cards.map((id) => this.#card(id, 1, options)),
          "more",
        );
      case "several":
        return this.#several(fact, options);
      case "card":
        return this.#card(fact.id, 1, options);
      case "kind":
        return this.#card(fact.id, 1, { form: "kind", ...options });
      case "seat":
        return this.#marked(fact, this.#name(fact.seat, options));
    }
    // Somebody's own bot has one name in all languages.
    if (fact.is === "level" && !this.voice.catalogue.has(`level-${slug(fact.id)}`))
      return this.#marked(fact, this.#phrase("level-own", { name: clean(fact.id) }, options));
    return this.#marked(fact, this.#phrase(...entry(fact), options));
  }

  trait(fact: Thing, name: string): string {
    const form = { form: name };
    switch (fact.is) {
      case "card":
      case "kind":
        return this.#phrase(...this.#cardEntry(fact.id, 1), form);
      case "cards": {
        const [[id, count] = [undefined, 0], ...others] = Object.entries(fact.cards);
        if (id !== undefined && others.length === 0) return this.#phrase(...this.#cardEntry(id, count), form);
        break;
      }
      case "monument":
      case "variant":
      case "level":
      case "chamber":
        return this.#phrase(...entry(fact), form);
    }
    throw new TypeError(`TRAIT is not for ${JSON.stringify(fact)}`);
  }

  #isReader(fact: Fact): boolean {
    return typeof fact === "object" && fact.is === "seat" && fact.seat === this.voice.you;
  }

  #message({ id, facts }: Message, options: Options): string {
    const [you = "nobody"] = Object.keys(facts).filter((name) => this.#isReader(facts[name]!));
    const told: Record<string, FluentVariable> = { ...USUAL, ...options, you };
    for (const [name, fact] of Object.entries(facts)) told[name] = this.#fact(fact);
    return this.voice.catalogue.format(id, told, options.form);
  }

  #fact(fact: Fact): FluentVariable {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "string") return clean(fact);
    return typeof fact === "number" ? fact : new Told(fact, this);
  }

  #several({ items, joint = "and" }: SeveralFact, options: Options): string {
    // Whoever is spoken to comes last.
    const polite = [...items.filter((item) => !this.#isReader(item)), ...items.filter((item) => this.#isReader(item))];
    return this.#joined(
      polite.map((item) => (typeof item === "string" ? clean(item) : this.words(item, options))),
      joint,
    );
  }

  /** Join parts as a sentence does; nothing is a word too. */
  #joined(parts: readonly string[], joint: string): string {
    if (parts.length === 0) return this.voice.catalogue.phrase("nothing", {});
    return parts.reduce((head, tail, place) =>
      this.voice.catalogue.format(`list-${place === parts.length - 1 ? joint : "more"}`, { head, tail }),
    );
  }

  #name(seat: number, { form, ...options }: Options): string {
    if (seat === this.voice.you) return this.#phrase("you", {}, options);
    return (
      this.voice.names[seat] || this.#phrase("seat-number", { number: seat }, form ? { ...options, form } : options)
    );
  }

  #card(id: string, count: number, options: Options): string {
    const card: CardFact = { is: "card", id };
    return this.#marked(card, this.#phrase(...this.#cardEntry(id, count), options));
  }

  /** Find what a card is called: by its owner, or by the catalogue; else its id has to do. */
  #cardEntry(card: string, count: number): [string, Plain] {
    const id = cardEntry(card);
    const name = this.voice.treasures.get(card);
    if (name === undefined && this.voice.catalogue.has(id)) return [id, { count }];
    return ["card-own", { count, name: name || titled(card) }];
  }

  #phrase(id: string, facts: Plain, { form, ...options }: Options): string {
    return this.voice.catalogue.phrase(id, { ...USUAL, ...options, ...facts }, form);
  }

  #marked(fact: Thing, text: string): string {
    if (this.marks === null || this.marks.length === MOST_MARKS) return text;
    this.marks.push(fact);
    return `${OPEN}${String.fromCharCode(FIRST + this.marks.length - 1)}${text}${CLOSE}`;
  }
}

/** The entry of the catalogue that a card of the printed editions has. */
export function cardEntry(card: string): string {
  return `card-${slug(card)}`;
}

/** Find the entry of the catalogue that tells a fact, and what it needs to know. */
function entry(fact: Thing): [string, Plain] {
  switch (fact.is) {
    case "monument":
    case "variant":
    case "level":
      return [`${fact.is}-${slug(fact.id)}`, {}];
    case "money":
      return ["money", { amount: Math.abs(fact.amount), sign: fact.amount < 0 ? "minus" : "plus" }];
    case "chamber": {
      const oneOfSeveral = fact.of > 1 || fact.chamber > 0;
      return [oneOfSeveral ? "chamber" : `chamber-${slug(fact.monument)}`, { number: fact.chamber + 1 }];
    }
    case "percent":
      if (fact.chance > 0 && fact.chance < 0.01) return ["percent-under", {}];
      if (fact.chance > 0.99 && fact.chance < 1) return ["percent-over", {}];
      return ["percent", { percent: rounded(fact.chance * 100) }];
  }
  throw new TypeError(`There are no words for ${JSON.stringify(fact)}.`);
}

/** Round as Python does: a half goes to the even number. */
function rounded(number: number): number {
  const up = Math.round(number);
  return number % 1 === 0.5 && up % 2 === 1 ? up - 1 : up;
}

/** Cut a sentence at its marks. */
function pieces(text: string, marks: readonly Thing[]): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const marked of text.matchAll(MARKED)) {
    const [whole, mark = "", words = ""] = marked;
    if (marked.index > at) found.push({ text: text.slice(at, marked.index), what: null });
    found.push({ text: words, what: marks[mark.charCodeAt(0) - FIRST] ?? null });
    at = marked.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), what: null });
  return found;
}

/** Take private characters out of somebody's text: they mark facts here, and mean nothing to anybody else. */
function clean(text: string): string {
  return text.replace(PRIVATE, "\ufffd");
}

/** The id of a card or a place as the catalogue writes it: with hyphens. */
function slug(id: string): string {
  return id.replaceAll("_", "-");
}

/** Make a name of an id. */
function titled(id: string): string {
  const spaced = clean(id).replaceAll("_", " ");
  return spaced.replace(/[a-z]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1)).trim();
}
