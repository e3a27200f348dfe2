import { describe, expect, it } from "vitest";
import type { Moment } from "./moments";
import { sceneOf } from "./scenes";

const room = { width: 1440, height: 900 };
const find = () => ({ x: 100, y: 100, width: 80 });
const cards = [
  { card: "coin", got: true },
  { card: "map", got: false },
];
const moments: Moment[] = [
  { is: "storm", by: 1 },
  { is: "theft", by: 1, from: 0, card: "coin" },
  { is: "sale", by: 0, card: "coin", count: 4, money: 18 },
  { is: "trade", by: 1, give: ["coin", "coin"], take: ["pharaohs_mask"] },
  { is: "reveal", by: 0, chamber: 1, cards },
  { is: "cave-in", by: 0, chamber: 0, cards },
];

describe("a stage", () => {
  it.each(moments)("moves by transform and opacity alone: $is", (moment) => {
    const actors = sceneOf(moment, find, room);
    expect(actors.length).toBeGreaterThan(0);
    const changed = new Set(actors.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    for (const name of changed) expect(["transform", "opacity", "offset", "easing"]).toContain(name);
  });

  it.each(moments)("is over before anybody waits for it: $is", (moment) => {
    for (const { delay, lasts } of sceneOf(moment, find, room)) expect(delay + lasts).toBeLessThan(5000);
  });

  it("turns cards over one by one", () => {
    const turns = sceneOf(moments[4]!, find, room).flatMap(({ turns }) => turns ?? []);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(new Set(turns).size).toBe(turns.length);
  });

  it("comes to every hand in turn, the digger's last", () => {
    const places = (spot: string) => ({ x: 100 * Number(spot.split(":")[1]), y: 0, width: 80 });
    const seated = (...spots: readonly string[]) => (Number(spots[0]?.split(":")[1]) < 3 ? places(spots[0]!) : null);
    const gusts = sceneOf({ is: "storm", by: 1 }, seated, room).filter(({ lasts }) => lasts === 620);
    expect(gusts.map(({ frames }) => /translate\((-?\d+)px/.exec(String(frames[1]?.transform))?.[1])).toEqual([
      "190",
      "-10",
      "90",
    ]);
  });

  it("keeps a stolen card face down where it was not told", () => {
    const [, card] = sceneOf({ is: "theft", by: 1, from: 2, card: null }, find, room);
    expect(card).toMatchObject({ card: null });
    expect(card?.turns).toBeUndefined();
  });

  it("leaves a long trade longer", () => {
    const short = sceneOf({ is: "trade", by: 1, give: ["coin"], take: ["map"] }, find, room);
    const long = sceneOf({ is: "trade", by: 1, give: Array(6).fill("coin"), take: ["map", "map"] }, find, room);
    expect(long[0]!.lasts).toBeGreaterThan(short[0]!.lasts);
  });

  it("fits the screen of a phone", () => {
    const actors = sceneOf({ is: "sale", by: 0, card: "coin", count: 5, money: 30 }, find, { width: 360, height: 640 });
    const places = actors.flatMap(
      ({ frames }) => /translate\((-?[\d.]+)px/.exec(String(frames[1]?.transform))?.[1] ?? [],
    );
    for (const x of places.map(Number)) expect(x > 20 && x < 340).toBe(true);
  });
});
