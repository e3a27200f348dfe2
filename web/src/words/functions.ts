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
};
