import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, refusalOf } from "./fake_socket";
import { forgetTable, heldSeats, holdSeats, newSecret } from "./seats";
import { TableSession } from "./session.svelte";

let session: TableSession;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  holdSeats("t1", [{ seat: 0, secret: "the-first-secret-of-all" }]);
  session = new TableSession("t1");
  FakeSocket.last.welcome();
});

afterEach(() => {
  session.close();
  for (const table of ["t1", "t2"]) forgetTable(table);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const said = () => FakeSocket.last.said.at(-1) as { say: string; id: number; secret: string };
const done = () => FakeSocket.last.tell({ tell: "done", to: said().id });

it("makes secrets that the wire takes, each another", () => {
  expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it("signs out the others with a new secret, which it keeps before it says it", async () => {
  const signing = session.signOut();
  expect(said().say).toBe("sign_out");
  expect(heldSeats("t1")).toEqual([{ seat: 0, secret: "the-first-secret-of-all", next: said().secret }]);
  done();
  expect(await signing).toBe(true);
  expect(heldSeats("t1")).toEqual([{ seat: 0, secret: said().secret }]);
});

it("finds its seat with the new secret when the answer was lost", async () => {
  vi.useFakeTimers();
  const signing = session.signOut();
  const { secret } = said();
  FakeSocket.last.close();
  expect(await signing).toBe(false);
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.onopen?.();
  expect(said().secret).toBe("the-first-secret-of-all");
  FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.welcome();
  expect(said().secret).toBe(secret);
  expect(session.shut).toBeNull();
  expect(heldSeats("t1")).toEqual([{ seat: 0, secret }]);
});

it("signs out once, and keeps that secret, however often that is pressed before it is answered", async () => {
  const signing = session.signOut();
  const { secret } = said();
  expect(await session.signOut()).toBe(false);
  expect(heldSeats("t1")).toEqual([{ seat: 0, secret: "the-first-secret-of-all", next: secret }]);
  done();
  expect(await signing).toBe(true);
  expect(heldSeats("t1")).toEqual([{ seat: 0, secret }]);
  void session.signOut();
  expect(said().secret).not.toBe(secret);
});

/** Give up the seat, and lose the answer; the line comes back. */
async function standUpUnheard(): Promise<void> {
  vi.useFakeTimers();
  const standing = session.standUp(0);
  expect(said().say).toBe("stand_up");
  FakeSocket.last.close();
  expect(await standing).toBe(false);
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.onopen?.();
}

it("drops a seat that was given up when the answer was lost, and no other seat", async () => {
  holdSeats("t1", [{ seat: 1, secret: "the-secret-of-somebody-else" }]);
  await standUpUnheard();
  expect([session.dropGivenUp(), heldSeats("t1").length]).toEqual([false, 2]);
  FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
  expect(session.dropGivenUp()).toBe(true);
  expect(heldSeats("t1")).toEqual([{ seat: 1, secret: "the-secret-of-somebody-else" }]);
  expect(session.dropGivenUp()).toBe(false);
});

it("finds a seat given up when its page is opened anew, too", async () => {
  void session.standUp(0);
  session.close();
  session = new TableSession("t1");
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
  expect([session.dropGivenUp(), heldSeats("t1")]).toEqual([true, []]);
});

it("keeps its seat when the server never heard that it was to be given up", async () => {
  await standUpUnheard();
  FakeSocket.last.welcome();
  expect([session.dropGivenUp(), heldSeats("t1").length]).toEqual([false, 1]);
});

it("says that its secret is wrong when it may not give up the seat", async () => {
  const standing = session.standUp(0);
  FakeSocket.last.tell(refusalOf(said().id, "dealt-already"));
  expect(await standing).toBe(false);
  vi.useFakeTimers();
  FakeSocket.last.close();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
  expect([session.dropGivenUp(), session.shut?.code]).toEqual([false, "wrong-secret"]);
});

it("goes along to the rematch with the same new secret however often it must be said", async () => {
  const first = session.comeAlong("t2");
  const { secret } = said();
  expect(secret).not.toBe("the-first-secret-of-all");
  vi.useFakeTimers();
  FakeSocket.last.close();
  expect(await first).toBe(false);
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.welcome();
  const second = session.comeAlong("t2");
  expect(said().secret).toBe(secret);
  done();
  expect(await second).toBe(true);
  expect(heldSeats("t2")).toEqual([{ seat: 0, secret }]);
});

it("holds no seat at a rematch to which another device went", async () => {
  const going = session.comeAlong("t2");
  FakeSocket.last.tell(refusalOf(said().id, "went-along-already"));
  expect(await going).toBe(false);
  expect(heldSeats("t2")).toEqual([]);
  expect(session.refusal).toContain("another device");
});

it("stays away when it was signed out", () => {
  vi.useFakeTimers();
  const { length } = FakeSocket.all;
  FakeSocket.last.onclose?.({ code: 4401, reason: "Signed out." } as CloseEvent);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(length);
  expect(session.shut?.code).toBe("signed-out");
});
