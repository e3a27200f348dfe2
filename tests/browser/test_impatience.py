"""Whoever presses without looking loses nothing by it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.positions import LayingOut, before, free_turn, phase, position
from browser.screens import DESK, PHONE
from browser.sight import come_to, look, settled

pytestmark = pytest.mark.browser

#: Milliseconds between two presses of somebody impatient: some of them just miss the moment when presses count again.
_INTERVALS: Final = (550, 50, 120, 710, 230, 340, 450)
#: So often is pressed after the question is there: long enough for everything to have settled, more than once.
_PRESSES: Final = 2 * len(_INTERVALS)
#: After so long without a press, one is meant even where another button lay (settling.ts).
REST_MS: Final = 1_500
#: After so long everything has settled.
SETTLED_MS: Final = 1_000

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desk": DESK,
    "short desk": {"viewport": {"width": 1024, "height": 768}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
    "small phone": {**PHONE, "viewport": {"width": 320, "height": 568}},
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
}

Spot = tuple[float, float]
Box = tuple[float, float, float, float]

#: Where things lie once they have come to where they go.
_BOXES: Final = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})
"""


def boxes(page: Page, selector: str) -> list[Box]:
    """Say where everything lies that a selector finds."""
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    return [(left, top, right, bottom) for left, top, right, bottom in page.evaluate(_BOXES, selector)]


def middle(box: Box) -> Spot:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def shown(name: str) -> str:
    return f'[data-testid="{name}"]'


def number(page: Page) -> int:
    return look(page).number


def presser(page: Page, screen: str) -> Callable[[Spot], None]:
    """Press with what the screen has: a finger or a mouse."""
    if "phone" in screen:
        return lambda spot: page.touchscreen.tap(*spot)
    return lambda spot: page.mouse.click(*spot)


# On a busy machine presses come late, and after a rest they are meant: here time passes on the page alone.


def stand_still(page: Page) -> None:
    """Let no time pass on the page by itself, from when all that lies there was seen for a while."""
    page.clock.pause_at(page.evaluate("() => Date.now() / 1_000 + 5"))
    page.clock.run_for(1_000)


def passing(page: Page, milliseconds: int) -> None:
    """Let time pass on the page, frame by frame."""
    page.clock.run_for(milliseconds)


def press_on(page: Page, press: Callable[[Spot], None], spot: Spot) -> None:
    """Press one spot, on and on."""
    for interval in islice(cycle(_INTERVALS), _PRESSES):
        press(spot)
        passing(page, interval)


def moved(page: Page, number: int) -> None:
    """See that a press was taken."""
    page.locator(f'{shown("table")}:not([data-number="{number}"])').wait_for()


# The impatient clicker.


@pytest.mark.parametrize(
    ("ask", "comes", "ends", "screen"),
    [
        ("tent", "tents", 1, "desk"),
        ("tent", "tents", 1, "phone"),
        ("storm", "losing", 1, "desk"),
        ("thief", "victim", 2, "phone"),
    ],
)
def test_pressing_on_after_the_end_of_a_turn_costs_nothing(
    ask: str, comes: str, ends: int, screen: str, visit: Visit, lay_out: LayingOut
) -> None:
    """No tent is used, no card is lost, nobody is robbed: the question waits for somebody who looks."""
    page = visit(**SCREENS[screen])
    page.clock.install()
    come_to(page, lay_out(position(before(comes, ends), players=2, level="professor")))
    stand_still(page)
    press = presser(page, screen)
    spot = middle(boxes(page, shown("action-end"))[0])
    for interval in _INTERVALS[1:3]:
        press(spot)
        passing(page, interval)
    page.locator(f'{shown("table")}[data-ask="{ask}"]').wait_for()
    asked = look(page)
    press_on(page, press, spot)
    now = look(page)
    assert (now.number, now.ask, now.hand()) == (asked.number, asked.ask, asked.hand())
    # It does take presses: those that are meant for it.
    page.get_by_test_id({"tent": "tent-keep", "storm": "storm-confirm", "thief": "thief-choice"}[ask]).first.click()
    moved(page, now.number)


def test_pressing_on_another_player_robs_nobody(visit: Visit, lay_out: LayingOut) -> None:
    """Whoever looks at a museum while a thief comes: the player lies where they lay, and can be robbed now."""
    page = visit(**PHONE)
    page.clock.install()
    come_to(page, lay_out(position(before("victim", 2), players=2, level="professor")))
    stand_still(page)
    press = presser(page, "phone")
    spot = middle(boxes(page, shown("opponent"))[0])
    press(spot)
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    passing(page, SETTLED_MS)
    page.keyboard.press(".")
    page.locator(f'{shown("table")}[data-ask="thief"]').wait_for()
    asked = look(page)
    press_on(page, press, spot)
    assert (look(page).number, look(page).ask) == (asked.number, asked.ask)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    passing(page, REST_MS)
    press(spot)  # meant
    moved(page, asked.number)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_pressing_on_after_a_trade_is_put_back_does_not_end_the_turn(
    screen: str, visit: Visit, lay_out: LayingOut
) -> None:
    """Both are at the right end of the answers."""
    page = visit(**SCREENS[screen])
    page.clock.install()
    come_to(page, lay_out(position(free_turn, players=2)))
    stand_still(page)
    press = presser(page, screen)
    before = number(page)
    (end,) = boxes(page, shown("action-end"))
    page.get_by_test_id("action-trade").click()
    passing(page, SETTLED_MS)
    (back,) = boxes(page, shown("trade-cancel"))
    assert meet(back, end)
    spot = (max(back[0], end[0]) + min(back[2], end[2])) / 2, (max(back[1], end[1]) + min(back[3], end[3])) / 2
    press_on(page, press, spot)
    expect(page.get_by_test_id("trade-tray")).to_be_hidden()
    assert number(page) == before
    passing(page, REST_MS)
    press(spot)  # meant
    moved(page, before)


