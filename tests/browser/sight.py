"""What a player sees at one moment: what can be pressed, why other things cannot, and the figures beside them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from playwright.sync_api import Page, expect

#: Read in one go, so that it is one moment. Only what is really shown counts.
_LOOK: Final = r"""
() => {
  const number = (text) => (text === undefined || text === null || text === "" ? null : Number(text));
  const table = document.querySelector('[data-testid="table"]');
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const read = (element) => ({
    testid: element.dataset.testid,
    treasure: element.dataset.treasure ?? "",
    count: number(element.dataset.count),
    raised: number(element.dataset.raised),
    trade: number(element.dataset.trade) ?? 0,
    chamber: number(element.dataset.chamber),
    seat: number(element.dataset.seat),
    label: element.getAttribute("aria-label") ?? element.textContent.trim(),
    prices: element.querySelector(".ladder")?.children.length ?? 0,
    why: element.getAttribute("aria-disabled") === "true" ? (element.dataset.why ?? "") : null,
  });
  const figures = (testid) => document.querySelector(`[data-testid="${testid}"]`)?.dataset ?? {};
  return {
    number: number(table?.dataset.number) ?? -1,
    ask: table?.dataset.ask ?? "none",
    phase: table?.dataset.phase ?? "",
    handing_over: document.querySelector('[data-testid="hand-over"]')?.dataset.name ?? null,
    monument: document.querySelector('[data-testid="monument"]')?.dataset.monument ?? "",
    left_to_dig: number(figures("dig-left").count) ?? 0,
    thieves: number(figures("thieves-left").count) ?? 0,
    storms: number(figures("storms-left").count) ?? 0,
    owed: number(figures("balance").owed),
    chance: number(figures("gauge").chance),
    pressable: [...document.querySelectorAll("button[data-testid]")].filter(shown).map(read),
    too_wide: document.scrollingElement.scrollWidth - innerWidth,
  };
}
"""


_AT_REST: Final = """
() => Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => undefined)))
"""


class Pressable(msgspec.Struct, frozen=True):
    """A button as a player sees it."""

    testid: str
    treasure: str
    count: int | None
    raised: int | None
    chamber: int | None
    seat: int | None
    label: str
    trade: int  # the trade value of a card
    prices: int  # entries in the price list of the card on it
    why: str | None  # greyed, and why


class Sight(msgspec.Struct, frozen=True):
    """One moment at a table."""

    number: int  # -1: no table is shown
    ask: str
    phase: str
    handing_over: str | None  # to whom
    monument: str
    left_to_dig: int
    thieves: int
    storms: int
    owed: int | None  # on the scales
    chance: float | None  # of the mine coming down
    pressable: tuple[Pressable, ...]
    too_wide: int  # pixels the page is wider than the screen

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def all(self, testid: str) -> list[Pressable]:
        """List what is shown under a name, greyed or not."""
        return [one for one in self.pressable if one.testid == testid]

    def free(self, testid: str) -> list[Pressable]:
        """List what can be pressed under a name."""
        return [one for one in self.all(testid) if one.why is None]

    def hand(self) -> dict[str, int]:
        """Count one's own cards."""
        return {one.treasure: one.count or 0 for one in self.all("hand-kind")}


def come_to(page: Page, path: str) -> None:
    """Come to a table, and look at it until it takes presses."""
    page.goto(path)
    page.get_by_test_id("table").wait_for()
    settled(page)


def settled(page: Page) -> None:
    """Wait until what lies on the table takes presses."""
    expect(page.locator("[data-settling]")).to_have_count(0)


def come_to_rest(page: Page) -> None:
    """Wait until what moves has come to where it goes: dialogues, too, which open in a task of their own."""
    page.wait_for_function("() => !document.querySelector('dialog:not([open])')")
    page.evaluate(_AT_REST)


def look(page: Page) -> Sight:
    """Look at the page now."""
    seen: Any = page.evaluate(_LOOK)
    return msgspec.convert(seen, Sight)
