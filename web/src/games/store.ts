/**
 * Where this browser keeps one's games: IndexedDB, which has room for thousands and does not crowd out the secrets of seats in
 * localStorage. A browser that keeps nothing (private mode) has them as long as the page is open.
 */
import { type KeptGame, merged, readGame } from "./kept_game";

const DATABASE = "digsite";
const GAMES = "games";

const unkept = new Map<string, KeptGame>();
const listeners = new Set<() => void>();
/** Other tabs hear of changes, too. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("digsite.games");
channel?.addEventListener("message", () => listeners.forEach((listener) => listener()));

/** Call whenever games were kept or erased, here or in another tab; what is given back ends that. */
export function onGames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  listeners.forEach((listener) => listener());
  channel?.postMessage(null);
}

let opened: Promise<IDBDatabase | null> | null = null;

/** The database; null: this browser has none for us. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((found) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "table" });
      request.onsuccess = () => {
        // Another tab with a newer page may want to change it.
        request.result.onversionchange = () => request.result.close();
        request.result.onclose = () => (opened = null);
        found(request.result);
      };
      request.onerror = () => found(null);
      request.onblocked = () => found(null);
    } catch {
      found(null);
    }
  });
  return opened;
}

/** Whether what is kept outlives this page. */
export async function isLasting(): Promise<boolean> {
  return (await database()) !== null;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () => failed(transaction.error);
  });

/** All games, the newest first. What another version wrote and this one cannot read stays where it is. */
export async function allGames(): Promise<KeptGame[]> {
  const there = await database();
  const rows: unknown[] = there
    ? await answer(there.transaction(GAMES).objectStore(GAMES).getAll())
    : [...unkept.values()];
  const games = rows.flatMap((row) => {
    try {
      return [readGame(row)];
    } catch {
      return [];
    }
  });
  return games.sort((a, b) => b.ended - a.ended || a.table.localeCompare(b.table));
}

/** Keep games. Gives how many were not here before; one that was stays as it is, but for whose seats are one's own. */
export async function keepGames(games: readonly KeptGame[]): Promise<number> {
  const there = await database();
  let added = 0;
  if (there === null) {
    for (const game of games) {
      const before = unkept.get(game.table);
      added += before ? 0 : 1;
      unkept.set(game.table, before ? merged(before, game) : game);
    }
  } else {
    const transaction = there.transaction(GAMES, "readwrite");
    const store = transaction.objectStore(GAMES);
    const done = finished(transaction);
    for (const game of games) {
      const before = (await answer(store.get(game.table))) as KeptGame | undefined;
      added += before ? 0 : 1;
      store.put(before ? merged(before, game) : game);
    }
    await done;
  }
  changed();
  return added;
}

/** Keep these games no more; without a list, none at all. */
export async function eraseGames(tables: readonly string[] | null = null): Promise<void> {
  if (tables === null) unkept.clear();
  else for (const table of tables) unkept.delete(table);
  const there = await database();
  if (there) {
    const transaction = there.transaction(GAMES, "readwrite");
    const store = transaction.objectStore(GAMES);
    const done = finished(transaction);
    if (tables === null) store.clear();
    else for (const table of tables) store.delete(table);
    await done;
  }
  changed();
}
