"""Moves and small steps are two faces of one rule body."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given

from digsite.game import Game, Move, Position, parse_move
from digsite.game import moves as moves_module
from digsite.game.moves import Discard, EndTurn, Explore, Keep, Sell, Steal, Stop, Trade, TurnUp
from digsite.game.picking import picks, ways_to_pick
from digsite.game.steps import move_by_steps
from digsite.rules import actions, actions_in, legal_steps, take_step
from digsite.rules.phases import ACT, KEEPING, LOSING, PAYING, TAKING
from every_trade import every_trade, pairs_of_baskets, stocks
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def reached(position: Position, phases: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All complete sequences of small steps that stay inside these phases until the decision is made."""
    found = set()
    waiting: list[tuple[Position, tuple[int, ...]]] = [(position, ())]
    while waiting:
        here, steps = waiting.pop()
        for step in actions_in(*legal_steps(here.boxes, here.states)):
            if here.phase == ACT and not actions.TAKE <= step < actions.GIVE:
                continue
            there = here.copy()
            take_step(there.boxes, there.states, step)
            if there.phase in phases and there.player == here.player and there.phase != ACT:
                waiting.append((there, (*steps, step)))
            else:
                found.add((*steps, step))
    return found


def counts(steps: tuple[int, ...], start: int, kinds_there: int) -> tuple[int, ...]:
    return tuple(steps.count(start + kind) for kind in range(kinds_there))


def minimal(give: Sequence[int], take: Sequence[int], values: list[int]) -> bool:
    """No card could be taken off the payment and still cover the price."""
    surplus = sum(v * g for v, g in zip(values, give, strict=True)) - sum(
        v * t for v, t in zip(values, take, strict=True)
    )
    return all(value > surplus for value, given in zip(values, give, strict=True) if given)


