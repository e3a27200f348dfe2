/** The tables that wait for strangers: asked for while somebody looks, and a seat there with one press. */
import * as api from "../client/api";
import { type HeldSeat, heldSeats, holdSeats, knownNames, tidyName } from "../client/seats";
import { commitTo } from "../fair/committing";
import type { OpenTables } from "../wire";

/** Mostly there is nothing new, and the answer is empty (304). */
export const EVERY_MS = 4000;

/** Tell of the list, now and whenever it changes, until the answer is called. Nobody asks for a page that nobody sees. */
export function followOpenTables(tell: (open: OpenTables) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  let over = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
      const open = await api.openTables().catch(() => null); // a server that is away comes back
      const text = JSON.stringify(open);
      if (open && !over && text !== last) {
        last = text;
        tell(open);
      }
    }
    clearTimeout(timer);
    if (!over) timer = setTimeout(() => void ask(), EVERY_MS);
  }

  const seen = () => document.visibilityState === "visible" && void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Take the first free seat there, under the name last used here; whoever has none, or finds none free, is asked there. */
export async function sitDownAt(id: string): Promise<void> {
  const name = tidyName(knownNames()[0] ?? "");
  if (!name || heldSeats(id).length > 0) return;
  const table = await api.tableNow(id);
  const free = table.seats.find(({ kind }) => kind === "open");
  if (!free || table.seats.some((seat) => seat.name.toLowerCase() === name.toLowerCase())) return;
  const commitment = await commitTo(id, free.seat, table.fair.commitment);
  const { secret } = await api.takeSeat(id, free.seat, { name, commitment });
  holdSeats(id, [{ seat: free.seat, secret } satisfies HeldSeat]);
}
