/** From a plan to a table: open it, sit down everybody who is at this screen, go there. */
import * as api from "../client/api";
import { keep, kept } from "../client/keeping";
import { type HeldSeat, holdSeats, rememberNames, tidyName } from "../client/seats";
import { commitTo } from "../fair/committing";
import { route, tablePath } from "../route.svelte";
import { type Plan, SOMEBODY, asNewTable } from "./plan";
import { words } from "../words/spoken.svelte";

/** Tables that were opened here for people who are all here: they are dealt without another click. */
const dealAtOnce = new Set<string>();

export async function openTable(plan: Plan): Promise<void> {
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
  if (!plan.seats.some(({ kind }) => kind === "open")) dealAtOnce.add(table);
  route.go(tablePath(table));
}

/** Deal at this table, opened here just now, without another click. */
export function dealAtOnceAt(table: string): void {
  keep("played", true);
  dealAtOnce.add(table);
}

/** Whether somebody has played here before. */
export function playedBefore(): boolean {
  return kept("played", (value) => value === true) ?? false;
}

/** Whether this table is to be dealt as soon as it can; said once. */
export function takeDealAtOnce(table: string): boolean {
  return dealAtOnce.delete(table);
}
