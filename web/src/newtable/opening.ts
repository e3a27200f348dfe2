/** From a plan to a table: open it, sit down everybody who is at this screen, go there. */
import * as api from "../client/api";
import { forget, keep, kept } from "../client/keeping";
import { type HeldSeat, holdSeats, rememberNames, tidyName } from "../client/seats";
import { commitTo } from "../fair/committing";
import { tablePath } from "../route.svelte";
import { type Plan, SOMEBODY, asNewTable } from "./plan";
import { words } from "../words/spoken.svelte";

/** `go` leads on from the page on which somebody asked for the table. */
export async function openTable(plan: Plan, go: (path: string) => void): Promise<void> {
  const { table, commitment: promise } = await api.openTable(asNewTable(plan));
  const held: HeldSeat[] = [];
  for (const [seat, planned] of plan.seats.entries()) {
    if (planned.kind !== "here") continue;
    const typed = tidyName(planned.name);
    // "You" is how the page speaks to somebody who gave no name; onlookers and records need one.
    const name = typed && typed !== SOMEBODY ? typed : words("plan-nameless");
    const { secret } = await api.takeSeat(table, seat, { name, commitment: await commitTo(table, seat, promise) });
    held.push({ seat, secret });
  }
  holdSeats(table, held);
  rememberNames(plan.seats.flatMap((seat) => (seat.kind === "here" && seat.name !== SOMEBODY ? [seat.name] : [])));
  keep("played", true);
  if (!plan.seats.some(({ kind }) => kind === "open")) dealAtOnceAt(table);
  go(tablePath(table));
}

/** Deal at this table, opened here just now for people who are all here, without another click: also if the page has to be
    loaded anew on the way there. */
export function dealAtOnceAt(table: string): void {
  keep("played", true);
  keep(`deal.${table}`, true);
}

/** Whether somebody has played here before. */
export function playedBefore(): boolean {
  return kept("played", isTrue) ?? false;
}

/** Whether this table is to be dealt as soon as it can; said once. */
export function takeDealAtOnce(table: string): boolean {
  const wanted = kept(`deal.${table}`, isTrue) ?? false;
  forget(`deal.${table}`);
  return wanted;
}

function isTrue(value: unknown): value is true {
  return value === true;
}
