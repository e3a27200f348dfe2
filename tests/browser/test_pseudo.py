"""The page in a language nobody speaks: whatever can be read as English did not come from a catalogue.

Its words are 40 % longer than English ones, so what has no room for them is found as well.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, Wanted, free_turn, phase, position
from browser.reading import NAMES, english_on, speak_pseudo, too_large_on
from browser.sight import come_to, come_to_rest, settled
from browser.test_every_control import exploring, looked, must_sell
from browser.test_sizes import judged
from browser.watching import Watch

pytestmark = pytest.mark.browser

SIZES: Final = ((1440, 900), (820, 1180), (390, 844), (360, 640), (844, 390))
#: What is looked at on every change; the others are looked at before something is called done.
USUAL: Final = ((1440, 900), (390, 844))

#: By what is asked, and where.
MOMENTS: Final[dict[str, tuple[Wanted, str]]] = {
    "turn": (free_turn, "great_pyramid"),
    "must-sell": (must_sell, "great_pyramid"),
    "sphinx": (exploring, "sphinx"),
    "mine": (exploring, "mine"),
    "ruins": (exploring, "buried_ruins"),
    "looked": (looked, "temple"),
    "storm": (phase("losing"), "great_pyramid"),
    "tent": (phase("tents"), "great_pyramid"),
    "thief": (phase("victim"), "great_pyramid"),
    "tomb": (phase("keeping"), "tomb"),
    "mining": (phase("mining"), "mine"),
    "temple": (phase("looking"), "temple"),
}


def abroad(visit: Visit, size: tuple[int, int] = (1440, 900), **options: object) -> Page:
    """Open a page that speaks the language nobody speaks."""
    page = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", **options)
    speak_pseudo(page)
    return page


def read(page: Page, wrong: list[str], scene: str) -> None:
    """Note what is English here, and what does not fit."""
    come_to_rest(page)
    wrong += [f"{scene}: {one}" for one in (*english_on(page, NAMES), *too_large_on(page))]


def around_the_table(page: Page, wrong: list[str]) -> None:
    """Go through all that is not a table in play: home, its sheets, a new table in every way, the seats, nowhere."""
    page.goto("/")
    page.get_by_test_id("dig-now").wait_for()
    page.wait_for_function("() => document.querySelector('#dig-what').textContent.trim() !== ''")
    read(page, wrong, "home")
    settings, join = page.locator("header button"), page.locator(".others button")
    settings.click()
    page.locator("dialog").wait_for()  # what it holds is fetched first
    read(page, wrong, "settings")
    page.keyboard.press("Escape")
    join.click()
    page.locator("dialog form button").click()
    read(page, wrong, "join, without a link")
    page.locator("#link").fill("no link at all")
    page.locator("dialog form button").click()
    read(page, wrong, "join, with no link")
    page.keyboard.press("Escape")
    page.goto("/nowhere/at/all")
    page.locator(".panel h1").wait_for()
    read(page, wrong, "nowhere")
    page.goto("/table/abcdefghijkl")
    page.locator(".panel h1").wait_for()
    read(page, wrong, "no such table")
    page.goto("/new")
    ways = page.locator("fieldset").first.locator("label")
    for way in range(3):
        ways.nth(way).click()
        for clock in range(4):
            page.locator("fieldset:has(input[value=move])").locator("label").nth(clock).click()
        read(page, wrong, f"new table {way}")
    page.locator("fieldset:has(input[value=sand])").locator("label").last.click()
    page.locator(".add button").first.click()
    page.locator("ol input").first.fill("")
    page.locator("footer button").click()
    read(page, wrong, "new table, refused")
    page.locator("ol input").first.fill("Ann")
    page.locator("footer button").click()
    page.locator(".seats").wait_for()
    read(page, wrong, "seats")
    page.locator("summary").click()
    read(page, wrong, "seats, fair dealing")
    page.locator("header > button").last.click()
    page.locator("dialog").wait_for()
    read(page, wrong, "seats, settings")


def everything_open(page: Page, wrong: list[str], scene: str) -> None:
    """Look at a moment of a game, and at what can be opened over it."""
    read(page, wrong, scene)
    if page.locator("dialog[open]").count() > 0:
        return
    for testid in ("monument-details", "seat-details", "action-explore"):
        opens = page.get_by_test_id(testid)
        if opens.count() == 0 or opens.first.get_attribute("aria-disabled") == "true":
            continue
        opens.first.click()
        page.locator("dialog[open]").wait_for()
        read(page, wrong, f"{scene}, {testid}")
        page.keyboard.press("Escape")
    if page.get_by_test_id("action-end").count() == 0:
        return
    page.get_by_test_id("action-sell").click()
    page.get_by_test_id("price-list").wait_for()
    read(page, wrong, f"{scene}, prices")
    page.keyboard.press("Escape")
    if page.get_by_test_id("action-trade").get_attribute("aria-disabled") != "true":
        settled(page)
        page.get_by_test_id("action-trade").click()
        page.get_by_test_id("trade-tray").wait_for()
        read(page, wrong, f"{scene}, trade")


@pytest.mark.parametrize("size", USUAL, ids=str)
def test_no_page_around_the_table_speaks_english(visit: Visit, watch: Watch, size: tuple[int, int]) -> None:
    watch.expect("404")  # what is nowhere, is nowhere
    wrong: list[str] = []
    around_the_table(abroad(visit, size), wrong)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_moment_of_a_game_speaks_english(visit: Visit, lay_out: LayingOut, moment: str) -> None:
    wanted, monument = MOMENTS[moment]
    wrong: list[str] = []
    page = abroad(visit, flying=True)
    come_to(page, lay_out(position(wanted, monument=monument)))
    everything_open(page, wrong, moment)
    assert not wrong, "\n".join(wrong)


def test_a_whole_game_speaks_no_english(visit: Visit) -> None:
    wrong: list[str] = []
    page = abroad(visit, flying=True)
    page.goto("/")
    page.get_by_test_id("dig-now").click()
    player = PagePlayer(page, on_scene=lambda scene: read(page, wrong, scene))
    player.play()
    player.end()
    expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    for more in page.locator("dialog summary").all():
        more.click()
    read(page, wrong, "the end, and the check")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_longer_words_fit_every_page_on_every_screen(visit: Visit, watch: Watch, size: tuple[int, int]) -> None:
    watch.expect("404")
    wrong: list[str] = []
    around_the_table(abroad(visit, size), wrong)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_longer_words_fit_every_moment_on_every_screen(
    visit: Visit, lay_out: LayingOut, moment: str, size: tuple[int, int]
) -> None:
    wanted, monument = MOMENTS[moment]
    wrong: list[str] = []
    page = abroad(visit, size, flying=True)
    come_to(page, lay_out(position(wanted, monument=monument, players=5)))
    everything_open(page, wrong, moment)
    assert not wrong, "\n".join(wrong)


def test_longer_words_fit_the_table(visit: Visit, lay_out: LayingOut) -> None:
    """As English ones must (test_sizes.py): answers in sight, cards readable."""
    page = abroad(visit, flying=True)
    come_to(page, lay_out(position(free_turn, players=5)))
    wrong = judged(page, trading=False)
    assert not wrong, "\n".join(wrong)
