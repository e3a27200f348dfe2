"""Every control of the table does something, or nothing, but never breaks the page: for every kind of question."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import closing
from typing import Final, get_args

import msgspec
import pytest

from browser.conftest import Visit
from browser.every_control import TABLE, Crawler
from browser.positions import LayingOut, Wanted, position
from browser.watching import Watch
from digsite.game import EndTurn, Explore, Game, Sell, Trade
from digsite.tables.messages import AnyAsk
from digsite.web.process import ServerProcess

pytestmark = pytest.mark.browser


class Moment(msgspec.Struct, frozen=True):
    """A position in which something is asked, and what must be pressed there at least."""

    wanted: Wanted
    pressed: frozenset[str]
    monument: str = "great_pyramid"
    within: str = TABLE  # where everything is pressed
    first: tuple[str, ...] = ()  # what opens that


def free_turn(game: Game) -> bool:
    """Everything is allowed that a turn allows."""
    legal = game.legal_moves
    return all(next(legal.of(kind), None) is not None for kind in (Explore, Sell, Trade, EndTurn))


def exploring(game: Game) -> bool:
    return game.phase == "act" and next(game.legal_moves.of(Explore), None) is not None


def must_sell(game: Game) -> bool:
    return game.phase == "act" and EndTurn() not in game.legal_moves


def looked(game: Game) -> bool:
    """The player has just looked into a chamber of the temple, and it lies open."""
    return game.phase == "act" and type(game.log[-1]).__name__ == "Looked" and getattr(game.log[-1], "by", None) == 0


def phase(name: str) -> Wanted:
    return lambda game: game.phase == name


#: By what is asked. A new kind of question needs a line of its own: when it is asked, and what is pressed then.
MOMENTS: Final[dict[str, list[Moment]]] = {
    "act": [
        Moment(
            free_turn,
            frozenset({"action-end", "offer", "trade-confirm", "explore-confirm", "sale", "seat-details", "HEADER"}),
            within="body",  # the settings are the same whatever is asked
        ),
        Moment(must_sell, frozenset({"sale"})),
        Moment(exploring, frozenset({"sphinx-name", "explore-confirm"}), "sphinx", "dialog", ("action-explore",)),
        Moment(exploring, frozenset({"explore-confirm"}), "mine", "dialog", ("action-explore",)),
        Moment(looked, frozenset({"looked-put-back"}), "temple", "dialog"),
    ],
    "storm": [Moment(phase("losing"), frozenset({"storm-confirm", "storm-suggest", "hand-kind"}))],
    "tent": [Moment(phase("tents"), frozenset({"tent-use", "tent-keep"}))],
    "thief": [Moment(phase("victim"), frozenset({"thief-choice", "thief-victim"}))],
    "keep": [Moment(phase("keeping"), frozenset({"tomb-confirm", "tomb-card"}), "tomb")],
    "mine": [Moment(phase("mining"), frozenset({"mine-turn-up", "mine-stop"}), "mine")],
    "look": [Moment(phase("looking"), frozenset({"temple-chamber", "temple-decline"}), "temple")],
}


@pytest.fixture(scope="module")
def lay_out(server: ServerProcess) -> Iterator[LayingOut]:
    with closing(LayingOut(server)) as laying_out:
        yield laying_out


def test_every_kind_of_question_has_its_moments() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyAsk)} == set(MOMENTS)


@pytest.mark.parametrize("ask", MOMENTS)
def test_every_control_can_be_pressed(ask: str, visit: Visit, lay_out: LayingOut, watch: Watch) -> None:
    page = visit(reduced_motion="reduce")
    page.clock.install()
    for moment in MOMENTS[ask]:
        there = position(moment.wanted, monument=moment.monument, pace="calm")
        fresh = functools.partial(lay_out, there)
        crawler = Crawler(page, fresh, ask, within=moment.within, first=moment.first)
        crawler.press_everything()
        missing = moment.pressed - {name.split()[0] for name in crawler.pressed}
        assert not missing, f"Never pressed: {missing}, of {crawler.pressed}"
    watch.check()
