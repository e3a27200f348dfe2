/**
 * Presses count for what somebody can have seen. Whatever has just come to lie somewhere, perhaps under a finger, takes no
 * press that was made before it was painted, and none by a pointer for a while after: those were meant for what lay there
 * before. Keys have no place to miss, so they need not wait once it is painted; a key held down says nothing new.
 *
 * Where something that costs cannot lie elsewhere than the button pressed last (another player, who can be robbed now; the
 * end of the turn), it takes no press of somebody who presses that spot on and on: they are not looking. What costs
 * something carries `data-costly` with the name of the decision; the same decision may be taken again.
 *
 * This is the one place where that is judged: for every control in whatever wears the action `settling`, before the control
 * itself hears of the press.
 */

/** The second press of a double press comes so soon after what the first one changed. */
export const SETTLE_MS = 350;
/** Nobody has read a question of another kind any sooner. */
export const LOOK_MS = 700;

/** Whoever presses a spot again sooner than this has not looked at what has come to lie there. */
export const REST_MS = 1_500;

/** Something that lies in a place: when it becomes something else, presses wait for so long. */
export interface Lying {
  readonly what: unknown;
  readonly wait: number;
}

const DEFAULT: readonly Lying[] = [{ what: undefined, wait: SETTLE_MS }];
/** What is typed into keeps its keys. */
const TYPED = "input, select, textarea, [contenteditable]";

const places = new Set<Place>();
/** When the pointer went down, and when the key did that is held now. */
let pointed: number | null = null;
let keyed: number | null = null;
let pressed: DOMRect | null = null;
/** What the button pressed last decides, if that costs anything. */
let decided: string | undefined;
/** How long no pointer had pressed anything, heard or not, before the press that is going on. */
let rested = Infinity;
let pointedLast = -Infinity;

/** Where the button lies, or lay, that a pointer pressed last. */
export function pressedLast(): DOMRect | null {
  return pressed;
}

/** Lets what lies in an element settle: when it comes, and whenever something in it becomes something else. */
export function settling(
  element: HTMLElement,
  lying: readonly Lying[] = DEFAULT,
): { update: (lying?: readonly Lying[]) => void; destroy: () => void } {
  if (places.size === 0) listen();
  const place = new Place(element);
  places.add(place);
  place.change(longest(lying));
  let before = lying;
  return {
    update(now = DEFAULT) {
      const changed = now.filter(({ what }, layer) => what !== before[layer]?.what);
      before = now;
      if (changed.length > 0) place.change(longest(changed));
    },
    destroy() {
      place.leave();
      places.delete(place);
      // What lay behind it is bare now.
      for (const other of places) other.change(SETTLE_MS);
      if (places.size === 0) unlisten();
    },
  };
}

function longest(lying: readonly Lying[]): number {
  return Math.max(...lying.map(({ wait }) => wait));
}

class Place {
  readonly #element: HTMLElement;
  #painted = Infinity;
  #settled = 0;
  #wait = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Something else lies here: what was still waited for is not forgotten. */
  change(wait: number): void {
    this.#wait = Math.max(this.#wait, wait);
    this.#painted = Infinity;
    this.#element.dataset.settling = this.#wait >= LOOK_MS ? "look" : "";
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    // A frame is painted when the next one begins. Where nobody looks at the page there are none.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#paint());
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Whether this is where the event happens; what happens nowhere (a key without focus) happens everywhere. */
  holds({ target }: Event): boolean {
    const nowhere = !(target instanceof Element) || target === document.body || target === document.documentElement;
    return nowhere || this.#element.contains(target);
  }

  takesKey(at: number): boolean {
    return at >= this.#painted;
  }

  takesPointer(at: number): boolean {
    return this.takesKey(at) && at >= this.#settled;
  }

  #paint(): void {
    const now = performance.now();
    this.#painted = now;
    this.#settled = Math.max(this.#settled, now + this.#wait);
    this.#wait = 0;
    this.#timer = setTimeout(() => delete this.#element.dataset.settling, this.#settled - now);
  }
}

function listen(): void {
  for (const [type, heard] of HEARD) addEventListener(type, heard as EventListener, { capture: true });
}

function unlisten(): void {
  for (const [type, heard] of HEARD) removeEventListener(type, heard as EventListener, { capture: true });
  pointedLast = -Infinity;
}

/** When something was done. It is told later, on a busy machine by far, but never sooner. */
function timeOf(event: Event): number {
  return Math.min(event.timeStamp, performance.now());
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function where(event: Event): Place[] {
  return [...places].filter((place) => place.holds(event));
}

function pointerDown(event: PointerEvent): void {
  pointed = timeOf(event);
  rested = pointed - pointedLast;
  pointedLast = pointed;
}

/** Whether a press at the spot of the last one would decide something else, and comes too soon to be meant. */
function blindly(control: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  const costly = control?.dataset.costly;
  if (costly === undefined || costly === decided || pressed === null || rested >= REST_MS) return false;
  const { left, top, right, bottom } = pressed;
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

function keyDown(event: KeyboardEvent): void {
  if (!event.repeat) keyed = timeOf(event);
  const at = keyed ?? timeOf(event);
  if (!presses(event) || (event.target instanceof Element && event.target.matches(TYPED))) return;
  const here = where(event);
  if (here.length > 0 && (event.repeat || !here.every((place) => place.takesKey(at)))) swallow(event);
}

/** Only what decides something; the keyboard can always find its way, and out. */
function presses({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === "Enter" || (key.length === 1 && !altKey && !ctrlKey && !metaKey);
}

/** The space bar clicks only now, after everybody has heard of it. */
function keyUp(): void {
  setTimeout(() => (keyed = null), 0);
}

function click(event: MouseEvent): void {
  const byPointer = event.detail > 0;
  const at = (byPointer ? pointed : keyed) ?? timeOf(event);
  const byKey = !byPointer && keyed !== null;
  if (byPointer) pointed = null;
  const taken = where(event).every((place) => (byKey ? place.takesKey(at) : place.takesPointer(at)));
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null;
  if (!taken || (byPointer && blindly(control, event))) return swallow(event);
  if (!byPointer || control === null) return;
  pressed = control.getBoundingClientRect();
  decided = control.dataset.costly;
}

const HEARD = [
  ["pointerdown", pointerDown],
  ["keydown", keyDown],
  ["keyup", keyUp],
  ["click", click],
] as const;
