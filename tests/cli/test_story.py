"""A whole game told: what the status lines count is what the game counts."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from digsite.arena import play_game
from digsite.cli.failing import UsageError
from digsite.cli.terminal.onlooker import onlooker_named
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.story import Story
from digsite.editions import load_edition
from digsite.game import Game
from digsite.game.events import Dealt, Dug, Ended
from digsite.telling.onlooker import Onlooker
from digsite.words import message

NEW_EXPEDITION = load_edition("new-expedition").rules.monuments


def told(game: Game, onlooker: Onlooker, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    story = Story(console, Speech(game.setup, game.names), game, onlooker)
    story.heading(message("plain", text="A game"), ["greedy"] * len(game.names), [])
    story.hear()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def finished(monument: str, players: int = 3, seed: int = 5, variants: tuple[str, ...] = ()) -> Game:
    game = Game(["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], monument=monument, seed=seed, variants=variants)
    for _ in play_game(game, ["random", "greedy", "greedy", "random", "greedy"][:players], range(players)):
        pass
    return game


@pytest.mark.parametrize("monument", NEW_EXPEDITION)
def test_status_lines_count_what_the_game_counts(monument: str) -> None:
    """After each turn, before the next player digs (R14)."""
    game = finished(monument, seed=8, variants=("fierce_weather",))
    text = told(game, Onlooker(), 110)
    at = 0
    for length, event in enumerate(game.log, 1):
        if isinstance(event, Ended):
            view = game.view_at(length, None)
            for seat in view.seats:
                at = text.index(f"{seat.name} {f'${seat.money}':<3} ▮{seat.hand_size:<1} {'▲' * seat.tents}", at)
            at = text.index(f"{view.dig_size} to dig, {view.thieves} " if view.dig_size else "nothing left to dig", at)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_game_heard_bit_by_bit_is_told_as_one_heard_at_the_end(seat: int | None) -> None:
    console = Console(file=io.StringIO(), width=80, highlight=False, emoji=False, markup=False)
    game = Game(["Ann", "Ben", "Cleo"], monument="temple", seed=5)
    story = Story(console, Speech(game.setup, game.names), game, Onlooker(everything=False, seat=seat))
    for _ in play_game(game, ["random", "greedy", "random"], range(3)):
        story.hear()
    again = Console(file=io.StringIO(), width=80, highlight=False, emoji=False, markup=False)
    Story(again, Speech(game.setup, game.names), game, Onlooker(everything=False, seat=seat)).hear()
    assert isinstance(console.file, io.StringIO)
    assert isinstance(again.file, io.StringIO)
    assert console.file.getvalue() == again.file.getvalue()


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
    assert "Hand values" in text
    assert len(outcome.winners) == 1
    winner = outcome.winners[0]
    assert f"Game over. {game.names[winner]} won with ${outcome.money[winner]}." in text
    turns = sum(isinstance(event, Ended) for event in game.log)
    assert f"\n{turns:>3}  " in text
    for money in outcome.money:
        assert f" ${money} " in text


def test_a_spectator_is_told_no_hidden_card() -> None:
    game = finished("great_pyramid")
    dug = {event.card for event in game.log if isinstance(event, Dug)} - {"thief", "sandstorm"}
    assert dug
    text = told(game, Onlooker(everything=False))
    assert "dug up a treasure." in text
    for line in text.splitlines():
        assert "dug up" not in line or any(word in line for word in ("a treasure.", "a thief.", "a sandstorm."))
    assert "holds" not in text


def test_a_seat_is_told_its_own_cards() -> None:
    game = finished("great_pyramid")
    text = told(game, Onlooker(everything=False, seat=1), 110)
    assert isinstance(game.log[0], Dealt)
    assert "Ben holds " in text
    assert "Ann holds " not in text
    assert "Ben dug up a treasure." not in text


@pytest.mark.parametrize("wish", ["Dora", "3", "-1", ""])
def test_an_unknown_onlooker_is_refused(wish: str) -> None:
    with pytest.raises(UsageError, match="Ann \\(0\\), Ben \\(1\\), spectator"):
        onlooker_named(wish, ("Ann", "Ben"))
