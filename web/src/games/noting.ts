/** A game of one's own is over: note it among one's games. */
import * as api from "../client/api";
import { heldSeats, noteOver } from "../client/seats";
import { noteFinished } from "./finished";
import { keptGame } from "./kept_game";
import { keepGames } from "./store";

const underWay = new Map<string, Promise<void>>();

/** Note how the game at this table came out for the seats held here; a lesson is no game, and who watched did not play. */
export function noteGame(table: string): Promise<void> {
  const noted = underWay.get(table) ?? note(table).finally(() => underWay.delete(table));
  underWay.set(table, noted);
  return noted;
}

async function note(table: string): Promise<void> {
  const own = heldSeats(table).map(({ seat }) => seat);
  if (own.length === 0) return;
  const result = await api.result(table);
  if (result.lesson === null) {
    if (result.stage === "over") noteFinished();
    await keepGames([keptGame(result, own, Date.now())]);
  }
  noteOver(table);
}
