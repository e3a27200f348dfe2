import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOOK_MS, SETTLE_MS } from "../parts/settling";
import type { Act, LogLine, StateNow, TableNow, View } from "../wire";
import { ShownGame } from "./game.svelte";
import { catalogue } from "../words/catalogue";
import { Voice } from "../words/voice";
import type { SessionAtTable } from "./session_at_table";

const act: Act = {
  ask: "act",
  sales: [],
  trade: null,
  takes: {},
  gives: {},
  explore: null,
  chambers: [],
  naming: [],
  expected: {},
  end: null,
};
const view = { hand: { coin: 2 }, market: { pot_shard: 4 } } as unknown as View;
const treasures = [
  { id: "pot_shard", sells: [1, 2, 3] },
  { id: "coin", sells: [2, 5, 10] },
  { id: "map", sells: [3] },
];

const told = (number: number, ask: unknown = act): StateNow => ({ number, ask, view }) as unknown as StateNow;

/** A table where answers come when the test says so. */
function seated() {
  const answers: ((done: boolean) => void)[] = [];
  const session = {
    table: { id: "nile", setup: { treasures } } as unknown as TableNow,
    state: told(3),
    lines: [] as LogLine[],
    me: 0,
    voice: {} as Voice,
    refusal: null,
    times: null,
    moving: false as boolean,
    play: vi.fn(() => new Promise<boolean>((answer) => answers.push(answer))),
    undo: () => Promise.resolve(true),
    weigh: () => new Promise<never>(() => undefined),
    pay: () => Promise.resolve([]),
  } satisfies SessionAtTable;
  const game = new ShownGame(session);
  const tell = (number: number, ask?: unknown) => {
    session.state = told(number, ask);
    game.follow(session.state);
  };
  tell(3);
  const layOut = () => {
    game.draft.layOut({ coin: 1 }, { pot_shard: 2 });
    game.draft.balance = { why: null } as never;
  };
  return { game, session, answers, tell, layOut };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the game on the screen", () => {
  it("prints names on cards with soft hyphens where a language has long words", async () => {
    const { game, session } = seated();
    const printed = async (language: string) => {
      session.voice = new Voice(await catalogue(language), { names: [], treasures: { amber: "Bernstein" }, you: 0 });
      return [game.printedOf("pharaohs_mask"), game.printedOf("amber"), game.nameOf("pharaohs_mask")];
    };
    expect(await printed("en")).toEqual(["Pharaoh's Mask", "Bernstein", "Pharaoh's Mask"]);
    expect(await printed("de")).toEqual(["Pharaonen\u00admaske", "Bernstein", "Pharaonenmaske"]);
  });

  it("knows when a set is full: a larger one is two sets, and a single card is none", () => {
    const { game } = seated();
    const full = (treasure: string, count: number) => game.isFull({ treasure, count, sells: 0, next: 0, rung: 1 });
    expect([2, 3, 4].map((count) => full("coin", count))).toEqual([false, true, false]);
    expect(full("map", 1)).toBe(false);
  });

  it("gives a question of another kind time to be read, and less to one's own turn as it goes on", () => {
    const { game, tell } = seated();
    const tent = { ask: "tent", loses: 3 };
    const waits = () => game.lying[0]?.wait;
    expect(waits()).toBe(LOOK_MS); // the first of all
    tell(4);
    expect(waits()).toBe(SETTLE_MS);
    tell(5, tent);
    expect(waits()).toBe(LOOK_MS);
    tell(6);
    expect(waits()).toBe(LOOK_MS);
    tell(8); // the others' moves were not told: this is another turn
    expect(waits()).toBe(LOOK_MS);
    tell(9, null);
    tell(10);
    expect(waits()).toBe(LOOK_MS);
  });

  it("lets nothing settle again that has not changed, nor what is nobody's question", () => {
    const { game, tell } = seated();
    const before = game.lying[0];
    tell(3); // told again, nothing has moved
    tell(4, null);
    expect(game.lying[0]).toBe(before);
    tell(4); // taken back from a bot in the middle of a turn
    expect(game.lying[0]).not.toBe(before);
  });

  it("moves once in a state, whether or not the last move was answered", () => {
    const { game, session, tell } = seated();
    void game.play({ move: "end" });
    session.moving = true;
    void game.play({ move: "end" });
    expect(session.play).toHaveBeenCalledTimes(1);
    session.moving = false;
    tell(4);
    void game.play({ move: "end" });
    expect(session.play).toHaveBeenCalledTimes(2);
  });

  it("clears the scales once a trade is made, whichever is told first", async () => {
    for (const stateFirst of [true, false]) {
      const { game, answers, tell, layOut } = seated();
      layOut();
      const trade = game.trade();
      if (stateFirst) tell(4);
      answers[0]?.(true);
      await trade;
      if (!stateFirst) tell(4);
      expect([game.draft.open, game.draft.give]).toEqual([false, {}]);
    }
  });

  it("leaves the next trade alone when the last one is answered", async () => {
    const { game, answers, tell, layOut } = seated();
    layOut();
    const trade = game.trade();
    tell(4);
    layOut();
    answers[0]?.(true);
    await trade;
    expect([game.draft.open, game.draft.give]).toEqual([true, { coin: 1 }]);
  });

  it("shows what was seen in the temple until it is put back, and what others saw not at all", () => {
    const { game, session, tell } = seated();
    const look = (by: number): LogLine => ({
      number: 0,
      event: { do: "look", by, chamber: 2 },
      told: [],
      news: true,
    });
    session.lines = [look(1)];
    tell(4);
    expect(game.opened).toBeNull();
    session.lines = [look(1), look(0)];
    tell(5);
    expect(game.opened).toEqual({ what: "looked", chamber: 2 });
    game.opened = null;
    tell(5); // told again, nothing has moved
    expect(game.opened).toBeNull();
  });

  it("leaves a refused trade on the scales", async () => {
    const { game, answers, layOut } = seated();
    layOut();
    const trade = game.trade();
    answers[0]?.(false);
    await trade;
    expect(game.draft.give).toEqual({ coin: 1 });
  });
});
