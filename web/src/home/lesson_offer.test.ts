// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import LessonOffer from "./LessonOffer.svelte";

const fetched = vi.fn(() => new Promise<Response>(() => undefined));
let shown: Record<string, never>;

const pressLearn = (opening: "game" | null) => {
  shown = mount(LessonOffer, { target: document.body, props: { opening } });
  flushSync();
  document.querySelector<HTMLElement>('[data-testid="learn"]')?.click();
};

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

it("opens no table while somebody is on their way to another", () => {
  vi.stubGlobal("fetch", fetched);
  pressLearn("game");
  expect(fetched).not.toHaveBeenCalled();
});

it("leads to the lesson otherwise", () => {
  vi.stubGlobal("fetch", fetched);
  pressLearn(null);
  expect(fetched).toHaveBeenCalled();
});
