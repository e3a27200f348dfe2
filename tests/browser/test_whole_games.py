"""Whole games through the page: every monument of both editions, and everything that comes up on the way."""

from __future__ import annotations

from typing import ClassVar

import pytest
from playwright.sync_api import Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer

pytestmark = pytest.mark.browser

CARD_GAME = "Archaeology: The Card Game"
NEW_EXPEDITION = "Archaeology: The New Expedition"
#: What a whole game comes to on the way.
WHOLE = ("trade by cheapest", "sale", "turn ended", "thief")

#: Every monument, what it asks of whoever explores it, and a deal in which that comes up soon.
MONUMENTS = [
    (CARD_GAME, "Pyramid", ("explore",), 280297515),
    (NEW_EXPEDITION, "Great Pyramid", ("explore",), 1663639504),
    (NEW_EXPEDITION, "Temple", ("explore", "temple looked", "temple declined"), 1399618151),
    (NEW_EXPEDITION, "Tomb", ("explore", "tomb kept", "tomb changed"), 428562654),
    (NEW_EXPEDITION, "Mine", ("explore", "mine turned up", "mine stopped"), 2486231156),
    (NEW_EXPEDITION, "Sphinx", ("naming",), 4129394011),
    (NEW_EXPEDITION, "Buried Ruins", ("explore",), 3906011696),
]


class Usable:
    """Looks with axe at every scene a game comes to: in each theme once, for it takes its time."""

    judged: ClassVar[set[tuple[str, str]]] = set()

    def __init__(self, page: Page, theme: str) -> None:
        self.page = page
        self.theme = theme
        self.wrong: list[str] = []

    def __call__(self, scene: str) -> None:
        if (self.theme, scene) in self.judged:
            return
        self.judged.add((self.theme, scene))
        self.wrong += [f"{scene}: {found}" for found in serious(self.page)]

    def check(self) -> None:
        assert not self.wrong, "\n".join(self.wrong)


def play_at(visit: Visit, place: int, theme: str, *, whole: bool = False) -> None:
    """Play at a monument, by its place in the list, until all it asks was asked, or on to the end of the game."""
    edition, monument, asks, _ = MONUMENTS[place]
    # Of the long ones, those in the light go at the pace of the clock on the wall.
    page = visit(
        flying=not whole or theme == "dark",
        color_scheme=theme,
        reduced_motion="reduce" if place % 4 else "no-preference",
    )
    # With three at the table one's own turns are fewer; where two maps are needed, two get more of them.
    players = 2 if monument == "Temple" else 3
    fill_in(page, edition=edition, monument=monument, players=players, first=0 if edition == NEW_EXPEDITION else None)
    dig(page)
    expect(page.get_by_test_id("monument")).to_contain_text(monument)
    usable = Usable(page, theme)
    player = PagePlayer(page, on_scene=usable)
    player.play_until_met(*asks, *(WHOLE if whole else ()))
    if whole:
        player.play()
        player.end()
        expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    usable.check()
    assert not player.faults


def named(place: object) -> str | None:
    """Name a case after its monument."""
    return MONUMENTS[place][1] if isinstance(place, int) else None


@pytest.mark.parametrize(
    "place",
    [pytest.param(place, marks=pytest.mark.deal(MONUMENTS[place][-1])) for place in range(1, len(MONUMENTS))],
    ids=named,
)
def test_everything_every_monument_asks_is_answered(visit: Visit, place: int) -> None:
    """Of the New Expedition; in the card game there is but one, and the whole game below comes to it."""
    play_at(visit, place, "dark" if place % 2 else "light")


def test_a_whole_game(visit: Visit) -> None:
    """Of the card game; those of the New Expedition are played below, on a phone, and between two browsers."""
    play_at(visit, 0, "dark", whole=True)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", range(len(MONUMENTS)), ids=named)
def test_whole_games_at_every_monument_in_both_themes(visit: Visit, place: int, theme: str) -> None:
    play_at(visit, place, theme, whole=True)


def test_storm_and_thief_with_everything_that_can_be_chosen(visit: Visit) -> None:
    """All storms of fierce weather, tents that hold twice, and a rematch in one press."""
    # Of the long ones, those in the light go at the pace of the clock on the wall.
    page = visit(flying=True, reduced_motion="reduce")
    fill_in(page, variants=["Long Expedition", "Fierce Weather"], players=3)
    dig(page)
    expect(page.get_by_test_id("storms-left")).to_have_attribute("data-of", "6")
    player = PagePlayer(page)
    player.play_until_met("tent used", "tent declined", "storm changed", "storm as suggested", "thief")
    player.play()
    player.end()
    player.rematch()
    expect(page.get_by_test_id("storms-left")).to_have_attribute("data-of", "6")
    assert player.wait().ask != "none"
    assert not player.faults


def test_a_trade_by_hand_and_one_by_cheapest(visit: Visit) -> None:
    """The beam goes from owing to even; nothing is traded before it is confirmed."""
    # Of the long ones, those in the light go at the pace of the clock on the wall.
    page = visit(flying=True)
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    player.play_until(lambda _: bool(player.met["trade by hand"] and player.met["trade by cheapest"]))
    log = page.get_by_test_id("log")
    expect(log.locator("[data-event=trade]", has_text="You trade").first).to_be_visible()
    assert not player.faults
