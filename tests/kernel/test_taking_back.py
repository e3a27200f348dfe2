"""Taking back: cards and chance are where they were, and what was seen is known: never more than is true."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given, settings

from digsite.bots import find_bot
from digsite.game import Game, Sell, Trade
from digsite.game.events import Ended
from digsite.rules import STATE
from digsite.rules.taking_back import TAKEN_BACK_A_TURN, TURN_NUMBERS
from kernel.test_knowledge import assert_knowledge_is_sound, viewers
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def step(game: Game, choice: random.Random) -> None:
    """Take a small step, or make a whole trade as people do, which need not be a canonical one (R34)."""
    if game.phase == "act" and choice.random() < 0.15:
        trade = next(game.legal_moves.of(Trade), None)
        if trade is not None:
            game.play(trade)
            return
    game.step(choice.choice(game.legal_steps))


def may_take_back(game: Game) -> bool:
    return game.why_not_take_back() is None


def played_with_taking_back(kind: Kind, seed: int, choice: random.Random, steps: int = 10_000) -> Game:
    """A game in which a third of all trades and sales are taken back."""
    game = kind.game(seed)
    for _ in range(steps):
        if game.is_over:
            break
        if may_take_back(game) and choice.random() < 0.35:
            game.take_back()
        else:
            step(game, choice)
    return game


def test_the_numbers_of_a_turn_stand_side_by_side_in_the_state() -> None:
    names = STATE.names or ()
    start = names.index(TURN_NUMBERS[0])
    assert names[start : start + len(TURN_NUMBERS)] == TURN_NUMBERS


@settings(max_examples=40)
@given(kinds, seeds, choices)
def test_all_is_as_before_but_for_what_others_know_of_that_hand(kind: Kind, seed: int, choice: random.Random) -> None:
    """Every field of the state, the luck to come, and the player's own view."""
    game = kind.game(seed)
    while not game.is_over:
        if game.phase == "act" and choice.random() < 0.3:
            moves: list[Sell | Trade] = [*game.legal_moves.of(Sell), *islice(game.legal_moves.of(Trade), 9)]
            if moves:
                _there_and_back(game, choice.choice(moves))
                if game.position.is_over:
                    return
        game.step(choice.choice(game.legal_steps))


def _there_and_back(game: Game, move: Sell | Trade) -> None:
    seat, n = game.turn, game.setup.players
    before, luck, left = game.position.copy(), game.dealer and game.dealer.tell(), game.take_backs_left
    log, own = list(game.log), game.view(seat)
    shown = [
        (move.count if move.treasure == card else 0) if isinstance(move, Sell) else move.give.count(card)
        for card in game.setup.ids
    ]
    game.play(move)
    if game.is_over or left == 0:
        assert not may_take_back(game)
        return
    game.take_back()
    for field in STATE.names or ():
        if field != "known":
            assert (game.position.states[field] == before.states[field]).all(), field
    for viewer in range(n + 1):
        for owner in range(n):
            known, then = game.position.row("known", viewer, owner), before.row("known", viewer, owner)
            if owner == seat:  # what was known or was shown: neither less nor more
                then = [max(low, there) for low, there in zip(then, [*shown, *[0] * len(then)], strict=False)]
            assert known == then
    assert (game.dealer and game.dealer.tell()) == luck
    assert list(game.log) == log
    now = game.view(seat)
    assert (now.hand, now.market, now.this_turn, now.phase) == (own.hand, own.market, own.this_turn, own.phase)
    assert now.seats[seat].museum == own.seats[seat].museum
    assert [other for place, other in enumerate(now.seats) if place != seat] == [
        other for place, other in enumerate(own.seats) if place != seat
    ]


@settings(max_examples=40)
@given(kinds, seeds, choices)
def test_what_players_know_is_never_wrong_whatever_is_taken_back(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    while not game.is_over:
        if may_take_back(game) and choice.random() < 0.35:
            game.take_back()
        else:
            step(game, choice)
        assert_knowledge_is_sound(game)


@settings(max_examples=25)
@given(kinds, seeds, choices)
def test_what_a_seat_cannot_know_is_dealt_anew_after_taking_back(kind: Kind, seed: int, choice: random.Random) -> None:
    """The view stays, the cards shown stay in that hand, and the other game can take back and be played as well."""
    game = played_with_taking_back(kind, seed, choice, choice.randrange(150))
    for viewer in viewers(game):
        other = game.resampled(viewer, choice.getrandbits(64))
        assert other.view(viewer).to_json() == game.view(viewer).to_json()
        assert_knowledge_is_sound(other)
        while may_take_back(game) and may_take_back(other) and choice.random() < 0.7:
            assert other.take_back() == game.take_back()
            assert_knowledge_is_sound(other)
            assert other.view(viewer).to_json() == game.view(viewer).to_json()
        while not other.is_over:
            step(other, choice)
        assert_knowledge_is_sound(other)


@settings(max_examples=20)
@given(kinds, seeds, choices)
def test_nobody_takes_back_for_ever(kind: Kind, seed: int, choice: random.Random) -> None:
    game, turn, often = kind.game(seed), 0, 0
    for _ in range(600):
        if game.is_over:
            break
        ended = sum(isinstance(event, Ended) for event in game.log)
        if ended > turn:
            turn, often = ended, 0
        if may_take_back(game):
            game.take_back()
            often += 1
            assert often <= TAKEN_BACK_A_TURN
            assert game.take_backs_left == TAKEN_BACK_A_TURN - often
        else:
            step(game, choice)


@settings(max_examples=30)
@given(kinds, seeds, choices)
def test_bots_decide_legally_after_taking_back(kind: Kind, seed: int, choice: random.Random) -> None:
    game = played_with_taking_back(kind, seed, choice, choice.randrange(120))
    if game.is_over or game.position.number("half_made"):
        return
    for bot in ("random", "greedy", "expert"):
        assert find_bot(bot, 1).choose(game.view(game.player), game.legal_moves, 1.0) in game.legal_moves
