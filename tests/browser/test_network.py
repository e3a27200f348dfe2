"""Two browsers at one table over the network, by the shared link, and somebody who only watches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PATIENCE_MS, Visit
from browser.hastening import hasten, hastened
from browser.new_table import fill_in
from browser.page_player import PagePlayer
from browser.screens import PHONE
from digsite.web.process import ServerProcess

pytestmark = pytest.mark.browser

SMALL: Final = {"width": 900, "height": 700}


def open_for_others(page: Page, name: str, **plan: object) -> str:
    """Open a table for somebody who comes by the link; give the link."""
    fill_in(page, way="Over the network", names=[name], **plan)  # type: ignore[arg-type]
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Send this link to the others")
    expect(link).to_be_visible()
    return link.input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Follow the link and take the free seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("at this screen")).to_be_visible()


def start(page: Page) -> None:
    """Deal."""
    expect(page.get_by_text("Everything is ready.")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.get_by_test_id("table").wait_for()


def play_together(
    players: list[PagePlayer], watching: Sequence[Page] = (), until: Callable[[], bool] = lambda: False
) -> None:
    """Play to the end, or until something holds; whatever one does is soon on every other screen."""
    pages = [*(player.page for player in players), *watching]
    _all_see(pages, max(player.look().number for player in players))
    while not until():
        sights = [player.look() for player in players]
        latest = max(sight.number for sight in sights)
        if any(sight.number < latest for sight in sights):
            _all_see(pages, latest)
            continue
        if sights[0].over:
            return
        player = asked_of(players)
        _all_see(pages, player.decide(player.look()) + 1)


def asked_of(players: Sequence[PagePlayer]) -> PagePlayer:
    """Wait until one of the players is asked something.

    That is not told in one breath with everything else: somebody who takes a seat back from a bot is asked a moment
    after the others see that.
    """
    deadline = monotonic() + PATIENCE_MS / 1000
    while monotonic() < deadline:
        asked = [player for player in players if player.look().ask != "none"]
        assert len(asked) <= 1, "Only one player decides at a time."
        if asked:
            return asked[0]
        players[0].page.wait_for_timeout(20)
    raise AssertionError("Whenever the game goes on, one of the players is asked something.")


def _all_see(pages: Sequence[Page], number: int) -> None:
    for page in pages:
        page.wait_for_function(
            "(now) => Number(document.querySelector('[data-testid=\"table\"]')?.dataset.number ?? -1) >= now",
            arg=number,
        )


@hastened
def test_a_game_between_two_browsers_with_a_spectator(visit: Visit, server: ServerProcess, hurry: bool) -> None:
    ann, ben, cleo = (
        visit(flying=True, reduced_motion="reduce"),
        visit(flying=True, **PHONE, reduced_motion="reduce"),
        visit(flying=True, viewport=SMALL, reduced_motion="reduce"),
    )
    link = open_for_others(ann, "Ann", variants=["Fierce Weather"])
    assert "secret" not in link
    sit_down(ben, link, "Ben")
    cleo.goto(link)
    expect(cleo.get_by_text("You are watching: every seat is taken.")).to_be_visible()
    expect(ann.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    start(ann)
    for page in (ben, cleo):
        page.get_by_test_id("table").wait_for()
    expect(cleo.get_by_text("You are watching")).to_be_visible()
    players = [PagePlayer(ann), PagePlayer(ben, touch=True)]

    if hurry:
        play_together(players, [cleo], until=lambda: all(player.met.total() > 2 for player in players))
        hasten(server, [ann, ben], [cleo])
    play_together(players, [cleo])

    met = players[0].met + players[1].met
    # Every thief and storm of the dig site comes up, and here always before somebody who holds cards.
    storms = met["storm changed"] + met["storm as suggested"] + met["tent used"]
    assert hurry or met["thief"] + storms >= 6, met
    assert cleo.get_by_test_id("hand").count() == 0
    assert cleo.get_by_test_id("hand-kind").count() == 0
    words = [page.get_by_role("dialog").get_by_role("table").inner_text() for page in (ann, ben, cleo)]
    assert words[0].replace("You", "Ann") == words[1].replace("You", "Ben") == words[2]
    for page in (ann, ben):
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(cleo.get_by_role("button", name="Rematch")).to_have_count(0)

    # Each browser has checked the game by itself; both players committed, and the spectator was there.
    for page in (ann, ben, cleo):
        expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    for page in (ann, ben):
        page.get_by_text("What was checked").click()
        expect(page.get_by_text("Everybody committed to their random bytes before anybody showed any")).to_be_visible()

    ann.get_by_role("button", name="Rematch").click()
    expect(ben.get_by_test_id("rematch-accept")).to_be_in_viewport(ratio=1)  # however far down Ben has read
    ben.get_by_test_id("rematch-accept").click()  # nobody is taken along unasked
    for page in (ann, ben, cleo):
        page.wait_for_url(lambda url: url != link)
        page.locator('[data-testid="table"]:not([data-phase="over"])').wait_for()
    assert ann.url == ben.url == cleo.url


def test_nobody_is_shown_more_than_they_may_know(visit: Visit) -> None:
    """A spectator's page holds no card of any hand, nor does a player's hold one of the other's."""
    ann, ben, cleo = visit(), visit(), visit()
    link = open_for_others(ann, "Ann", first=0)
    sit_down(ben, link, "Ben")
    cleo.goto(link)
    start(ann)
    sight = PagePlayer(ann).look()
    for page in (ben, cleo):
        expect(page.get_by_test_id("table")).to_have_attribute("data-number", str(sight.number))
    assert cleo.get_by_test_id("hand").count() == 0
    market = {pile.treasure for pile in sight.all("market-pile")}
    shown = set(
        cleo.evaluate("() => [...document.querySelectorAll('[data-treasure]')].map((one) => one.dataset.treasure)")
    )
    assert shown == market
    spots = cleo.evaluate("() => [...document.querySelectorAll('[data-spot]')].map((one) => one.dataset.spot)")
    assert not [spot for spot in spots if spot.startswith("hand:") and spot.count(":") > 1]


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Join by link…").click()
    page.get_by_label("The link you got").fill("what is this")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("That isn’t a table link.")).to_be_visible()
