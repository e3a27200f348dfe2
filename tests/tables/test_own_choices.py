"""Bots and editions of whoever runs the server: offered, played, named bare, and no danger to anybody's game."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.bots.apart import ApartBot
from digsite.editions import load_edition
from digsite.errors import DigsiteError
from digsite.game import Game
from digsite.tables.host.thinking import _choose_apart
from digsite.tables.room.opening import check_level
from digsite.tables.room.options import all_options
from digsite.tables.room.own_choices import BOTS, offer, withdraw
from digsite.tables.room.printed_editions import printed
from digsite.tables.room.seats import SeatAt, bot_name
from digsite.tables.wire import messages as m
from digsite.words import Level, Voice
from tables.visitors import dealt, hosting, live, play_on

BOTS_OF_OURS = """
class Seller:
    def choose(self, view, legal, seconds):
        return next(iter(legal))

class Failing(Seller):
    def choose(self, view, legal, seconds):
        raise ZeroDivisionError("of no use")

class Cheating(Seller):
    def choose(self, view, legal, seconds):
        return "sell 9 map"

class Endless(Seller):
    def choose(self, view, legal, seconds):
        while True:
            pass

class Leaving(Seller):
    def choose(self, view, legal, seconds):
        import os
        os._exit(3)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of bots that the processes of bots can import, too."""
    (tmp_path / "our_bots.py").write_text(BOTS_OF_OURS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    yield
    withdraw()


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    text = load_edition("card-game").path.read_text(encoding="utf-8")
    path = tmp_path / "ours.toml"
    text = text.replace('id = "card-game"', 'id = "ours"').replace("The Card Game", "Our Game")
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.usefixtures("own")
def test_they_are_offered_beside_what_everybody_has(edition: Path) -> None:
    offer(["our_bots:Seller"], [str(edition)])
    options = all_options()
    assert options.levels[-1].id == "Seller"
    assert (options.editions[-1].id, options.editions[-1].name) == ("ours", "Archaeology: Our Game")
    check_level("Seller")
    assert printed("ours").id == "ours"
    assert bot_name("Seller", ["Ann", "Seller"]) == "Seller 2"
    assert SeatAt("bot", "Seller", "Seller").number is None
    for language in ("en", "de", "fr"):
        assert Voice(language).say(Level("Seller")) == Voice(language).say(Level("Seller"), form="bare") == "Seller"
    withdraw()
    with pytest.raises(DigsiteError, match="There is no bot of level 'Seller'"):
        check_level("Seller")


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["our_bots:Nobody"], "has no 'Nobody'"),
        (["our_bots:Seller", "our_bots:Seller"], "Two bots would be called 'Seller'"),
        (["process:"], "Name a program"),
    ],
)
def test_what_cannot_be_offered_is_refused_at_the_start(bots: list[str], told: str) -> None:
    with pytest.raises(DigsiteError, match=told):
        offer(bots, [])


def test_an_edition_under_a_printed_ones_id_is_refused() -> None:
    with pytest.raises(DigsiteError, match="an edition 'card-game' already"):
        offer([], [str(load_edition("card-game").path)])


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("bot", ["Failing", "Cheating", "Leaving"])
def test_a_bot_that_fails_holds_nobody_up(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    game = Game(players=2, seed=3)
    apart = ApartBot(f"our_bots:{bot}")
    with caplog.at_level(logging.ERROR, "digsite.tables"):
        move = _choose_apart(apart, game.view(game.player), game.legal_moves, 1.0)
    apart.close()
    assert move in game.legal_moves
    assert [record.message for record in caplog.records] == ["bot-illegal" if bot == "Cheating" else "bot-failed"]


@pytest.mark.usefixtures("own")
def test_a_bot_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(players=2, seed=3)
    apart = ApartBot("our_bots:Endless")
    monkeypatch.setattr("digsite.bots.apart.STARTING", 0.0)
    monkeypatch.setattr("digsite.bots.apart.GRACE", 0.2)
    with pytest.raises(DigsiteError, match="did not answer within"):
        apart.choose(game.view(game.player), game.legal_moves, 0.1, 1)
    assert apart._worker is None


@live
@pytest.mark.usefixtures("own")
async def test_a_whole_game_with_an_own_bot_in_an_own_edition(tmp_path: Path, edition: Path) -> None:
    offer(["our_bots:Seller"], [str(edition)])
    async with hosting(tmp_path) as host:
        seats = (m.SeatPlan("open"), m.SeatPlan("bot", "Seller"))
        new = m.NewTable(seats, edition="ours", monument="pyramid", pace="instant")
        (ann,) = await dealt(host, new)
        await play_on([ann], random.Random(1))
        assert (await ann.look()).stage == "over"
        assert (await ann.look()).edition_name == "Archaeology: Our Game"
        assert b'"bots":[null,"Seller"]' in await host.record(ann.table)
    assert "Seller" in BOTS
