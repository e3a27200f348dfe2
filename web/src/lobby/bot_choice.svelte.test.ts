// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SeatFigures } from "../wire";
import BotChoice from "./BotChoice.svelte";

const levels = ["novice", "digger", "pharaoh"].map((id) => ({ id }));
const free: SeatFigures = {
  seat: 2,
  name: "",
  kind: "open",
  level: null,
  number: null,
  plays_as: null,
  stood_in: false,
  here: false,
  ready: false,
  left: null,
};
const bot = (level: string): SeatFigures => ({ ...free, name: level, kind: "bot", level, here: true, ready: true });

/** What was said and waits for its answer, in order. */
let asked: { level: string | null; answer: () => Promise<void> }[] = [];

function ongive(level: string | null): Promise<void> {
  return new Promise((resolve) => {
    const answer = async () => {
      resolve();
      await new Promise((later) => setTimeout(later));
      flushSync();
    };
    asked.push({ level, answer });
  });
}

const props = $state({ seat: free, levels, ongive });
let shown: Record<string, never>;

const select = () => document.querySelector("select") as HTMLSelectElement;
const button = () => document.querySelector("button");

function choose(level: string) {
  select().value = level;
  select().dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  asked = [];
  props.seat = free;
  shown = mount(BotChoice, { target: document.body, props });
  flushSync();
});

afterEach(() => unmount(shown));

it("says what can be done with a free seat, and then with a bot's", () => {
  expect([select().value, select().getAttribute("aria-label")]).toEqual(["", "Give seat 3 to a bot"]);
  expect(button()).toBeNull();
  const before = select();
  props.seat = bot("digger");
  flushSync();
  expect([select().value, select().getAttribute("aria-label")]).toEqual(["digger", "Level of the bot on seat 3"]);
  expect(button()?.getAttribute("aria-label")).toBe("Free digger’s seat");
  expect(select()).toBe(before); // whoever has the focus keeps it
});

it("shows what was chosen until it is answered, and not if it is refused", async () => {
  choose("pharaoh");
  expect(asked.map(({ level }) => level)).toEqual(["pharaoh"]);
  expect(select().value).toBe("pharaoh");
  await asked[0]?.answer();
  expect(select().value).toBe("");
});

it("keeps to the last of several levels chosen in a row", async () => {
  choose("novice");
  choose("digger");
  props.seat = bot("novice");
  flushSync();
  await asked[0]?.answer();
  expect(select().value).toBe("digger");
  props.seat = bot("digger");
  await asked[1]?.answer();
  expect(select().value).toBe("digger");
  expect(asked.map(({ level }) => level)).toEqual(["novice", "digger"]);
});

it("frees a seat, and leaves the focus there", () => {
  props.seat = bot("digger");
  flushSync();
  button()?.focus();
  button()?.click();
  expect(asked.map(({ level }) => level)).toEqual([null]);
  expect(document.activeElement).toBe(select());
});
