import { pressedLast } from "./settling";

/**
 * Lays what costs something where the button pressed last did not lie: of the ways in which an element can lie (its
 * `data-way`, which the stylesheet knows), the first in which nothing that carries `data-costly` comes to lie there.
 */
export function sidestep(element: HTMLElement, ways: readonly [string, ...string[]]): void {
  const last = pressedLast();
  for (const way of ways) {
    element.dataset.way = way;
    if (last === null || !costsAnythingAt(last, element)) return;
  }
  element.dataset.way = ways[0];
}

function costsAnythingAt(spot: DOMRect, element: HTMLElement): boolean {
  return [...element.querySelectorAll("[data-costly]")].some((costly) => meet(costly.getBoundingClientRect(), spot));
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