@examples(40)
@given(kinds, seeds, choices)
def test_small_steps_reach_exactly_the_trades_that_give_nothing_away(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    """R30, R32: each trade without a needless card is reached by exactly one sequence of small steps."""
    game = kind.game(seed)
    values = [treasure.trade for treasure in game.setup.treasures]
    n = len(values)
    checked = 0
    while not game.is_over and checked < 12:
        position = game.position
        if position.phase == ACT and position.number("may_trade") and pairs_of_baskets(position, n) <= 20_000:
            checked += 1
            sequences = reached(position, (TAKING, PAYING))
            pairs = [(counts(steps, actions.GIVE, n), counts(steps, actions.TAKE, n)) for steps in sequences]
            assert len(set(pairs)) == len(pairs)
            hand, market = stocks(position, n)
            wanted = {pair for pair in every_trade(hand, market, values) if minimal(*pair, values)}
            assert set(pairs) == wanted
        game.step(choice.choice(game.legal_steps))


@examples(40)
@given(kinds, seeds, choices)
def test_small_steps_reach_exactly_the_losses_and_keeps_there_are(kind: Kind, seed: int, choice: random.Random) -> None:
    """R20, R63: every choice of so many cards, each by one sequence."""
    game = kind.game(seed)
    while not game.is_over:
        position = game.position
        if position.phase in (LOSING, KEEPING) and not position.number("half_made"):
            start = actions.DISCARD if position.phase == LOSING else actions.KEEP
            stock = game.legal_moves._to_choose()[0]
            owed = position.number("owed")
            if ways_to_pick(stock, owed) <= 400:
                found = [counts(steps, start, len(stock)) for steps in reached(position, (position.phase,))]
                assert sorted(found) == sorted(map(tuple, picks(stock, owed)))
        game.step(choice.choice(game.legal_steps))


@given(kinds, seeds, choices)
def test_whole_moves_and_small_steps_lead_to_the_same_state(kind: Kind, seed: int, choice: random.Random) -> None:
    by_steps, by_moves = kind.game(seed), kind.game(seed)
    while not by_steps.is_over:
        taken: list[int] = []

        def choose(position: Position, taken: list[int] = taken) -> int:
            taken.append(choice.choice(actions_in(*legal_steps(position.boxes, position.states))))
            return taken[-1]

        move = move_by_steps(by_moves.legal_moves.seen, by_moves.setup, choose)
        assert move in by_moves.legal_moves
        by_moves.play(move)
        for step in taken:
            by_steps.step(step)
        assert by_steps.position.states.tobytes() == by_moves.position.states.tobytes()
        assert list(by_steps.log) == list(by_moves.log)


@given(kinds, seeds, choices)
def test_legal_moves_list_count_and_contain_the_same(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    for _ in range(60):
        if game.is_over:
            assert not game.legal_moves
            assert len(game.legal_moves) == 0
            assert repr(game.legal_moves) == "<no legal moves>"
            break
        legal = game.legal_moves
        assert bool(legal) == (game.phase not in ("taking", "paying", "naming"))
        if len(legal) <= 2000:
            listed = list(legal)
            assert len(listed) == len(set(listed)) == len(legal)
            sample = choice.sample(listed, min(5, len(listed)))
            assert all(move in legal and game.why_not(move) is None for move in sample)
        game.step(choice.choice(game.legal_steps))


def all_moves(game: Game) -> list[Move]:
    """A fixed list of moves of every kind, most of them wrong at any moment."""
    ids = game.setup.ids
    found: list[Move] = [EndTurn(), TurnUp(), Stop(), moves_module.Look(None)]
    found += [Sell(card, count) for card in ids for count in (1, 2, 5, 6, 9)]
    found += [Trade((one,), (other,)) for one in ids for other in ids]
    found += [Explore(c) for c in range(5)] + [Explore(0, (ids[0], ids[1])), Explore(0, (ids[0], ids[0]))]
    found += [Steal(seat) for seat in range(7)] + [moves_module.UseTent(use) for use in (True, False)]
    found += [Discard((card,)) for card in ids] + [Keep((card, ids[0])) for card in ids]
    found += [moves_module.Look(c) for c in range(5)]
    return found


@examples(60)
@given(kinds, seeds, choices)
def test_a_refused_move_changes_nothing_and_a_legal_one_is_played(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    for _ in range(choice.randrange(120)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    before, told = game.position.states.tobytes(), len(game.log)
    legal = set(game.legal_moves) if len(game.legal_moves) < 3000 else None
    for move in all_moves(game):
        refused = game.why_not(move)
        assert (refused is None) == (move in game.legal_moves)
        if legal is not None:
            assert (move in legal) == (refused is None)
        if refused is not None:
            with pytest.raises(type(refused)) as caught:
                game.play(move)
            assert caught.value.code == refused.code
            assert str(caught.value).endswith((".", "?"))
            assert game.position.states.tobytes() == before
            assert len(game.log) == told


@given(kinds, seeds, choices)
def test_moves_can_be_typed_back(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    names = {move.__name__: move for move in moves_module.MOVES}
    for _ in range(80):
        if game.is_over:
            break
        for move in [move for _, move in zip(range(6), game.legal_moves, strict=False)]:
            assert parse_move(str(move)) == move
            assert parse_move(repr(move)) == move
            assert eval(repr(move), names) == move
            assert hash(parse_move(str(move))) == hash(move)
        game.step(choice.choice(game.legal_steps))


@given(kinds, seeds, choices)
def test_going_back_and_on_again_comes_to_the_same_state(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    played: list[tuple[int, bytes]] = []
    while not game.is_over:
        played.append((len(game.log), game.position.states.tobytes()))
        game.step(choice.choice(game.legal_steps))
    log, final = list(game.log), game.position.states.tobytes()
    for length in sorted(choice.sample(range(1, len(log)), 10), reverse=True):
        game.go_back(length)
        assert list(game.log)[:length] == log[:length]
    again = kind.game(seed)
    assert list(again.log) == log[: len(again.log)]
    assert final


@given(kinds, seeds, choices)
def test_undo_takes_back_exactly_one_move(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    trail = []
    for _ in range(60):
        if game.is_over:
            break
        trail.append((game.position.states.tobytes(), list(game.log)))
        game.step(choice.choice(game.legal_steps))
    for state, log in reversed(trail):
        game.undo()
        assert game.position.states.tobytes() == state
        assert list(game.log) == log
