import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bytesToShow, commitTo } from "../fair/committing";
import { seatCommitment } from "../fair/hashing";
import { keptFairness, ownBytes } from "../fair/kept";
import type { Ask, SeatFigures, TableNow } from "../wire";
import { message, seat } from "../words/message";
import { forget } from "./keeping";
import { FakeSocket, refusalOf, stateOf, tableOf, UNSAID } from "./fake_socket";
import { heldSeats, holdSeats } from "./seats";
import { TableSession } from "./session.svelte";

const thief: Ask = { ask: "thief", victims: [] };
const storm: Ask = { ask: "storm", owed: 2, suggestion: [] };
const person = (seat: number, ready: boolean): SeatFigures => ({
  seat,
  name: `P${seat}`,
  kind: "person",
  level: null,
  number: null,
  plays_as: null,
  stood_in: false,
  here: true,
  ready,
  left: null,
});

let session: TableSession;

const sit = (...seats: number[]) => {
  session = new TableSession(
    "t1",
    seats.map((seat) => ({ seat, secret: `secret-${seat}` })),
  );
};
const socket = (place: number): FakeSocket => FakeSocket.all[place] as FakeSocket;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe("one seat at a screen", () => {
  it("shows its table and state, and is never handed over", () => {
    sit(1);
    expect(session.opened).toBe(false);
    socket(0).welcome({ you: 1 });
    expect([session.opened, session.dealt, session.me]).toEqual([true, false, 1]);
    socket(0).tell(stateOf({ number: 4, ask: thief }));
    expect(session.state.number).toBe(4);
    expect(session.handover).toBeNull();
  });

  it("plays in the state on the screen, and tells a refusal until something works", async () => {
    sit(0);
    socket(0).welcome();
    socket(0).tell(stateOf({ number: 7 }));
    const refused = session.play({ move: "end" });
    expect(session.busy).toBe(true);
    expect(socket(0).said[1]).toEqual({ say: "play", id: 1, number: 7, move: { move: "end" } });
    socket(0).tell(refusalOf(1, "late-unseen"));
    expect(await refused).toBe(false);
    expect([session.refusal, session.busy]).toEqual(["Too late: the game has moved on.", false]);
    const done = session.play({ move: "end" });
    socket(0).tell({ tell: "done", to: 2 });
    expect(await done).toBe(true);
    expect(session.refusal).toBeNull();
  });

  it("says no more that the connection is lost once it is back", async () => {
    vi.useFakeTimers();
    sit(0);
    socket(0).welcome();
    socket(0).tell(stateOf({ number: 7 }));
    const unanswered = session.play({ move: "end" });
    socket(0).close();
    expect(await unanswered).toBe(false);
    expect(session.refusal).toContain("The connection broke");
    expect(await session.play({ move: "end" })).toBe(false);
    expect(session.refusal).toContain("Connection lost");
    await vi.advanceTimersByTimeAsync(1000);
    socket(1).welcome();
    expect([session.online, session.refusal]).toEqual([true, null]);
    vi.useRealTimers();
  });

  it("makes one move in a state, and the next one as soon as the next state is told", async () => {
    sit(0);
    socket(0).welcome();
    socket(0).tell(stateOf({ number: 7 }));
    expect(session.moving).toBe(false);
    const first = session.play({ move: "end" });
    expect(session.moving).toBe(true);
    socket(0).tell(stateOf({ number: 8 }));
    expect(session.moving).toBe(false);
    const second = session.play({ move: "end" });
    socket(0).tell({ tell: "done", to: 1 });
    await first;
    expect(session.moving).toBe(true);
    socket(0).tell(refusalOf(2, "late-unseen"));
    await second;
    expect(session.moving).toBe(false);
  });

  it("asks without doing anything", async () => {
    sit(0);
    socket(0).welcome();
    const pay = session.pay(["coin"]);
    socket(0).tell({ tell: "payment", to: 1, give: ["pot_shard"] });
    expect(await pay).toEqual(["pot_shard"]);
    const weigh = session.weigh(["map"], ["coin"]);
    socket(0).tell(refusalOf(2, "hand-empty"));
    await expect(weigh).rejects.toMatchObject({ code: "hand-empty", why: message("hand-empty") });
  });

  it("says why there is no cheapest payment", async () => {
    sit(0);
    socket(0).welcome();
    const refused = session.pay(["coin"]);
    socket(0).tell(refusalOf(1, "hand-empty"));
    expect([await refused, session.refusal]).toEqual([null, session.voice.say(message("hand-empty"))]);
    const broken = session.pay(["coin"]);
    socket(0).close();
    expect([await broken, session.refusal]).toEqual([null, expect.stringContaining("The connection broke")]);
  });

  it("is a spectator without a secret", () => {
    sit();
    socket(0).welcome({ you: null });
    expect(socket(0).said[0]).toMatchObject({ say: "hello", id: 0, secret: null });
    expect([session.me, session.locals]).toEqual([null, []]);
  });
});

