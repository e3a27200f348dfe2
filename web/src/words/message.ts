/** What the page has to say itself, written down as the server does: an id of the catalogue, and facts. */
import type {
  CardFact,
  CardsFact,
  Fact,
  LevelFact,
  Message,
  MoneyFact,
  MonumentFact,
  PercentFact,
  SeatFact,
  SeveralFact,
  VariantFact,
} from "../wire";
import type { Thing } from "./functions";

export const message = (id: string, facts: Readonly<Record<string, Fact>> = {}): Message => ({
  is: "message",
  id,
  facts,
});

export const seat = (seat: number): SeatFact => ({ is: "seat", seat });

export const card = (id: string): CardFact => ({ is: "card", id });

/** So many cards of one kind. */
export const cards = (id: string, count: number): CardsFact => ({ is: "cards", cards: { [id]: count } });

export const money = (amount: number): MoneyFact => ({ is: "money", amount });

export const monument = (id: string): MonumentFact => ({ is: "monument", id });

export const variant = (id: string): VariantFact => ({ is: "variant", id });

export const several = (items: readonly (string | Thing)[]): SeveralFact => ({ is: "several", items });

export const level = (id: string): LevelFact => ({ is: "level", id });

export const percent = (chance: number): PercentFact => ({ is: "percent", chance });
