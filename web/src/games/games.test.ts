import { describe, expect, it } from "vitest";
import type { Refusal } from "../client/refusal";
import { figures, resultOf, sittings } from "./figures";
import { fileOf, gamesIn } from "./file";
import { ALL, choices, filtered } from "./filters";
import { type KeptGame, type KeptSeat, merged, readGame } from "./kept_game";

const seat = (name: string, money: number, more: Partial<KeptSeat> = {}): KeptSeat => ({
  name,
  kind: "person",
  level: null,
  number: null,
  money,
  sold: 10,
  lost: 1,
  place: 1,
  won: false,
  stood_in: false,
  best: [{ treasure: "coin", count: 5, money: 18 }],
  ...more,
});
const bot = (money: number, more: Partial<KeptSeat> = {}) =>
  seat("Digger", money, { kind: "bot", level: "digger", number: 1, place: 2, ...more });

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
let tables = 0;
const game = (seats: readonly KeptSeat[], more: Partial<KeptGame> = {}): KeptGame => ({
  table: `table${tables++}`,
  stage: "over",
  ended: NOW,
  lasted: 1000,
  edition: "new-expedition",
  edition_name: "Archaeology: The New Expedition",
  monument: "mine",
  variants: [],
  clock: null,
  seats,
  own: [0],
  ...more,
});
const won = (days: number, money = 40) =>
  game([seat("Ann", money, { won: true }), bot(20)], { ended: NOW - days * DAY });
const lost = (days: number) =>
  game([seat("Ann", 10, { place: 2 }), bot(20, { won: true, place: 1 })], { ended: NOW - days * DAY });

describe("statistics", () => {
  it("counts games that were played to their end, by seat", () => {
    const shared = game([seat("Ann", 30, { won: true }), seat("Ben", 30, { won: true })], { own: [0, 1] });
    const gone = game([seat("Ann", 90, { won: true, stood_in: true }), bot(1)]);
    const never = game([seat("Ann", 5, { place: null }), bot(1, { place: null })], { stage: "unfinished" });
    expect([resultOf(shared, 0), resultOf(gone, 0), resultOf(never, 0)]).toEqual(["shared", "gone", "unfinished"]);
    const all = figures(sittings([won(1), lost(2), shared, gone, never]));
    expect([all.played, all.won, all.most?.own.money]).toEqual([4, 3, 40]);
    expect(all.byOpponent.map(({ key, played, won }) => [key, played, won])).toEqual([
      ["bot:digger", 2, 1],
      ["Ann", 1, 1],
      ["Ben", 1, 1],
    ]);
  });

  it("finds the longest streak and the one that runs", () => {
    const all = figures(sittings([won(1), won(2), lost(3), won(4), won(5), won(6), lost(7)]));
    expect([all.longest, all.running]).toEqual([3, 2]);
    expect(all.course.map(({ result }) => result)[0]).toBe("lost");
  });

  it("knows the best sets, the dearest first", () => {
    const rich = game([seat("Ann", 40, { best: [{ treasure: "pharaohs_mask", count: 4, money: 50 }] }), bot(1)]);
    const [first, second] = figures(sittings([won(1), rich])).best;
    expect([first?.treasure, first?.money, second?.money]).toEqual(["pharaohs_mask", 50, 18]);
  });
});

it("games are filtered by everything at once", () => {
  const all = sittings([won(1), lost(2), won(40), game([seat("Ann", 3, { won: true }), seat("Ben", 2), bot(1)])]);
  const by = (filters: Partial<typeof ALL>) => filtered(all, { ...ALL, ...filters }, NOW).length;
  expect([by({}), by({ result: "won" }), by({ time: "month" }), by({ opponent: "Ben" })]).toEqual([4, 3, 3, 1]);
  expect(by({ players: "2", result: "won", time: "week", opponent: "bot:digger" })).toBe(1);
  expect(choices(all).opponent).toEqual(["Ben", "bot:digger"]);
});

describe("the file", () => {
  const games = [won(1), lost(2)];
  const code = (text: string): string => {
    try {
      gamesIn(text);
      return "fine";
    } catch (error) {
      return (error as Refusal).code;
    }
  };

  it("comes back as it went out", () => {
    const { name, text } = fileOf(games, new Date(NOW));
    expect(name).toBe("digsite-games-2027-01-15.json");
    expect(gamesIn(text)).toEqual(games);
  });

  it("is refused with the reason, whatever is wrong with it", () => {
    const body = (change: (file: { version: unknown; games: Record<string, unknown>[] }) => void) => {
      const file = JSON.parse(fileOf(games, new Date(NOW)).text);
      change(file);
      return JSON.stringify(file);
    };
    expect(code("no JSON")).toBe("games-file-other");
    expect(code("null")).toBe("games-file-other");
    expect(code('{"format":"other","version":1,"games":[]}')).toBe("games-file-other");
    expect(code(body((file) => (file.version = 2)))).toBe("games-file-version");
    for (const [field, value] of Object.entries({
      table: "../etc",
      ended: "yesterday",
      stage: "playing",
      seats: [],
      own: [2],
      clock: "sand",
      variants: [1],
    })) {
      const text = body((file) => (file.games[1]![field] = value));
      expect(code(text), field).toBe("games-file-game");
      try {
        gamesIn(text);
      } catch (error) {
        expect((error as Refusal).why?.facts).toEqual({ number: 2, what: field });
      }
    }
    expect(code(body((file) => (file.games[0]!.seats = [{}, {}])))).toBe("games-file-game");
  });

  it("adds nothing that nobody knows", () => {
    const { table: _table, ...rest } = won(1);
    expect(readGame({ ...rest, table: "abcd", more: "<script>" })).not.toHaveProperty("more");
  });

  it("merging is the same in any order, and twice is once", () => {
    const phone = game([seat("Ann", 1), seat("Ben", 2)], { own: [1], table: "same" });
    const desk = { ...phone, own: [0] };
    expect(merged(desk, phone)).toEqual(merged(phone, desk));
    expect(merged(merged(desk, phone), phone)).toEqual(merged(desk, phone));
  });
});
