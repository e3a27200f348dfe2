import type { SeatFigures, TableNow } from "../wire";
import type { Catalogue } from "../words/catalogue";
import { level, message } from "../words/message";
import { cardEntry, Voice } from "../words/voice";

/** The voice that speaks to a seat of a table; with `you` null, to everybody who looks at it. */
export function voiceAt(words: Catalogue, table: TableNow | null, you: number | null): Voice {
  const names: string[] = [];
  for (const seat of table?.seats ?? []) names[seat.seat] = nameOn(words, seat);
  const own = table?.setup?.treasures.filter(({ id }) => !words.has(cardEntry(id))) ?? [];
  return new Voice(words, { names, treasures: Object.fromEntries(own.map(({ id, name }) => [id, name])), you });
}

/** What whoever sits there is called: a person by name, a bot by its level. */
export function nameOn(words: Catalogue, { name, kind, level: of, number }: SeatFigures): string {
  if (kind !== "bot" || of === null || number === null) return name;
  return new Voice(words, { names: [], you: null }).say(message("bot-name", { level: level(of), number }));
}
