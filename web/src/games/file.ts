/** One's games as a file: to take them along to another browser, or to keep them safe. */
import { message } from "../words/message";
import { Refusal } from "../client/refusal";
import { type KeptGame, NotAGame, readGame } from "./kept_game";

const FORMAT = "digsite-games";
const VERSION = 1;
/** Some ten thousand games. */
export const MOST_BYTES = 20_000_000;

/** What is wrong with a file, in a sentence. */
const wrong = (id: string, facts: Readonly<Record<string, string | number>> = {}): Refusal =>
  new Refusal(id, message(id, facts));

export function fileOf(games: readonly KeptGame[], now: Date): { readonly name: string; readonly text: string } {
  const body = { format: FORMAT, version: VERSION, exported: now.toISOString(), games };
  return { name: `digsite-games-${now.toISOString().slice(0, 10)}.json`, text: `${JSON.stringify(body, null, 1)}\n` };
}

/** Read such a file: all of it, or nothing. Throws a Refusal that says what is wrong with it. */
export function gamesIn(text: string): KeptGame[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw wrong("games-file-other");
  }
  const { format, version, games } = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(games)) throw wrong("games-file-other");
  if (version !== VERSION) throw wrong("games-file-version", { version: String(version).slice(0, 20) });
  return games.map((game: unknown, place) => {
    try {
      return readGame(game);
    } catch (error) {
      if (error instanceof NotAGame) throw wrong("games-file-game", { number: place + 1, what: error.what });
      throw error;
    }
  });
}
