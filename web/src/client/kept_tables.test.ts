import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { elsewhere } from "../notices/elsewhere.svelte";
import type { SeatFigures, TableTurn } from "../wire";
import { isWithOthers, keptTables, ownTurn } from "./kept_tables.svelte";
import { heldTables, holdSeats, openTables } from "./seats";

const seat = (seat: number, kind: SeatFigures["kind"], more: Partial<SeatFigures> = {}): SeatFigures => ({
  seat,
  name: kind === "bot" ? "Digger" : `Person ${seat}`,
  kind,
  level: kind === "bot" ? "digger" : null,
  number: kind === "bot" ? 1 : null,
  plays_as: null,
  stood_in: false,
  here: true,
  ready: true,
  left: null,
  ...more,
});
const turn = (
  table: string,
  decides: number | null,
  seats: SeatFigures[],
  more: Partial<TableTurn> = {},
): TableTurn => ({
  table,
  stage: "playing",
  edition_name: "The New Expedition",
  monument: "mine",
  seats,
  decides,
  number: 3,
  waits: 1000,
  left: null,
  clock: null,
  lesson: null,
  ...more,
});
const PEOPLE = [seat(0, "person"), seat(1, "person")];
const ALONE = [seat(0, "person"), seat(1, "bot")];
const secret = "s".repeat(32);
let asked: string[];
let answer: () => unknown;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const told = answer();
    return told instanceof Error ? Promise.reject(told) : Promise.resolve(new Response(JSON.stringify(told)));
  });
});
afterEach(() => {
  for (const table of heldTables()) keptTables.forget(table);
  vi.unstubAllGlobals();
});

it("one request without a secret asks about all tables, and only those count where other people wait", async () => {
  for (const table of ["mine", "theirs", "alone"]) holdSeats(table, [{ seat: 0, secret }]);
  answer = () => ({
    tables: [turn("mine", 0, PEOPLE), turn("theirs", 1, PEOPLE), turn("alone", 0, ALONE)],
    unknown: [],
    unread: [],
  });
  await keptTables.look();
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain(secret);
  expect(keptTables.turns).toHaveLength(3);
  expect(keptTables.waiting.map(({ table }) => table)).toEqual(["mine"]);
  elsewhere.here = { table: "mine", asks: true, withOthers: true };
  expect([keptTables.waiting.length, keptTables.count]).toEqual([0, 1]);
  elsewhere.here = null;
});

it("a server that does not answer, or does not know a table, costs nobody a seat", async () => {
  holdSeats("lost", [{ seat: 0, secret }]);
  answer = () => new Error("away");
  await keptTables.look();
  expect([keptTables.reached, heldTables()]).toEqual([false, ["lost"]]);
  answer = () => ({ tables: [], unknown: ["lost"], unread: [] });
  await keptTables.look();
  expect([keptTables.turns, openTables()]).toEqual([[], ["lost"]]);
});

it("a seat that a bot plays waits for nobody", () => {
  holdSeats("left", [{ seat: 0, secret }]);
  expect(ownTurn(turn("left", 0, [seat(0, "person", { stood_in: true }), seat(1, "person")]))).toBe(null);
  expect(isWithOthers(turn("left", 0, ALONE))).toBe(false);
});

it("a table that is forgotten while the server answers stays forgotten", async () => {
  for (const table of ["kept", "given-up"]) holdSeats(table, [{ seat: 0, secret }]);
  answer = () => ({ tables: [turn("kept", 0, PEOPLE), turn("given-up", 0, PEOPLE)], unknown: [], unread: [] });
  const looking = keptTables.look();
  keptTables.forget("given-up");
  await looking;
  expect(keptTables.turns.map(({ table }) => table)).toEqual(["kept"]);
});
