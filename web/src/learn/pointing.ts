/** What the coach points at, as the server names it (lessons/cues.py), and where that is on the screen. */

/** The buttons that do something. */
const DOING: Readonly<Record<string, string>> = {
  trade: '[data-testid="trade-confirm"]',
  end: '[data-action="end"]',
  rob: '[data-testid="thief-choice"]',
  tent: '[data-testid="tent-use"]',
  lose: '[data-testid="storm-confirm"]',
  sell: '[data-action="sell"]',
  explore: '[data-action="explore"]',
  "into-chamber": '[data-testid="explore-confirm"]',
  "turn-up": '[data-testid="mine-turn-up"]',
  stop: '[data-testid="mine-stop"]',
};

const PLACES: Readonly<Record<string, string>> = {
  site: ".area-site",
  market: ".area-market",
  monument: ".area-monument",
  museum: ".area-own",
  tent: ':is(.area-hand, .area-own) [data-testid="tents"]',
  hand: ".area-hand",
  opponent: ".area-others",
};

/** The selectors of what a cue points at, the best first. */
export function selectorsOf(at: string, me: number | null): string[] {
  const [place, , card] = at.split("/");
  // A card's own prices do as well, where no button sells.
  const further = place === "do" && card !== undefined ? selectorOf(`hand/${card}`, me) : null;
  return [selectorOf(at, me), further].filter((selector) => selector !== null);
}

function selectorOf(at: string, me: number | null): string | null {
  const [place = "", what, count] = at.split("/");
  if (place === "do") return DOING[what ?? ""] ?? null;
  if (what === undefined) return PLACES[place] ?? null;
  if (place === "hand") return `[data-spot="hand:${me}:${what}"]`;
  if (place === "market") return `[data-spot="market:${what}"]`;
  if (place !== "sell") return null;
  const sale = `[data-testid="sale"][data-treasure="${what}"]`;
  return count === undefined ? `${sale}.best` : `${sale}[data-count="${count}"]`;
}
