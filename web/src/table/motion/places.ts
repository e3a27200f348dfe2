/** Where things lie on the screen. Everything a card can come from or go to carries its name in `data-spot`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What lies at a place, if it is there. */
export function thingAt(spot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
}

export type Places = ReadonlyMap<string, Place>;

export function lookAround(root: ParentNode): Places {
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || element.dataset.spot === undefined) continue;
    places.set(element.dataset.spot, { x: left + width / 2, y: top + height / 2, width });
  }
  return places;
}

/** The first of these places that is there, in the newer or else in the older look around. */
export function find(spots: readonly string[], first: Places, second: Places): Place | null {
  for (const spot of spots) {
    const place = first.get(spot) ?? second.get(spot);
    if (place !== undefined) return place;
  }
  return null;
}
