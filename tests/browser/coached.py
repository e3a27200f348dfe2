"""Somebody who learns the game in a browser: they read what the coach says, and do what it points at."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, Route, expect

#: More than any lesson has.
_MOST_CUES: Final = 120

#: Where it points at lies under nothing else: not under the coach, not under the foot of a phone.
_COVERED: Final = """
() => {
  const there = document.querySelector("[data-pointed]");
  if (there === null || !there.matches("button")) return null;
  const { left, top, width, height } = there.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over === null || !there.contains(over) ? `${there.dataset.testid}: ${over?.className}` : null;
}
"""

_RESTS: Final = """
(cue) => {
  const coach = document.querySelector('[data-testid="coach"]')?.dataset;
  if (document.querySelector('[data-testid="lesson-over"]')) return true;
  return coach && coach.cue !== cue && coach.cue !== "lesson-watch" && !document.querySelector("[data-settling]");
}
"""

Press = Callable[[Locator], None]


def begin(page: Page) -> None:
    """Go from the home page to the lesson; its bot does not keep anybody waiting."""

    def at_once(route: Route) -> None:
        wished = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wished, "pace": "instant"}))

    page.route("**/api/tables", at_once)
    page.goto("/")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("coach")).to_be_visible()


def click(there: Locator) -> None:
    """Press it with a pointer."""
    there.click()


def go_on(page: Page, press: Press = click, until: str = "", judge: Callable[[str], None] | None = None) -> list[str]:
    """Do what the coach says until it says this, or to the end of the lesson; give what it said."""
    said: list[str] = []
    cue = ""
    while len(said) < _MOST_CUES:
        page.wait_for_function(_RESTS, arg=cue)
        if page.get_by_test_id("lesson-over").count():
            return said
        cue = page.get_by_test_id("coach").get_attribute("data-cue") or ""
        said.append(cue)
        if cue == until:
            return said
        if judge is not None:
            judge(cue)
        reads = page.get_by_test_id("coach-next")
        if reads.count():
            press(reads)
        else:
            expect(page.locator("[data-pointed]")).to_have_count(1)
            page.wait_for_function(f"() => ({_COVERED})() === null")  # it may still be scrolled to
            press(page.locator("[data-pointed]"))
    raise AssertionError(f"The lesson does not end: {said[-5:]}")
