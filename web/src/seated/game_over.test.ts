// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, refusalOf, stateOf, tableOf } from "../client/fake_socket";
import { TableSession } from "../client/session.svelte";
import { SETTLE_MS } from "../parts/settling";
import type { SeatFigures, TableNow } from "../wire";
import GameOver from "./GameOver.svelte";

/** Longer than two frames. */
const PAINT_MS = 40;

const person = (seat: number, rematch?: "asked" | "accepted"): SeatFigures => ({
  seat,
  name: ["Ann", "Ben"][seat] ?? "",
  kind: "person",
  level: null,
  number: null,
  plays_as: null,
  stood_in: false,
  here: true,
  ready: true,
  left: null,
  ...(rematch ? { rematch } : {}),
});
const over = { stage: "unfinished", seats: [person(0), person(1)] } satisfies Partial<TableNow>;
const asked = { ...over, rematch: "t2", seats: [person(0), person(1, "asked")] };

let session: TableSession;
let shown: Record<string, never>;
let onrematch: ReturnType<typeof vi.fn<(table: string) => void>>;

HTMLDialogElement.prototype.showModal ??= () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  session = new TableSession("t1", [{ seat: 0, secret: "s" }]);
  FakeSocket.last.welcome(over);
  FakeSocket.last.tell(stateOf());
  onrematch = vi.fn<(table: string) => void>();
  const props = { session, onrematch, onemote: () => undefined, onclose: () => undefined };
  shown = mount(GameOver, { target: document.body, props });
  flushSync();
  vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
});

afterEach(async () => {
  await unmount(shown);
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const press = (testid: string) => {
  find(testid)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  find(testid)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
};
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);

it("takes no answer that was pressed when the question had not been there", () => {
  FakeSocket.last.tell(tableOf(asked));
  flushSync();
  press("rematch-accept");
  expect(onrematch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
  press("rematch-accept");
  expect(onrematch).toHaveBeenCalledWith("t2");
});

it("says beside the answers why one was refused, and nowhere else", async () => {
  FakeSocket.last.tell(tableOf(asked));
  flushSync();
  vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
  press("rematch-decline");
  FakeSocket.last.tell(refusalOf(FakeSocket.last.said.at(-1)?.id ?? null, "late-unseen"));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(find("rematch-answers")?.textContent).toContain("Too late: the game has moved on.");
  expect(alerts().filter((said) => said !== "")).toEqual(["Too late: the game has moved on."]);
});