describe("what is said", () => {
  const seats = ["Ann", "Ben"].map((name, seat) => ({ ...person(seat, true), name }));
  const ends = (who: number) => session.voice.say(message("ended", { who: seat(who) }));

  it("is said to whoever looks at the screen, and calls the others by their names", () => {
    sit(0, 1);
    socket(0).welcome({ you: 0, seats });
    socket(1).welcome({ you: 1, seats });
    expect([ends(0), ends(1)]).toEqual(["You ended your turn.", "Ben ended the turn."]);
    session.face(1);
    expect([ends(0), ends(1)]).toEqual(["Ann ended the turn.", "You ended your turn."]);
  });

  it("calls treasures of somebody's own edition as they do", () => {
    sit(0);
    const treasure = (id: string, name: string) => ({ id, name, cards: 8, trade: 1, sells: [1] });
    const treasures = [treasure("coin", "Obol"), treasure("amber", "Amber Bead")];
    socket(0).welcome({ setup: { treasures } as unknown as TableNow["setup"] });
    const names = ["coin", "amber"].map((id) => session.voice.say({ is: "card", id }, { form: "name" }));
    expect(names).toEqual(["Coin", "Amber Bead"]);
  });

  it("is the English that came along where the page does not know the message", async () => {
    sit(0);
    socket(0).welcome();
    const refused = session.start();
    socket(0).tell(refusalOf(1, "something-newer"));
    expect([await refused, session.refusal]).toEqual([false, UNSAID]);
  });
});

describe("before the deal", () => {
  it("gives a seat to a bot, frees it, and fills all that are free", async () => {
    sit(0);
    socket(0).welcome({ stage: "open" });
    void session.seatBot(2, "pharaoh");
    void session.seatBot(1, null);
    const refused = session.fillSeats("digger");
    expect(socket(0).said.slice(1)).toEqual([
      { say: "seat_bot", id: 1, seat: 2, level: "pharaoh" },
      { say: "seat_bot", id: 2, seat: 1, level: null },
      { say: "fill_seats", id: 3, level: "digger" },
    ]);
    socket(0).tell(refusalOf(3, "dealt-already"));
    expect(await refused).toBe(false);
    expect(session.refusal).toBe("The cards are already dealt.");
  });

  it("gives up a seat of this screen, and holds it no more once that is answered", async () => {
    holdSeats(
      "t1",
      [0, 2].map((seat) => ({ seat, secret: `secret-${seat}` })),
    );
    sit(0, 2);
    socket(0).welcome({ you: 0, stage: "open" });
    socket(1).welcome({ you: 2, stage: "open" });
    const refused = session.standUp(0);
    socket(0).tell(refusalOf(1, "dealt-already"));
    expect([await refused, heldSeats(session.id).map(({ seat }) => seat)]).toEqual([false, [0, 2]]);
    const done = session.standUp(2);
    expect(socket(1).said.slice(1)).toEqual([{ say: "stand_up", id: 1 }]);
    socket(1).tell({ tell: "done", to: 1 });
    expect([await done, heldSeats(session.id).map(({ seat }) => seat)]).toEqual([true, [0]]);
  });
});

describe("several people at one screen", () => {
  beforeEach(() => {
    sit(0, 2);
    socket(0).welcome({ you: 0 });
    socket(1).welcome({ you: 2 });
    socket(0).tell(stateOf({ number: 1 }));
    socket(1).tell(stateOf({ number: 1, ask: thief }));
  });

  it("shows nobody's hand before somebody says who they are", () => {
    expect(session.handover).toBe(2);
    expect(session.askedOf(2)).toBe("thief");
    session.face(2);
    expect([session.me, session.handover]).toEqual([2, null]);
  });

  it("stays with whoever looks while nobody here is asked", () => {
    session.face(2);
    socket(1).tell(stateOf({ number: 2 }));
    expect([session.me, session.handover]).toEqual([2, null]);
  });

  it("is handed over when another one is asked, out of turn too", () => {
    session.face(2);
    socket(1).tell(stateOf({ number: 2 }));
    socket(0).tell(stateOf({ number: 2, ask: storm }));
    expect(session.handover).toBe(0);
    expect(session.me).toBe(2);
    session.face(0);
    expect([session.me, session.handover]).toEqual([0, null]);
  });

  it("says a move on the connection of the one who looks", () => {
    session.face(2);
    void session.play({ move: "steal", seat: 1 });
    expect(socket(0).said).toHaveLength(1);
    expect(socket(1).said).toHaveLength(2);
  });

  it("hides nothing any more when the game is over", () => {
    session.face(0);
    socket(0).tell(tableOf({ you: 0, stage: "over" }));
    expect(session.handover).toBeNull();
  });

  it("is offline as soon as one of the seats is", () => {
    expect(session.online).toBe(true);
    socket(1).close();
    expect(session.online).toBe(false);
  });
});

