"""Presses every control there is at a table, also those that others bring up: each once, in the same position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Request, WebSocket

#: Where everything lies that belongs to the game; what lies open over the table is a part of it.
TABLE: Final = '[data-testid="table"]'
#: More than any position has.
_MOST_CONTROLS: Final = 400
_NOWHERE: Final = range(_MOST_CONTROLS)
#: Some frames, and what a trade waits before it is weighed; then longer than anything on the page waits for.
_FRAMES_MS: Final = 60
_A_WHILE_MS: Final = 2_000

#: What can be seen and pressed, and where. A label is pressed for the input that it holds; the same card is another
#: control while a trade lies on the scales.
_CONTROLS: Final = r"""
(within) => {
  const trading = document.querySelector('[data-testid="trade-tray"]') === null ? "" : "while trading";
  const named = (element) => {
    const { testid, treasure, chamber, seat, count } = element.dataset;
    const holder = element.parentElement.closest("[data-testid], dialog, header");
    const words = (element.getAttribute("aria-label") ?? element.textContent).replace(/\d+/g, "").trim();
    const name = testid
      ? [testid, treasure, chamber, seat, testid === "sale" ? count : ""]
      : [holder?.dataset.testid ?? holder?.tagName, treasure, words];
    return [...name, trading].filter(Boolean).join(" ");
  };
  const found = [];
  for (const element of document.querySelectorAll("button, a[href], summary, label:has(input), select, textarea")) {
    if (element.closest(trading ? '[data-testid="table"]' : within) === null) continue;
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (element.disabled || element.getAttribute("aria-disabled") === "true") continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && element.contains(hit)) found.push({ name: named(element), x, y });
  }
  const open = document.querySelector('dialog[open], [data-testid="price-list"], [data-testid="trade-tray"]');
  return { bare: open === null, found };
}
"""
_MOMENT: Final = """
() => ({
  number: Number(document.querySelector('[data-testid="table"]')?.dataset.number ?? -1),
  ask: document.querySelector('[data-testid="table"]')?.dataset.ask ?? "",
})
"""


class Control(msgspec.Struct, frozen=True):
    """Something that can be pressed, and where it lies."""

    name: str
    x: float
    y: float


class Sight(msgspec.Struct, frozen=True):
    """What can be pressed at one moment."""

    bare: bool  # nothing lies open over the table, or on the scales
    found: tuple[Control, ...]


class Crawler:
    """Goes through everything that can be pressed in one position.

    Time on the page flies (``page.clock``), so nothing is waited for but the server's answers.
    """

    def __init__(
        self, page: Page, fresh: Callable[[], str], ask: str, *, within: str = TABLE, first: Iterable[str] = ()
    ) -> None:
        self.pressed: list[str] = []
        self.decided: set[str] = set()  # what was pressed and changed the game, by the first word
        self._page = page
        self._fresh = fresh  # gives the path of a table that nobody has touched
        self._ask = ask
        self._within = within  # a selector: what is pressed lies in such
        self._first = tuple(first)  # what is pressed in every fresh table before anything else
        self._ways: dict[str, tuple[str, ...]] = {}  # to everything ever seen: what to press first
        self._way: list[str] = []
        self._number = -1
        self._unanswered: set[int] = set()
        self._fetching: set[Request] = set()  # parts of the page that come when they are wanted
        page.on("websocket", self._listen)
        page.on("request", self._asked_for)
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._came)

    # Playwright takes no methods of built-in types.

    def _asked_for(self, request: Request) -> None:
        self._fetching.add(request)

    def _came(self, request: Request) -> None:
        self._fetching.discard(request)

    def press_everything(self) -> None:
        """Press all there is; whatever was seen once must be found again."""
        self._begin()
        while (name := self._next()) is not None:
            self._press(name)
            assert len(self.pressed) <= _MOST_CONTROLS, self.pressed

    def _next(self) -> str | None:
        """Choose what to press next: here, behind what lies open, or in a table of its own."""
        for _ in range(3):
            if name := self._unpressed(self._look()):
                return name
            self._page.keyboard.press("Escape")
            self._pass_time()
            self._way.append("Escape")
        name = self._unpressed(self._ways)
        if name is None:
            return None
        self._begin()
        for step in self._ways[name]:
            self._do(step)
        assert name in self._look(), f"{name!r} was there after {self._ways[name]}, and is not any more."
        return name

    def _unpressed(self, names: dict[str, Any]) -> str | None:
        return next((name for name in names if name not in self.pressed), None)

    def _begin(self) -> None:
        """Come to a fresh table."""
        self._way = []
        self._unanswered.clear()
        self._fetching.clear()
        self._page.goto(self._fresh())
        self._page.get_by_test_id("table").wait_for()
        self._pass_time()
        moment = self._page.evaluate(_MOMENT)
        assert moment["ask"] == self._ask
        self._number = moment["number"]
        for name in self._first:
            control = self._look(TABLE)[name]
            self._page.mouse.click(control.x, control.y)
            self._pass_time()

    def _press(self, name: str) -> None:
        self.pressed.append(name)
        self._do(name)
        moment = self._page.evaluate(_MOMENT)
        if moment["number"] > self._number:
            self.decided.add(name.split(maxsplit=1)[0])
        if moment != {"number": self._number, "ask": self._ask}:
            self._begin()

    def _do(self, name: str) -> None:
        if name == "Escape":
            self._page.keyboard.press("Escape")
        else:
            control = self._look().get(name)
            if control is None:  # a step on the way that leads nowhere new
                return
            self._page.mouse.click(control.x, control.y)
        self._way.append(name)
        self._pass_time()

    def _look(self, within: str | None = None) -> dict[str, Control]:
        within = within or self._within
        sight = msgspec.convert(self._page.evaluate(_CONTROLS, within), Sight)
        if sight.bare:  # as if nothing had been pressed
            self._way.clear()
        found = {one.name: one for one in sight.found}
        for name in found if within == self._within else ():
            if len(self._way) < len(self._ways.get(name, _NOWHERE)):
                self._ways[name] = tuple(self._way)
        return found

    def _pass_time(self) -> None:
        """Let the page go on until it waits for nothing."""
        quiet = 0
        while quiet < 2:  # what has come may ask for more
            self._page.clock.run_for(_FRAMES_MS)
            self._page.clock.fast_forward(_A_WHILE_MS)
            quiet = 0 if self._unanswered or self._fetching else quiet + 1
            while self._unanswered:
                self._page.wait_for_timeout(5)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._said)
        line.on("framereceived", self._told)
        line.on("close", lambda _: self._unanswered.clear())

    def _said(self, frame: str | bytes) -> None:
        said: dict[str, Any] = json.loads(frame)
        if said["say"] != "hello":
            self._unanswered.add(said["id"])

    def _told(self, frame: str | bytes) -> None:
        self._unanswered.discard(json.loads(frame).get("to"))
