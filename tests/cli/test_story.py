"""A whole game told: what the status lines count is what the game counts."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from digsite.arena import play_game
from digsite.cli.failing import UsageError
from digsite.cli.ledger import Ledger
from digsite.cli.onlooker import Onlooker, onlooker_named
from digsite.cli.story import Story
from digsite.editions import load_edition
from digsite.game import Game
from digsite.game.events import Dealt, Dug, Ended
from digsite.telling.words import Words

NEW_EXPEDITION = load_edition("new-expedition").rules.monuments


def told(game: Game, onlooker: Onlooker, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    story = Story(console, Words(game.setup, game.names), onlooker)
    story.heading("A game", ["greedy"] * len(game.names), [])
    story.hear(game.log)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def finished(monument: str, players: int = 3, seed: int = 5, variants: tuple[str, ...] = ()) -> Game:
    game = Game(["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], monument=monument, seed=seed, variants=variants)
    for _ in play_game(game, ["random", "greedy", "greedy", "random", "greedy"][:players], range(players)):
        pass
    return game


@pytest.mark.parametrize("monument", NEW_EXPEDITION)
def test_the_ledger_agrees_with_the_game(monument: str) -> None:
    game = Game(["Ann", "Ben", "Cleo"], monument=monument, seed=8, variants=["fierce_weather"])
    ledger, heard = Ledger(game.setup), 0
    for _ in play_game(game, ["random"] * 3, [1, 2, 3]):
        for event in game.log[heard:]:
            ledger.note(event)
        heard = len(game.log)
        if game.phase not in ("act", "over"):
            continue  # an event under way is told when it is complete
        view = game.view(None)
        assert [line.money for line in ledger.seats] == [seat.money for seat in view.seats]
        assert [line.hand_size for line in ledger.seats] == [seat.hand_size for seat in view.seats]
        assert [line.tents for line in ledger.seats] == [seat.tents for seat in view.seats]
        assert (ledger.dig_size, ledger.thieves, ledger.sandstorms) == (view.dig_size, view.thieves, view.sandstorms)
        for seat, line in enumerate(ledger.seats):
            assert dict(line.hand) == game.view(seat).hand
    assert game.is_over


@pytest.mark.parametrize("monument", NEW_EXPEDITION)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_fit_the_terminal(monument: str, width: int) -> None:
    text = told(finished(monument, players=5), Onlooker(), width)
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_game_is_told_from_the_deal_to_the_museums() -> None:
    game = finished("great_pyramid", variants=("beginners_luck",))
    text = told(game, Onlooker(), 110)
    outcome = game.outcome
    assert outcome is not None
    assert "Great Pyramid." in text
    assert "Announced" in text
    assert len(outcome.winners) == 1
    winner = outcome.winners[0]
    assert f"The game is over. {game.names[winner]} wins with ${outcome.money[winner]}." in text
    turns = sum(isinstance(event, Ended) for event in game.log)
    assert f"\n{turns:>3}  " in text
    for money in outcome.money:
        assert f" ${money} " in text


def test_a_spectator_is_told_no_hidden_card() -> None:
    game = finished("great_pyramid")
    dug = {event.card for event in game.log if isinstance(event, Dug)} - {"thief", "sandstorm"}
    assert dug
    text = told(game, Onlooker(everything=False))
    assert "digs up a treasure." in text
    for line in text.splitlines():
        assert "digs up" not in line or any(word in line for word in ("a treasure.", "a thief.", "a sandstorm."))
    assert "holds" not in text


def test_a_seat_is_told_its_own_cards() -> None:
    game = finished("great_pyramid")
    text = told(game, Onlooker(everything=False, seat=1), 110)
    assert isinstance(game.log[0], Dealt)
    assert "Ben holds " in text
    assert "Ann holds " not in text
    assert "Ben digs up a treasure." not in text


@pytest.mark.parametrize("wish", ["Dora", "3", "-1", ""])
def test_an_unknown_onlooker_is_refused(wish: str) -> None:
    with pytest.raises(UsageError, match="Ann \\(0\\), Ben \\(1\\), spectator"):
        onlooker_named(wish, ("Ann", "Ben"))