describe("the page's part in the deal", () => {
  const promise = "ab".repeat(32);
  const fair = (commitments: readonly string[], voided = 0): TableNow["fair"] => ({
    commitment: promise,
    seed: null,
    commitments,
    voided,
  });
  const seats = [person(0, true), person(1, false)];
  const said = (place: number, what: string) =>
    vi.waitFor(() => {
      const found = socket(place).said.find(({ say }) => say === what);
      expect(found).toBeDefined();
      return found as unknown as { id: number; commitment: string; entropy: string };
    });

  beforeEach(() => {
    forget("fair.t1");
    sit(0, 1);
    socket(0).welcome({ you: 0, stage: "open", seats, fair: fair(["", ""]) });
    socket(1).welcome({ you: 1, stage: "open", seats, fair: fair(["", ""]) });
  });

  it("commits once for every seat held here that has not yet, and shows no bytes", async () => {
    const ready = session.makeReady();
    void session.makeReady();
    const { id, commitment, entropy } = await said(1, "ready");
    socket(1).tell({ tell: "done", to: id });
    await ready;
    expect(socket(0).said).toHaveLength(1);
    expect(socket(1).said).toHaveLength(2);
    expect(ownBytes("t1", 1, promise).map((bytes) => seatCommitment(promise, 1, bytes))).toEqual([commitment]);
    expect(entropy).toBeUndefined();
  });

  it("shows its bytes when the table reveals, and keeps what it was shown first", async () => {
    const noted = await commitTo("t1", 1, promise);
    const table = tableOf({ you: 1, stage: "revealing", seats, fair: fair(["", noted]) });
    socket(1).tell(table);
    void session.showBytes();
    void session.showBytes();
    expect(ownBytes("t1", 1, promise)).toEqual([(await said(1, "reveal")).entropy]);
    expect(socket(1).said).toHaveLength(2);
    expect(keptFairness("t1")).toMatchObject({ shown: { promise, commitments: ["", noted] }, revealed: [promise] });
  });

  it("shows nothing at a deal that was shown otherwise before, or that its bytes are not for", async () => {
    const noted = await commitTo("t1", 1, promise);
    socket(1).tell(tableOf({ you: 1, stage: "revealing", fair: fair(["cd".repeat(32), noted]) }));
    expect(await bytesToShow(tableOf({ fair: fair(["cd".repeat(32), noted]) }), 1)).not.toBeNull();
    expect(await bytesToShow(tableOf({ fair: fair(["ef".repeat(32), noted]) }), 1)).toBeNull();
    expect(await bytesToShow(tableOf({ fair: fair(["cd".repeat(32), "cd".repeat(32)]) }), 1)).toBeNull();
    expect(await bytesToShow(tableOf({ fair: { ...fair(["", noted]), commitment: "00".repeat(32) } }), 1)).toBeNull();
  });

  it("shows the bytes that were committed to, whichever of two tabs made them", async () => {
    const noted = [await commitTo("t1", 1, promise), await commitTo("t1", 1, promise)];
    const shown = await bytesToShow(tableOf({ fair: fair(["", noted[0] ?? ""]) }), 1);
    expect(seatCommitment(promise, 1, shown ?? "")).toBe(noted[0]);
  });

  it("commits anew when the deal came to nothing", async () => {
    const first = session.makeReady();
    socket(1).tell({ tell: "done", to: (await said(1, "ready")).id });
    await first;
    const anew = { ...fair(["", ""], 1), commitment: "cd".repeat(32) };
    socket(1).tell(tableOf({ you: 1, stage: "open", seats, fair: anew }));
    void session.makeReady();
    await vi.waitFor(() => expect(socket(1).said.filter(({ say }) => say === "ready")).toHaveLength(2));
    expect(ownBytes("t1", 1, "cd".repeat(32))).toHaveLength(1);
  });
});

describe("calling across the table, and a rematch", () => {
  it("says and hears emotes, each once", async () => {
    sit(0);
    socket(0).welcome();
    expect(session.heard).toBeNull();
    socket(0).tell({ tell: "emote", seat: 1, what: "nice" });
    socket(0).tell({ tell: "emote", seat: 1, what: "nice" });
    expect(session.heard).toMatchObject({ seat: 1, what: "nice", number: 2 });
    const called = session.emote("hello");
    expect(socket(0).said.at(-1)).toMatchObject({ say: "emote", what: "hello" });
    socket(0).tell({ tell: "done", to: socket(0).said.at(-1)!.id });
    expect(await called).toBe(true);
  });

  it("says no for every seat at this screen that has not answered", async () => {
    sit(0, 1);
    const seats = [{ ...person(0, true), rematch: "accepted" as const }, person(1, true)];
    socket(0).welcome({ you: 0, seats });
    socket(1).welcome({ you: 1, seats });
    const said = session.declineRematch();
    await vi.waitFor(() => expect(socket(1).said.at(-1)).toMatchObject({ say: "decline" }));
    socket(1).tell({ tell: "done", to: socket(1).said.at(-1)!.id });
    expect(await said).toBe(true);
    expect(socket(0).said.some(({ say }) => say === "decline")).toBe(false);
  });
});
