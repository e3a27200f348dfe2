/**
 * What somebody asks about by resting on it: the reason why something cannot be done (`data-why`), and what explains it
 * (`data-about`: what it is, for about.ts; `data-tip`: in so many words). Something may explain parts of itself: the mouse
 * asks about the part it is on, a finger and the keyboard about the whole.
 */
export interface Asked {
  /** What the tip stands beside. */
  readonly at: HTMLElement;
  readonly why: HTMLElement | null;
  readonly about: HTMLElement | null;
}

const WHY = "[data-why]";
const ABOUT = "[data-about], [data-tip]";
const CONTROL = "button, a, [tabindex]";
/** A button that does nothing but explain. */
export const EXPLAINS = "[data-explains]";
/** A button that lies under what it is pressed for; see Opponent.svelte. */
const UNDERLIES = "[data-underlies]";

function asked(why: HTMLElement | null, about: HTMLElement | null): Asked | null {
  const at = why ?? about;
  return at && { at, why, about };
}

const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/** By a finger or by focus: about the whole. */
export function askedBy(event: Event): Asked | null {
  const target = targetOf(event);
  const why = target?.closest<HTMLElement>(WHY) ?? null;
  const whole = target?.closest<HTMLElement>(CONTROL);
  const about = whole?.matches(ABOUT) ? whole : (target?.closest<HTMLElement>(ABOUT) ?? null);
  return asked(why, about);
}

/** By the mouse: about the smallest part. */
export function askedOn(event: PointerEvent): Asked | null {
  const target = targetOf(event);
  const why = target?.closest<HTMLElement>(WHY) ?? null;
  const about = lyingOver(target, event) ?? target?.closest<HTMLElement>(ABOUT) ?? null;
  return asked(why, about);
}

/** Of what lies over a button and takes no presses itself, the part at this point. */
function lyingOver(target: Element | null, { clientX: x, clientY: y }: PointerEvent): HTMLElement | null {
  const panel = target?.closest(UNDERLIES)?.parentElement;
  const parts = [...(panel?.querySelectorAll<HTMLElement>(ABOUT) ?? [])].filter((part) => part !== target);
  return (
    parts.findLast((part) => {
      const box = part.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    }) ?? null
  );
}
