// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOOK_MS, pressedLast, REST_MS, settling, SETTLE_MS } from "./settling";

/** Longer than two frames. */
const PAINT_MS = 40;

let place: HTMLElement;
let button: HTMLElement;
let pressed: ReturnType<typeof vi.fn<() => void>>;
let action: ReturnType<typeof settling>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><button type="button">Use the tent</button></main>';
  place = document.querySelector("main") as HTMLElement;
  button = document.querySelector("button") as HTMLElement;
  pressed = vi.fn<() => void>();
  button.addEventListener("click", pressed);
  action = settling(place, [{ what: 1, wait: LOOK_MS }]);
});

afterEach(() => {
  action.destroy();
  vi.useRealTimers();
});

const pointerDown = () => button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
const click = (detail = 1) =>
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
const press = () => {
  pointerDown();
  click();
};
/** A browser clicks a button when Enter goes down, if nobody objects. */
const key = (more: KeyboardEventInit = {}) => {
  const down = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more });
  if (button.dispatchEvent(down)) click(0);
};
const release = () => {
  button.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
  vi.advanceTimersByTime(0);
};
const change = (wait: number) => action.update([{ what: Symbol(), wait }]);

describe("what has just come to lie somewhere", () => {
  it("takes a pointer's press only when it has been in sight for a while", () => {
    vi.advanceTimersByTime(PAINT_MS);
    vi.advanceTimersByTime(LOOK_MS - PAINT_MS);
    press();
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAINT_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("shows that it waits, and for how long", () => {
    expect(place.dataset.settling).toBe("look");
    vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
    expect(place.dataset.settling).toBeUndefined();
    change(SETTLE_MS);
    expect(place.dataset.settling).toBe("");
    vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
    expect(place.dataset.settling).toBeUndefined();
  });

  it("does not begin to wait before it is painted", () => {
    const paints: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
    change(LOOK_MS);
    vi.advanceTimersByTime(10 * LOOK_MS); // in another tab
    press();
    key();
    expect(pressed).not.toHaveBeenCalled();
    paints.shift()?.(0);
    paints.shift()?.(0);
    vi.unstubAllGlobals();
    press();
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LOOK_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("takes a key as soon as it is painted, if it went down then", () => {
    key();
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAINT_MS);
    key({ repeat: true });
    expect(pressed).not.toHaveBeenCalled();
    release();
    key();
    expect(pressed).toHaveBeenCalledTimes(1);
    key({ repeat: true });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("takes no press that began on what lay there before, however late it ends", () => {
    vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
    pointerDown();
    change(SETTLE_MS);
    vi.advanceTimersByTime(10 * LOOK_MS);
    click();
    expect(pressed).not.toHaveBeenCalled();
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("lets the space bar press what it went down on, and nothing that came since", () => {
    const down = () => button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    const up = () => {
      button.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true }));
      click(0); // browsers do that then
      vi.advanceTimersByTime(0);
    };
    vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
    down();
    change(SETTLE_MS);
    vi.advanceTimersByTime(PAINT_MS);
    up();
    expect(pressed).not.toHaveBeenCalled();
    down();
    up();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("does not wait less because something else changes too", () => {
    vi.advanceTimersByTime(PAINT_MS);
    change(SETTLE_MS);
    vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
    press();
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LOOK_MS - SETTLE_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("waits again when what lay over it is gone", () => {
    vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
    const sheet = document.body.appendChild(document.createElement("dialog"));
    const over = settling(sheet);
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
    over.destroy();
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(SETTLE_MS + PAINT_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("leaves Escape and what is typed alone", () => {
    const field = place.appendChild(document.createElement("input"));
    const typed = new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true });
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    expect(field.dispatchEvent(typed)).toBe(true);
    expect(button.dispatchEvent(escape)).toBe(true);
  });

  it("remembers where the button lay that was pressed last, and not one that took no press", () => {
    button.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    const before = pressedLast();
    press();
    expect(pressedLast()).toBe(before);
    vi.advanceTimersByTime(LOOK_MS + PAINT_MS);
    press();
    expect(pressedLast()).toEqual(new DOMRect(10, 20, 30, 40));
  });
});

describe("what costs something and lies where the button pressed last lay", () => {
  const becomes = (costly: string | undefined) => {
    if (costly === undefined) delete button.dataset.costly;
    else button.dataset.costly = costly;
    change(SETTLE_MS);
  };
  const pressing = (times: number) => {
    for (let time = 0; time < times; time++) {
      vi.advanceTimersByTime(550);
      press();
    }
  };

  it("takes no press of somebody who presses on and on, until they rest", () => {
    vi.advanceTimersByTime(10 * LOOK_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
    becomes("end");
    pressing(8);
    expect(pressed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(REST_MS);
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("takes the same decision again without a rest", () => {
    becomes("turn-up");
    vi.advanceTimersByTime(10 * LOOK_MS);
    press();
    becomes("turn-up");
    pressing(2);
    expect(pressed).toHaveBeenCalledTimes(3);
    becomes("stop");
    pressing(2);
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it("takes presses at once where it costs nothing, or lies elsewhere", () => {
    vi.advanceTimersByTime(10 * LOOK_MS);
    press();
    becomes(undefined);
    pressing(1);
    expect(pressed).toHaveBeenCalledTimes(2);
    becomes("end");
    button.getBoundingClientRect = () => new DOMRect(500, 500, 80, 40);
    pointerDown();
    vi.advanceTimersByTime(550);
    pointerDown();
    button.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 510, clientY: 510 }),
    );
    expect(pressed).toHaveBeenCalledTimes(3);
  });
});
