import type { SeatFigures, TableNow } from "../wire";
import type { Catalogue } from "../words/catalogue";
import { level, message } from "../words/message";
import { cardEntry, Voice } from "../words/voice";

/** So many of each level have a name of their own: as many as can sit at a table. */
const MOST_CALLED = 5;

/** The voice that speaks to a seat of a table; with `you` null, to everybody who looks at it. */
export function voiceAt(words: Catalogue, table: TableNow | null, you: number | null): Voice {
  const names: string[] = [];
  const people = new Set(table?.seats.map(({ kind, name }) => (kind === "bot" ? "" : name.toLowerCase())));
  for (const seat of table?.seats ?? []) {
    const name = nameOn(words, seat);
    // A bot lets a person have the name, and goes by its level then.
    names[seat.seat] = seat.kind === "bot" && people.has(name.toLowerCase()) ? levelOn(words, seat) : name;
  }
  const own = table?.setup?.treasures.filter(({ id }) => !words.has(cardEntry(id))) ?? [];
  return new Voice(words, { names, treasures: Object.fromEntries(own.map(({ id, name }) => [id, name])), you });
}

/** What whoever sits there is called: a person by name, a bot by the name that the so many-th of its level goes by. */
export function nameOn(words: Catalogue, seat: SeatFigures): string {
  const { name, kind, level: of, number } = seat;
  if (kind !== "bot" || of === null || number === null) return name;
  const id = `bot-called-${of}`;
  if (number > MOST_CALLED || !words.has(id)) return levelOn(words, seat);
  return new Voice(words, { names: [], you: null }).say(message(id, { number }));
}

/** The same by level and number. */
function levelOn(words: Catalogue, { name, level: of, number }: SeatFigures): string {
  if (of === null || number === null) return name;
  return new Voice(words, { names: [], you: null }).say(message("bot-name", { level: level(of), number }));
}