# What costs something lies elsewhere than the button pressed last.


@pytest.mark.parametrize("screen", SCREENS)
def test_storms_and_thieves_are_answered_elsewhere_than_a_turn_is_ended(
    screen: str, visit: Visit, lay_out: LayingOut
) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(free_turn, players=5)))
    (end,) = boxes(page, shown("action-end"))
    for asked in ("tents", "losing", "victim"):
        come_to(page, lay_out(position(phase(asked), players=5)))
        costly = boxes(page, "[data-costly]")
        assert costly
        assert not [box for box in costly if meet(box, end)], asked


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_keeping_the_tent_does_not_lead_to_what_is_lost(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(phase("tents"))))
    (keep,) = boxes(page, shown("tent-keep"))
    presser(page, screen)(middle(keep))
    page.locator(f'{shown("table")}[data-ask="storm"]').wait_for()
    (lose,) = boxes(page, shown("storm-confirm"))
    assert not meet(keep, lose)


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize(("monument", "ask"), [("mine", "mine"), ("tomb", "keep")])
def test_what_is_inside_is_decided_elsewhere_than_the_way_in(
    monument: str, ask: str, screen: str, visit: Visit, lay_out: LayingOut
) -> None:
    page = visit(**SCREENS[screen])
    press = presser(page, screen)
    come_to(page, lay_out(position(free_turn, monument=monument)))
    (explore,) = boxes(page, shown("action-explore"))
    press(middle(explore))
    page.get_by_test_id("explore-dialogue").wait_for()
    if (chamber := page.locator(f"{shown('explore-chamber')}:not([aria-disabled])")).count():
        chamber.first.click()
    (confirm,) = boxes(page, shown("explore-confirm"))
    assert not meet(explore, confirm)
    settled(page)
    press(middle(confirm))
    page.locator(f'{shown("table")}[data-ask="{ask}"]').wait_for()
    costly = boxes(page, "dialog [data-costly]")
    assert costly
    assert not [box for box in costly if meet(box, confirm)]


# Looking takes a moment.


def test_another_question_takes_a_pointer_only_when_it_was_seen_for_a_while(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce")
    page.clock.install()
    page.goto(lay_out(position(phase("tents"))))
    page.get_by_test_id("table").wait_for()
    stand_still(page)
    use = middle(boxes(page, shown("tent-use"))[0])
    keep = middle(boxes(page, shown("tent-keep"))[0])
    page.mouse.click(*keep)
    page.locator(f'{shown("table")}[data-ask="storm"]').wait_for()
    asked = look(page)
    lose = middle(boxes(page, shown("storm-confirm"))[0])
    for passed in (0, 100, 500):  # painted within the first of them
        passing(page, passed)
        page.mouse.click(*lose)
        page.mouse.click(*use)
        assert look(page) == asked
    passing(page, 200)
    page.mouse.click(*lose)
    page.locator(f'{shown("table")}:not([data-ask="storm"])').wait_for()


def test_a_key_counts_once_and_only_after_the_question_is_painted(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce")
    page.clock.install()
    page.goto(lay_out(position(phase("tents"))))
    page.get_by_test_id("table").wait_for()
    stand_still(page)
    page.get_by_test_id("tent-keep").focus()
    page.keyboard.down("Enter")
    page.locator(f'{shown("table")}[data-ask="storm"]').wait_for()
    asked = look(page)
    page.keyboard.down("Enter")  # held: the keyboard repeats it
    passing(page, 60)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert look(page) == asked
    page.keyboard.press("Enter")
    page.locator(f'{shown("table")}:not([data-ask="storm"])').wait_for()


# Selling.


def nothing_lies_open(page: Page) -> None:
    for what in ("dialog[open]", shown("price-list"), shown("trade-tray")):
        expect(page.locator(what)).to_have_count(0)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_second_press_on_sell_falls_on_nothing_behind(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    """Time stands still on the page: the second press comes just so much later, however busy the machine is."""
    page = visit(**SCREENS[screen], reduced_motion="reduce")
    page.clock.install()
    there = position(free_turn, players=2)
    come_to(page, lay_out(there))
    kinds = list(look(page).hand())
    for treasure, pause in zip(kinds, (0, 150, 300), strict=False):
        page.clock.resume()
        come_to(page, lay_out(there))
        before = number(page)
        stand_still(page)
        page.get_by_test_id("action-sell").click()
        passing(page, 1_000)
        spot = middle(boxes(page, f'{shown("sale")}[data-treasure="{treasure}"][data-count="1"]')[0])
        page.mouse.click(*spot)
        expect(page.get_by_test_id("table")).to_have_attribute("data-number", str(before + 1))
        passing(page, pause)
        page.mouse.click(*spot, click_count=2)
        passing(page, 1_000)
        nothing_lies_open(page)
        assert number(page) == before + 1
