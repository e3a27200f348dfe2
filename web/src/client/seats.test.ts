import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget, keep, keptUnder } from "./keeping";
import {
  adoptSeat,
  entropy,
  forgetTable,
  heldSeats,
  heldTables,
  holdSeats,
  knownNames,
  onlyHere,
  readLink,
  rememberNames,
  seatLink,
} from "./seats";

const secret = "abcdefghijklmnopqrstuvwx";

beforeEach(() => {
  for (const key of keptUnder("")) forget(key);
  localStorage.clear();
});

describe("secrets", () => {
  it("are kept table by table, one for each seat, in the order of seats", () => {
    holdSeats("t1", [{ seat: 2, secret: "two" }]);
    holdSeats("t1", [{ seat: 0, secret: "zero" }]);
    holdSeats("t1", [{ seat: 2, secret: "two again" }]);
    expect(heldSeats("t1")).toEqual([
      { seat: 0, secret: "zero" },
      { seat: 2, secret: "two again" },
    ]);
    expect(heldSeats("t2")).toEqual([]);
  });

  it("lead back to their tables, the last visited first", () => {
    vi.useFakeTimers();
    holdSeats("old", [{ seat: 0, secret }]);
    vi.advanceTimersByTime(1000);
    holdSeats("new", [{ seat: 0, secret }]);
    vi.useRealTimers();
    expect(heldTables()).toEqual(["new", "old"]);
    forgetTable("new");
    expect(heldTables()).toEqual(["old"]);
  });

  it("are forgotten with all that is kept for their table", () => {
    holdSeats("t1", [{ seat: 0, secret }]);
    keep("deal.t1", true);
    forgetTable("t1");
    expect(keptUnder("")).toEqual([]);
  });

  it("that were spoiled count as none", () => {
    localStorage.setItem("digsite.table.t1", '{"seats":[{"seat":"x"}],"at":1}');
    localStorage.setItem("digsite.table.t2", "{");
    expect([heldSeats("t1"), heldSeats("t2"), heldTables()]).toEqual([[], [], []]);
  });
});

describe("a seat's link", () => {
  const address = (hash: string) => ({ hash, pathname: "/table/t1", search: "" }) as Location;

  it("is taken over, and its secret leaves the address bar", () => {
    const past = { state: null, replaceState: vi.fn() } as unknown as History;
    const link = new URL(seatLink("https://dig.example", "t1", { seat: 3, secret }));
    adoptSeat("t1", address(link.hash), past);
    expect(heldSeats("t1")).toEqual([{ seat: 3, secret }]);
    expect(past.replaceState).toHaveBeenCalledWith(null, "", "/table/t1");
  });

  it("that is broken is not, but leaves the address bar all the same", () => {
    const past = { state: null, replaceState: vi.fn() } as unknown as History;
    adoptSeat("t1", address("#seat=1&secret=<script>"), past);
    adoptSeat("t1", address(`#secret=${secret}`), past);
    expect(heldSeats("t1")).toEqual([]);
    expect(past.replaceState).toHaveBeenCalledTimes(2);
  });

  it("is left alone when it is no seat's link", () => {
    const past = { state: null, replaceState: vi.fn() } as unknown as History;
    adoptSeat("t1", address("#chapter"), past);
    expect(past.replaceState).not.toHaveBeenCalled();
  });
});

describe("a pasted link", () => {
  it.each([
    ["https://dig.example/table/ksxx6dmqy3xm", "ksxx6dmqy3xm", ""],
    ["  http://127.0.0.1:8712/table/ksxx6dmqy3xm/ ", "ksxx6dmqy3xm", ""],
    ["/table/ksxx6dmqy3xm#seat=1&secret=s", "ksxx6dmqy3xm", "#seat=1&secret=s"],
    ["ksxx6dmqy3xm", "ksxx6dmqy3xm", ""],
  ])("%s leads to its table", (pasted, table, fragment) => {
    expect(readLink(pasted)).toEqual({ table, fragment });
  });

  it.each(["", "https://dig.example/", "hello there", "https://dig.example/table/"])("%j leads nowhere", (pasted) => {
    expect(readLink(pasted)).toBeNull();
  });
});

it("knows addresses that only this machine understands", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(onlyHere)).toBe(true);
  expect(["192.168.0.7", "dig.example"].some(onlyHere)).toBe(false);
});

it("remembers a few names, the last used first, tidied", () => {
  rememberNames(["Ann", "Ben"]);
  rememberNames(["  Cleo   of  Egypt ", "Ann", ""]);
  expect(knownNames()).toEqual(["Cleo of Egypt", "Ann", "Ben"]);
});

it("draws 32 random bytes in hex", () => {
  expect(entropy()).toMatch(/^[0-9a-f]{64}$/);
  expect(entropy()).not.toBe(entropy());
});
