import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LogLine, WIRE } from "../wire";
import { FakeSocket, refusalOf, stateOf } from "./fake_socket";
import { Refusal } from "./refusal";
import { SeatSocket, liveAddress } from "./socket.svelte";

const line = (number: number): LogLine => ({ number, event: { do: "end", by: 0 }, told: [], news: false });

let seat: SeatSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  seat = new SeatSocket("ws://here/live", { secret: "a-secret" });
});

afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a seat's connection", () => {
  it("greets with its secret and is online once the table is told", () => {
    expect(seat.online).toBe(false);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.said).toEqual([{ say: "hello", id: 0, secret: "a-secret", wire: WIRE }]);
    expect(seat.online).toBe(true);
    expect(seat.table?.id).toBe("t1");
  });

  it("gathers the log over many states, and forgets it when told from the beginning", () => {
    const { last } = FakeSocket;
    last.welcome();
    last.tell(stateOf({ since: 0, lines: [line(0), line(1)] }));
    last.tell(stateOf({ since: 2, lines: [line(2)] }));
    expect(seat.lines.map(({ number }) => number)).toEqual([0, 1, 2]);
    last.tell(stateOf({ since: 1, lines: [line(1), line(2), line(3)] }));
    expect(seat.lines.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    last.tell(stateOf({ since: 0, lines: [line(0)] }));
    expect(seat.lines.map(({ number }) => number)).toEqual([0]);
  });

  it("connects anew when lines are missing", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.tell(stateOf({ since: 5, lines: [line(5)] }));
    expect(seat.state).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives each answer to the one who asked", async () => {
    const { last } = FakeSocket;
    last.welcome();
    const pay = seat.say({ say: "pay", take: ["coin"] });
    const start = seat.say({ say: "start" });
    last.tell(refusalOf(2, "too-early"));
    last.tell({ tell: "payment", to: 1, give: ["map"] });
    await expect(pay).resolves.toMatchObject({ give: ["map"] });
    await expect(start).rejects.toMatchObject({ code: "too-early", why: { id: "too-early" } });
  });

  it("refuses at once while there is no connection", async () => {
    await expect(seat.say({ say: "start" })).rejects.toBeInstanceOf(Refusal);
  });

  it("says so when the connection breaks before the answer, and comes back with growing patience", async () => {
    FakeSocket.last.welcome();
    const start = seat.say({ say: "start" });
    FakeSocket.last.close();
    await expect(start).rejects.toMatchObject({ code: "interrupted" });
    expect(seat.online).toBe(false);
    for (let attempt = 2; attempt < 8; attempt++) {
      vi.advanceTimersByTime(12_000);
      expect(FakeSocket.all).toHaveLength(attempt);
      FakeSocket.last.close();
    }
    vi.advanceTimersByTime(12_000);
    FakeSocket.last.welcome();
    expect(seat.online).toBe(true);
  });

  it("comes back at once when a fresh server takes over, but does not insist", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.close(1012);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close(1012);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("does not wait when the network says it is back", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up a connection on which no answer comes", async () => {
    FakeSocket.last.welcome();
    const start = seat.say({ say: "start" });
    vi.advanceTimersByTime(40_000);
    await expect(start).rejects.toMatchObject({ code: "interrupted" });
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("stays away when its secret is refused", () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell(refusalOf(0, "wrong-secret"));
    vi.advanceTimersByTime(60_000);
    expect(seat.shut?.code).toBe("wrong-secret");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says with every greeting how far the log was that it was shown", () => {
    const hello = { say: "hello", id: 0, secret: "a-secret", wire: WIRE };
    FakeSocket.last.welcome();
    FakeSocket.last.tell(stateOf({ since: 0, lines: [], head: { number: 7, mark: "0a" } }));
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.said).toEqual([{ ...hello, head: { number: 7, mark: "0a" } }]);
    FakeSocket.last.tell(refusalOf(0, "older-than-seen"));
    expect(seat.shut?.code).toBe("older-than-seen");
  });

  it("greets again and again while the server has trouble with its disk", () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell(refusalOf(0, "database-lost"));
    expect(seat.shut).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(seat.online).toBe(true);
  });

  it("loads the page anew when the server speaks another version, and says so plainly if that did not help", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    sessionStorage.clear();
    const refused = refusalOf(0, "other-version");
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell(refused);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(seat.shut).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);

    const again = new SeatSocket("ws://here/live", { secret: "a-secret" });
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell(refused);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(again.shut?.code).toBe("other-version");
    again.close();

    const welcome = new SeatSocket("ws://here/live", { secret: "a-secret" });
    FakeSocket.last.welcome();
    expect(sessionStorage.length).toBe(0);
    welcome.close();
  });

  it("leaves for good when closed", () => {
    FakeSocket.last.welcome();
    seat.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });
});

it("finds the live address from the page's own", () => {
  const page = { protocol: "https:", host: "dig.example:444" } as Location;
  expect(liveAddress("a b", page)).toBe("wss://dig.example:444/api/tables/a%20b/live");
  expect(liveAddress("x", { ...page, protocol: "http:" })).toBe("ws://dig.example:444/api/tables/x/live");
});
