import { pressedLast } from "./settling";

/**
 * Lays what costs something where the button pressed last did not lie: of the arrangements an element can be given (its
 * `data-arrangement`, which the stylesheet knows), the first in which nothing that carries `data-costly` comes to lie there.
 */
export function sidestep(element: HTMLElement, arrangements: readonly [string, ...string[]]): void {
  const last = pressedLast();
  element.dataset.arrangement = arrangements[0];
  // Measuring makes the browser lay everything out at once: not where there is nothing to choose.
  if (last === null || arrangements.length === 1) return;
  for (const arrangement of arrangements) {
    element.dataset.arrangement = arrangement;
    if (!costsAnythingAt(last, element)) return;
  }
  element.dataset.arrangement = arrangements[0];
}

function costsAnythingAt(spot: DOMRect, element: HTMLElement): boolean {
  return [...element.querySelectorAll("[data-costly]")].some((costly) => meet(costly.getBoundingClientRect(), spot));
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
