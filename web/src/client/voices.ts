import type { TableNow } from "../wire";
import type { Catalogue } from "../words/catalogue";
import { cardEntry, Voice } from "../words/voice";

/** The voice that speaks to a seat of a table; with `you` null, to everybody who looks at it. */
export function voiceAt(words: Catalogue, table: TableNow | null, you: number | null): Voice {
  const names: string[] = [];
  for (const { seat, name } of table?.seats ?? []) names[seat] = name;
  const own = table?.setup?.treasures.filter(({ id }) => !words.has(cardEntry(id))) ?? [];
  return new Voice(words, { names, treasures: Object.fromEntries(own.map(({ id, name }) => [id, name])), you });
}
