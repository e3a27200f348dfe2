// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Worded from "./Worded.svelte";

it("shows money as a coin, and says it as it was written", async () => {
  const shown = mount(Worded, { target: document.body, props: { text: "Ben sells 2 coins for $5, and ends." } });
  flushSync();
  const coins = [...document.querySelectorAll("img")];
  expect(coins.map(({ alt }) => alt)).toEqual(["$"]);
  for (const coin of coins) coin.replaceWith(coin.alt);
  expect(document.body.textContent).toBe("Ben sells 2 coins for $5, and ends.");
  await unmount(shown);
});
