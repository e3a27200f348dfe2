// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { catalogue } from "../words/catalogue";
import { cards, message, money, seat } from "../words/message";
import { Voice } from "../words/voice";
import Worded from "./Worded.svelte";

it("shows money as a coin, marks players and cards, and says it all as it is said", async () => {
  const voice = new Voice(await catalogue("en"), { names: ["Ann", "Ben"], you: 0 });
  const sold = message("sold", { who: seat(1), cards: cards("coin", 2), money: money(5) });
  const shown = mount(Worded, { target: document.body, props: { spans: voice.spans(sold) } });
  flushSync();
  expect(document.querySelector(".told-seat")?.textContent).toBe("Ben");
  expect(document.querySelector(".told-card")?.textContent).toBe("2 coins");
  const coins = [...document.querySelectorAll("img")];
  expect(coins.map(({ alt }) => alt)).toEqual(["$"]);
  for (const coin of coins) coin.replaceWith(coin.alt);
  expect(document.body.textContent).toBe("Ben sold 2 coins for $5.");
  await unmount(shown);
});

it("puts the coin after the figure where the language puts its sign there", async () => {
  const voice = new Voice(await catalogue("de"), { names: ["Ann", "Ben"], you: 0 });
  const sold = message("sold", { who: seat(1), cards: cards("coin", 2), money: money(5) });
  const shown = mount(Worded, { target: document.body, props: { spans: voice.spans(sold) } });
  flushSync();
  const coin = document.querySelector(".money img");
  expect(coin?.classList.contains("after")).toBe(true);
  coin?.replaceWith("$");
  expect(document.querySelector(".money")?.textContent).toBe("5\u00a0$");
  await unmount(shown);
});
