/** What is asked over HTTP: before there is a table, and when the game is over. Every error is a Refusal. */
import type { KernelNow, NewTable, Options, Problem, Reach, SeatTaken, TableMade, TableNow, TakeSeat } from "../wire";
import { Refusal } from "./refusal";

export const UNREACHABLE = "unreachable";

export const options = (): Promise<Options> => ask("/api/options");

export const kernel = (): Promise<KernelNow> => ask("/api/kernel");

export const reach = (): Promise<Reach> => ask("/api/reach");

export const openTable = (plan: NewTable): Promise<TableMade> => ask("/api/tables", plan);

/** The table as everybody may see it. */
export const tableNow = (table: string): Promise<TableNow> => ask(`/api/tables/${encodeURIComponent(table)}`);

export const takeSeat = (table: string, seat: number, as: TakeSeat): Promise<SeatTaken> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, as);

/** Where the record of a finished game can be had. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** The record of a finished game, as it is written. */
export async function record(table: string): Promise<string> {
  const response = await answered(recordAddress(table));
  return await response.text();
}

async function ask<T>(address: string, body?: object): Promise<T> {
  const response = await answered(address, body);
  return (await response.json()) as T;
}

async function answered(address: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      address,
      body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refusal(UNREACHABLE, "The server does not answer. Is digsite still running?");
  }
  if (response.ok) return response;
  throw await problemIn(response);
}

async function problemIn(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.code && problem.sentence) return new Refusal(problem.code, problem.sentence, problem.why);
  } catch {
    // Not JSON: something between the browser and the server answered.
  }
  // A server that is being started again is, for a player, one that does not answer.
  if (response.status >= 502) return new Refusal(UNREACHABLE, "The server does not answer. Is digsite still running?");
  return new Refusal(`http-${response.status}`, `The server answered ${response.status} and did not say why.`);
}
