"""axe-core finds nothing on any page or in any dialogue: pairwise over theme, size, language; all in `make long`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import serious
from browser.coached import begin
from browser.conftest import Visit
from browser.positions import LayingOut, finished, free_turn, position
from browser.screens import DESK, PHONE
from browser.sight import come_to, settled

pytestmark = pytest.mark.browser

SMALL: Final = {**PHONE, "viewport": {"width": 320, "height": 640}}
SIZES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (("desk", DESK), ("phone", PHONE), ("small", SMALL))
LANGUAGES: Final = ("en-US", "de-DE", "fr-FR")
THEMES: Final = ("light", "dark")

#: Opens one screen after the other; gives the name of each.
Journey = Callable[[Page, LayingOut], Iterator[str]]


def around_the_tables(page: Page, _: LayingOut) -> Iterator[str]:
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    yield "home"
    page.locator("header button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings"
    page.goto("/new")
    expect(page.locator("ol > li").first).to_be_visible()
    yield "new table"
    page.goto("/rules")
    expect(page.locator("#R10")).to_be_visible()
    yield "rules"


def in_a_turn(page: Page, lay_out: LayingOut) -> Iterator[str]:
    come_to(page, lay_out(position(free_turn, players=4)))
    yield "table"
    for button in ("action-sell", "action-explore", "monument-details", "help-button"):
        settled(page)
        page.get_by_test_id(button).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if button == "help-button":
            expect(page.locator("dialog #R10")).to_be_attached()
        yield button
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-testid=seat-details], button[data-testid=opponent]").first.click()
    expect(page.get_by_test_id("seat-dialogue")).to_be_visible()
    yield "seat"


def at_the_end(page: Page, lay_out: LayingOut) -> Iterator[str]:
    page.goto(lay_out(finished()))
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "result"


def learning(page: Page, _: LayingOut) -> Iterator[str]:
    begin(page)
    yield "lesson"


JOURNEYS: Final[tuple[Journey, ...]] = (around_the_tables, in_a_turn, at_the_end, learning)


def look_through(journey: Journey, visit: Visit, lay_out: LayingOut, size: int, theme: str, language: str) -> None:
    page = visit(**SIZES[size][1], color_scheme=theme, locale=language, reduced_motion="reduce")
    wrong = [f"{screen}: {found}" for screen in journey(page, lay_out) for found in serious(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", range(len(SIZES)), ids=[name for name, _ in SIZES])
@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.__name__)
def test_pairwise(journey: Journey, size: int, visit: Visit, lay_out: LayingOut) -> None:
    """Every two of journey, size, language and theme meet."""
    row = JOURNEYS.index(journey) + size
    look_through(journey, visit, lay_out, size, THEMES[row % 2], LANGUAGES[row % 3])


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", range(len(SIZES)), ids=[name for name, _ in SIZES])
@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.__name__)
def test_all(journey: Journey, size: int, language: str, theme: str, visit: Visit, lay_out: LayingOut) -> None:
    look_through(journey, visit, lay_out, size, theme, language)
