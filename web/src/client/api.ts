/** What is asked over HTTP: before there is a table, and when the game is over. Every error is a Refusal. */
import type {
  GameResult,
  KernelNow,
  NewTable,
  OpenTables,
  Options,
  Problem,
  Reach,
  Rulebook,
  SeatTaken,
  TableMade,
  TableNow,
  TakeSeat,
  Turns,
} from "../wire";
import { Refusal } from "./refusal";
import { message } from "../words/message";

export const UNREACHABLE = "unreachable";

export const options = (): Promise<Options> => ask("/api/options");

export const kernel = (): Promise<KernelNow> => ask("/api/kernel");

export const reach = (): Promise<Reach> => ask("/api/reach");

/** The rules in a language. */
export const rules = (language: string): Promise<Rulebook> => ask(`/api/rules/${encodeURIComponent(language)}`);

/** The tables that wait for strangers. */
export const openTables = (): Promise<OpenTables> => ask("/api/tables");

export const openTable = (plan: NewTable): Promise<TableMade> => ask("/api/tables", plan);

/** The table as everybody may see it. */
export const tableNow = (table: string): Promise<TableNow> => ask(`/api/tables/${encodeURIComponent(table)}`);

export const takeSeat = (table: string, seat: number, as: TakeSeat): Promise<SeatTaken> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, as);

/** Whose turn it is at these tables, as everybody there sees it. */
export const turns = (tables: readonly string[]): Promise<Turns> =>
  ask(`/api/turns?tables=${tables.map(encodeURIComponent).join(",")}`);

/** How a game came out that is over. */
export const result = (table: string): Promise<GameResult> => ask(`/api/tables/${encodeURIComponent(table)}/result`);

/** The address of a finished game's record. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** The record of a finished game, as it is written. */
export async function record(table: string): Promise<string> {
  const response = await answered(recordAddress(table));
  return await response.text();
}

export async function ask<T>(address: string, body?: object): Promise<T> {
  const response = await answered(address, body);
  return (await response.json()) as T;
}

async function answered(address: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, body && posted(body));
  } catch {
    throw new Refusal(UNREACHABLE, message("server-silent"));
  }
  if (response.ok) return response;
  throw await problemIn(response);
}

/** A file is sent as it is, everything else as JSON. */
function posted(body: object): RequestInit {
  if (body instanceof Blob) return { method: "POST", headers: { "Content-Type": "application/jsonl" }, body };
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function problemIn(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.code && problem.sentence) return new Refusal(problem.code, problem.why ?? null, problem.sentence);
  } catch {
    // Not JSON: something between the browser and the server answered.
  }
  // For a player, a server that restarts does not answer.
  if (response.status >= 502) return new Refusal(UNREACHABLE, message("server-silent"));
  return new Refusal(`http-${response.status}`, message("server-wordless", { status: String(response.status) }));
}
