"""Whatever is typed at the table: a sentence, never a traceback; and nothing is shown that the seat may not know."""

from __future__ import annotations

import random
from contextlib import suppress
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.sitting import seated
from digsite.bots import find_bot
from digsite.cli.terminal.choices import Choice, Dialogue, choices_of
from digsite.cli.terminal.lines import last_word
from digsite.cli.terminal.place import Leave
from digsite.game import EndTurn, Explore, Game, Move, Trade
from examples import examples
from kinds import Kind, choices, kinds, seeds

WORDS = (
    "sell trade explore end steal tent no discard keep turn up stop look naming for all and a the 0 1 2 3 12 -1 -2 x2 "
    "coin coins map mask shards pot talisman cup broken scrap ok cancel cheapest clear undo take give yes why log hand "
    "museums rules R12 help ? save quit , + - ( ) Sell('coin',1) first second chamber Ben me 999999999999 ² ٣"
)
TYPED = WORDS.split()
line = st.one_of(
    st.lists(st.sampled_from(TYPED), max_size=6).map(" ".join), st.text(max_size=40), st.integers(0, 15).map(str)
)


def at_a_decision(kind: Kind, seed: int, choice: random.Random) -> Game:
    """A game that was played for a while, where somebody decides."""
    game = kind.game(seed)
    bot = find_bot("random", choice.getrandbits(64))
    for _ in range(choice.randint(0, 80)):
        before = len(game.log)
        game.play(bot.choose(game.view(game.player), game.legal_moves, 1.0))
        if game.is_over:
            game.go_back(before)
            break
    return game


@examples(60)
@given(kind=kinds, seed=seeds, choice=choices, lines=st.lists(line, max_size=12))
def test_any_lines(kind: Kind, seed: int, choice: random.Random, lines: list[str]) -> None:
    game = at_a_decision(kind, seed, choice)
    before = game.position.states.tobytes()
    sitting = seated(game, *lines, seat=game.player)
    with mock.patch("digsite.cli.terminal.place.write"), suppress(EOFError, Leave):
        move = sitting.place.decide()
        assert game.why_not(move) is None
    assert game.position.states.tobytes() == before
    assert "\x1b" not in sitting.text
    assert all(there.isprintable() for there in sitting.text.splitlines())


@examples(40)
@given(kind=kinds, seed=seeds, choice=choices, typed=line)
def test_any_completion(kind: Kind, seed: int, choice: random.Random, typed: str) -> None:
    game = at_a_decision(kind, seed, choice)
    sitting = seated(game, seat=game.player)
    with pytest.raises(EOFError):
        sitting.place.decide()
    for word in sitting.script.completions[0](typed):
        assert word.lower().startswith(last_word(typed).lower())


@examples(80)
@given(kind=kinds, seed=seeds, choice=choices)
def test_every_choice_is_allowed_and_none_is_missing(kind: Kind, seed: int, choice: random.Random) -> None:
    game = at_a_decision(kind, seed, choice)
    sitting = seated(game, seat=game.player)
    offered = sitting.place.show()
    moves = [choice.does for choice in offered if isinstance(choice.does, Move)]
    assert offered
    for move in moves:
        assert game.why_not(move) is None, move
    assert len(set(moves)) == len(moves)
    if game.phase == "act":
        assert (EndTurn() in moves) == (EndTurn() in game.legal_moves)
        if kind.monument == "sphinx":
            assert any(c.does is Dialogue.NAME_TREASURES for c in offered) == (
                next(game.legal_moves.of(Explore), None) is not None
            )
        else:
            assert {m for m in moves if isinstance(m, Explore)} == set(game.legal_moves.of(Explore))
        if any(isinstance(move, Trade) for move in moves):
            assert any(c.does is Dialogue.BUILD_TRADE for c in offered)
    elif game.phase in ("victim", "tents", "mining", "looking"):
        assert set(moves) == set(game.legal_moves)


def shown(game: Game, seat: int) -> tuple[str, list[Choice]]:
    """Everything a seat can be shown at this moment."""
    asked = [
        "log all",
        "museums",
        "hand",
        "help",
        "why end",
        "trade",
        "cancel",
        "explore",
        "cancel",
        "discard",
        "cancel",
    ]
    sitting = seated(game, *asked, "keep", "cancel", seat=seat)
    sitting.narrator.hear(game.view(seat))
    if game.player == seat:
        with suppress(EOFError):
            sitting.place.decide()
    else:
        sitting.place.show()
    return sitting.text, choices_of(game.view(seat), game.legal_moves, sitting.place.asked)


@pytest.mark.slow
@examples(30)
@given(kind=kinds, seed=seeds, choice=choices)
def test_nothing_is_shown_that_the_seat_cannot_know(kind: Kind, seed: int, choice: random.Random) -> None:
    game = at_a_decision(kind, seed, choice)
    seat = choice.choice([game.player, choice.randrange(kind.players)])
    truth = shown(game, seat)
    for _ in range(2):
        other = game.resampled(seat, choice.getrandbits(64))
        assert shown(other, seat) == truth
