"""Every control of the table does something, or nothing, but never breaks the page: for every kind of question."""

from __future__ import annotations

import functools
from typing import Final, get_args

import msgspec
import pytest

from browser.conftest import Visit
from browser.every_control import TABLE, Crawler
from browser.positions import LayingOut, Wanted, free_turn, phase, position
from digsite.game import EndTurn, Explore, Game
from digsite.seat import AnyQuestion

pytestmark = pytest.mark.browser


class Moment(msgspec.Struct, frozen=True):
    """A position in which something is asked, and what must decide something there when it is pressed."""

    wanted: Wanted
    decides: tuple[str, ...]
    looks: tuple[str, ...] = ()  # what must be pressed as well, and decides nothing
    monument: str = "great_pyramid"
    within: str = TABLE  # where everything is pressed
    first: tuple[str, ...] = ()  # what opens that

    def __str__(self) -> str:
        """Name it in the name of a test."""
        return f"{self.wanted.__name__}-{self.monument}"


def exploring(game: Game) -> bool:
    return game.phase == "act" and next(game.legal_moves.of(Explore), None) is not None


def must_sell(game: Game) -> bool:
    return game.phase == "act" and EndTurn() not in game.legal_moves


def looked(game: Game) -> bool:
    """The player has just looked into a chamber of the temple, and it lies open."""
    return game.phase == "act" and type(game.log[-1]).__name__ == "Looked" and getattr(game.log[-1], "by", None) == 0


#: By what is asked. A new kind of question needs a line of its own: when it is asked, and what is pressed then.
MOMENTS: Final[dict[str, list[Moment]]] = {
    "act": [
        Moment(
            free_turn,
            ("action-end", "sale", "tray-sell", "trade-confirm", "explore-confirm"),
            ("action-sell", "seat-details", "monument-details", "HEADER"),
            within="body",  # the settings are the same whatever is asked
        ),
        Moment(must_sell, ("sale",)),
        Moment(exploring, ("explore-confirm",), ("sphinx-name",), "sphinx", "dialog", ("action-explore",)),
        Moment(exploring, ("explore-confirm",), (), "mine", "dialog", ("action-explore",)),
        Moment(looked, (), ("looked-put-back",), "temple", "dialog"),
    ],
    "storm": [Moment(phase("losing"), ("storm-confirm",), ("hand-kind",))],
    "tent": [Moment(phase("tents"), ("tent-use", "tent-keep"))],
    "thief": [Moment(phase("victim"), ("thief-choice", "thief-victim"))],
    "keep": [Moment(phase("keeping"), ("tomb-confirm",), ("tomb-card",), "tomb")],
    "mine": [Moment(phase("mining"), ("mine-turn-up", "mine-stop"), monument="mine")],
    "look": [Moment(phase("looking"), ("temple-chamber", "temple-decline"), monument="temple")],
}


def test_every_kind_of_question_has_its_moments() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyQuestion)} == set(MOMENTS)


@pytest.mark.parametrize(
    ("ask", "moment"), [(ask, moment) for ask, moments in MOMENTS.items() for moment in moments], ids=str
)
def test_every_control_can_be_pressed(ask: str, moment: Moment, visit: Visit, lay_out: LayingOut) -> None:
    """Whatever the page complains of is found by the watch over every visit."""
    page = visit(reduced_motion="reduce")
    page.clock.install()
    there = position(moment.wanted, monument=moment.monument, pace="calm")
    fresh = functools.partial(lay_out, there)
    crawler = Crawler(page, fresh, ask, within=moment.within, first=moment.first)
    crawler.press_everything()
    assert set(moment.decides) <= crawler.decided, crawler.pressed
    assert set(moment.looks) <= {name.split()[0] for name in crawler.pressed}, crawler.pressed
