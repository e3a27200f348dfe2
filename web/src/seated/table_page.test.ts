// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, refusalOf, seatOf, stateOf, tableOf } from "../client/fake_socket";
import { forgetTable, heldSeats, holdSeats } from "../client/seats";
import { route, tablePath } from "../route.svelte";
import type { SeatFigures, SetupFigures, TableNow } from "../wire";
import TablePage from "./TablePage.svelte";

const seat = (seat: number, kind: SeatFigures["kind"], more: Partial<SeatFigures> = {}): SeatFigures => ({
  seat,
  name: kind === "person" ? (["Ann", "Ben"][seat] ?? "") : "",
  kind,
  level: null,
  number: null,
  plays_as: null,
  stood_in: false,
  here: true,
  ready: true,
  left: null,
  ...more,
});
const waiting: Partial<TableNow> = { stage: "open", you: null, seats: [seat(0, "person"), seat(1, "open")] };
const over: Partial<TableNow> = {
  stage: "unfinished",
  seats: [seat(0, "person"), seat(1, "person")],
  setup: {
    treasures: [],
    monument: "mine",
    thieves: 4,
    sandstorms: 4,
    tents: 1,
    map: "map",
  } as unknown as SetupFigures,
};

let shown: Record<string, never> | null;
/** Answers the request for a seat. */
let seated: ((answer: Response) => void) | null;

HTMLDialogElement.prototype.showModal ??= () => undefined;

function open(): void {
  route.go(tablePath("t1"));
  shown = mount(TablePage, { target: document.body, props: { id: "t1" } });
  flushSync();
}

async function leave(): Promise<void> {
  if (shown !== null) await unmount(shown);
  shown = null;
}

beforeEach(() => {
  seated = null;
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  vi.stubGlobal("fetch", (address: string) => {
    return new Promise<Response>((answer) => {
      if (address.includes("/seats/")) seated = answer;
    });
  });
});

afterEach(async () => {
  await leave();
  for (const table of ["t1", "t2"]) forgetTable(table);
  vi.unstubAllGlobals();
});

const find = (what: string) => vi.waitFor(() => document.querySelector<HTMLElement>(what) ?? expect.fail(what));
const said = () => FakeSocket.last.said.at(-1);

it("keeps the seat that was taken, but connects no more once somebody has gone to another page", async () => {
  open();
  FakeSocket.last.welcome(waiting);
  const name = (await find("#name")) as HTMLInputElement;
  name.value = "Ben";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  name.form?.requestSubmit();
  await vi.waitFor(() => expect(seated).not.toBeNull());
  await leave();
  seated?.(new Response(JSON.stringify({ secret: "the-secret-of-ben" })));
  await vi.waitFor(() => expect(heldSeats("t1")).toHaveLength(1));
  await new Promise((later) => setTimeout(later));
  expect(FakeSocket.all).toHaveLength(1);
});

it("goes on without a seat that was given up, when the answer to that was lost", async () => {
  holdSeats("t1", [{ seat: 0, secret: "given-up", givingUp: true }]);
  open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
  flushSync();
  FakeSocket.last.welcome(waiting);
  expect([FakeSocket.last.said[0], heldSeats("t1")]).toMatchObject([{ secret: null }, []]);
  await find("#name");
});

it("goes along to a rematch once, however often that is pressed, and again when it was refused", async () => {
  holdSeats("t1", [{ seat: 0, secret: "a-secret" }]);
  open();
  FakeSocket.last.welcome(over);
  const { view } = stateOf();
  FakeSocket.last.tell(stateOf({ view: { ...view, seats: [seatOf(), seatOf({ name: "Ben" })] } }));
  flushSync();
  FakeSocket.last.tell(tableOf({ ...over, rematch: "t2" }));
  flushSync();
  const button = await find(".at-end.primary");
  button.click();
  button.click();
  expect(FakeSocket.last.said.filter(({ say }) => say === "come_along")).toHaveLength(1);
  FakeSocket.last.tell(refusalOf(said()?.id ?? null, "late-unseen"));
  await new Promise((later) => setTimeout(later));
  button.click();
  expect(FakeSocket.last.said.filter(({ say }) => say === "come_along")).toHaveLength(2);
  FakeSocket.last.tell({ tell: "done", to: said()?.id ?? 0 });
  await vi.waitFor(() => expect(route.page).toEqual({ at: "table", id: "t2" }));
});
