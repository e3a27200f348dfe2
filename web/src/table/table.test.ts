// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LOOK_MS, SETTLE_MS } from "../parts/settling";
import { voiceAt } from "../client/voices";
import type { Act, Draft, StateNow, TableNow } from "../wire";
import { type Catalogue, catalogue } from "../words/catalogue";
import { card, cards, message } from "../words/message";
import type { SessionAtTable } from "./session_at_table";
import TableScreen from "./TableScreen.svelte";

const table = {
  id: "nile",
  you: 0,
  seats: [
    { seat: 0, name: "You", kind: "person", here: true, stood_in: false },
    { seat: 1, name: "Ben", kind: "person", here: false, stood_in: false },
  ],
  setup: {
    treasures: [
      { id: "pot_shard", name: "Pot Shard", cards: 16, trade: 1, sells: [1, 2, 3, 4, 15] },
      { id: "coin", name: "Coin", cards: 12, trade: 2, sells: [2, 5, 10, 18, 30] },
    ],
    monument: "great_pyramid",
    thieves: 4,
    sandstorms: 4,
    tents: 1,
    map: "map",
  },
} as unknown as TableNow;

const tooFewMaps = message("too-few-maps", {
  chamber: { is: "chamber", monument: "great_pyramid", chamber: 0, of: 3 },
  maps: cards("map", 1),
  held: 0,
});
const TOO_FEW_MAPS = "The first chamber costs 1 map; you have none.";

const act: Act = {
  ask: "act",
  sales: [],
  trade: null,
  takes: { pot_shard: null },
  gives: { coin: null },
  explore: tooFewMaps,
  chambers: [{ chamber: 0, why: tooFewMaps }],
  naming: [],
  expected: {},
  end: null,
};

const player = { name: "You", hand_size: 1, known: {}, tents: 1, money: 0, museum: [], announced: null };
const state = {
  number: 3,
  now: message("news-and-question", {
    news: message("news-dug", { card: card("coin") }),
    asked: message("asked-free", { free: "trade-sell" }),
  }),
  hand: [{ treasure: "coin", count: 1, sells: 2, next: 3, rung: 1 }],
  ask: act,
  since: 2,
  lines: [],
  ending: null,
  view: {
    seat: 0,
    phase: "act",
    turn: 0,
    player: 0,
    hand: { coin: 1 },
    seats: [player, { ...player, name: "Ben", hand_size: 5, known: { coin: 1 } }],
    market: { pot_shard: 4 },
    dig_size: 31,
    thieves: 3,
    sandstorms: 2,
    chambers: [1, 2, 3].map((maps) => ({ maps, size: 2, known: {} })),
    pile_size: 0,
    turned_up: {},
    exploring: null,
  },
} as unknown as StateNow;

const even: Draft = { paid: 2, price: 2, owed: 0, lost: 0, why: null, takes: {}, gives: {} };

let english: Catalogue;
beforeAll(async () => {
  english = await catalogue("en", "all", ["tips"]);
});

function sessionAtTable(): SessionAtTable & { play: ReturnType<typeof vi.fn<SessionAtTable["play"]>> } {
  return {
    table,
    state,
    lines: [],
    me: 0,
    voice: voiceAt(english, table, 0),
    refusal: null,
    moving: false,
    times: null,
    play: vi.fn(() => Promise.resolve(true)),
    undo: () => Promise.resolve(true),
    weigh: () => Promise.resolve(even),
    pay: () => Promise.resolve(["coin"]),
  };
}

/** Until what is on the table has been painted and looked at. */
const settle = () => vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
/** Longer than two frames. */
const PAINT_MS = 40;

const find = (testid: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  if (found === null) throw new Error(`Nothing on the table is called ${testid}.`);
  return found;
};

// The test's page knows no popovers; whether they lie on top is for a browser to show.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

describe("the table", () => {
  let shown: Record<string, unknown>;
  let session: ReturnType<typeof sessionAtTable>;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    session = sessionAtTable();
    shown = mount(TableScreen, { target: document.body, props: { session: session } });
    flushSync();
    settle();
  });

  afterEach(async () => {
    await unmount(shown);
    vi.useRealTimers();
  });

  it("says what goes on, and names every pile for the ear", () => {
    expect(find("sentence").textContent).toBe("You dug up a coin. Trade, sell, or end your turn.");
    expect(find("market-pile").getAttribute("aria-label")).toBe("Marketplace: 4 pot shards, trade value 1");
    expect(find("hand-kind").getAttribute("aria-label")).toContain(
      "1 coin, trade value 2, sells for 2, one more adds 3",
    );
    expect(find("dig-left").dataset.count).toBe("31");
    expect(find("away").textContent).toBe("away");
  });

  it("tells cards that are known to be in a hand from sets that were sold", () => {
    expect(find("known").textContent).toContain("known");
    expect(find("known").dataset.about).toBe("known:1");
  });

  it("greys what is not allowed and carries the reason", () => {
    expect(find("action-explore").getAttribute("aria-disabled")).toBe("true");
    expect(find("action-explore").dataset.why).toBe(TOO_FEW_MAPS);
    find("action-explore").click();
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    expect(find("why").textContent).toBe(TOO_FEW_MAPS);
  });

  it("trades in place: raise, pay, confirm", async () => {
    find("market-pile").click();
    find("market-pile").click();
    flushSync();
    expect(find("market-pile").dataset.raised).toBe("2");
    settle();
    find("trade-cheapest").click();
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(find("balance").textContent?.trim()).toBe("Even");
    find("trade-confirm").click();
    expect(session.play).toHaveBeenCalledWith({ move: "trade", give: ["coin"], take: ["pot_shard", "pot_shard"] });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(document.querySelector('[data-testid="trade-tray"]')).toBeNull();
    expect(find("market-pile").dataset.raised).toBe("0");
  });

  it("puts everything back on Escape, and lays it out again after a reload", async () => {
    find("market-pile").click();
    flushSync();
    await unmount(shown);
    shown = mount(TableScreen, { target: document.body, props: { session: sessionAtTable() } });
    flushSync();
    expect(find("market-pile").dataset.raised).toBe("1");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector('[data-testid="trade-tray"]')).toBeNull();
    expect(find("market-pile").dataset.raised).toBe("0");
  });

  it("gives the reason when the key of a refused action is pressed", () => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "e" }));
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    expect(find("why").textContent).toBe(TOO_FEW_MAPS);
  });

  it("keeps the trade when a press slips off a card", () => {
    find("market-pile").click();
    flushSync();
    find("market-pile").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    find("table").click();
    flushSync();
    expect(find("market-pile").dataset.raised).toBe("1");
    find("table").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    find("table").click();
    flushSync();
    expect(find("market-pile").dataset.raised).toBe("0");
  });

  it("ends the turn with a full stop, and with a key held down not the next one too", () => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: ".", repeat: true }));
    expect(session.play).not.toHaveBeenCalled();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "." }));
    expect(session.play).toHaveBeenCalledWith({ move: "end" });
  });

  it("lets the answers settle when they change under the finger", async () => {
    const answers = document.querySelector<HTMLElement>(".area-answers");
    expect(answers?.dataset.settling).toBeUndefined();
    find("action-trade").click();
    flushSync();
    expect(answers?.dataset.settling).toBe("");
    await vi.advanceTimersByTimeAsync(SETTLE_MS + PAINT_MS);
    expect(answers?.dataset.settling).toBeUndefined();
  });
});
