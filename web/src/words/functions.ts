import { FluentNumber, FluentType } from "@fluent/bundle";
import type { FluentFunction, FluentValue } from "@fluent/bundle";
import type { Fact } from "../wire";

/** A fact that the catalogue has words for. */
export type Thing = Exclude<Fact, number | boolean | string>;

export type Options = Readonly<Record<string, string>>;

/** Whoever puts facts into words. */
export interface Speaker {
  words(fact: Thing, options: Options): string;
  trait(fact: Thing, name: string): string;
}

/** A fact on its way into a sentence, with whoever says it. */
export class Told extends FluentType<Thing> {
  constructor(
    fact: Thing,
    readonly speaker: Speaker,
  ) {
    super(fact);
  }

  override toString(): string {
    return this.speaker.words(this.value, {});
  }
}

function told(name: string, value: FluentValue | undefined, ...kinds: readonly Thing["is"][]): Told {
  if (value instanceof Told && (kinds.length === 0 || kinds.includes(value.value.is))) return value;
  throw new TypeError(`${name} is not for ${JSON.stringify(value)}`);
}

function says(name: string, kind: Thing["is"]): FluentFunction {
  return ([value], named) => {
    const { speaker, value: fact } = told(name, value, kind);
    const options = Object.entries(named).map(([option, given]) => [option, String(given.valueOf())]);
    return speaker.words(fact, Object.fromEntries(options) as Options);
  };
}

function counted(fact: Thing): number {
  if (fact.is === "cards") return Object.values(fact.cards).reduce((sum, count) => sum + count, 0);
  if (fact.is === "row") return fact.cards.length;
  return fact.is === "several" ? fact.items.length : 0;
}

/** What a voice encloses a fact in stands before its words: an opening, and which fact it is. */
const WORDS = /^((?:\ue000.)*)(.*)$/su;
const VOWELS = "aeiouhœæø";

/** Whether words begin as if with a vowel: h is mute, y is a vowel before a consonant, as in names in French. */
export function initial(words: string): "vowel" | "consonant" {
  const plain = words.replace(WORDS, "$2").toLowerCase().normalize("NFD");
  const [first = "", second = ""] = [...plain.replace(/[\u0300-\u036f]/g, "")];
  if (first === "y") return /[a-z]/.test(second) && !VOWELS.includes(second) ? "vowel" : "consonant";
  return first !== "" && VOWELS.includes(first) ? "vowel" : "consonant";
}

/** Words with a capital letter. */
export function capital(words: string): string {
  return words.replace(WORDS, (_, marks: string, text: string) => {
    const [first = ""] = text;
    return marks + first.toUpperCase() + text.slice(first.length);
  });
}

function spoken(value: FluentValue | undefined): string {
  return value instanceof Told ? value.toString() : String(value?.valueOf() ?? "");
}

/** What sentences of the catalogue can call on their facts; src/digsite/words/functions.py says what for. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  SEAT: says("SEAT", "seat"),
  CARD: says("CARD", "card"),
  KIND: says("KIND", "kind"),
  CARDS: says("CARDS", "cards"),
  ROW: says("ROW", "row"),
  MONEY: says("MONEY", "money"),
  CHAMBER: says("CHAMBER", "chamber"),
  MONUMENT: says("MONUMENT", "monument"),
  VARIANT: says("VARIANT", "variant"),
  LEVEL: says("LEVEL", "level"),
  PERCENT: says("PERCENT", "percent"),
  LIST: says("LIST", "several"),
  COUNT: ([value]) => new FluentNumber(counted(told("COUNT", value, "cards", "row", "several").value)),
  TRAIT: ([value, name]) => {
    const { speaker, value: fact } = told("TRAIT", value);
    return speaker.trait(fact, String(name?.valueOf()));
  },
  INITIAL: ([value]) => initial(spoken(value)),
  CAPITAL: ([value]) => capital(spoken(value)),
};
