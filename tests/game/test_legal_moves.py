"""Legal moves of one kind: found without listing the others, in the order in which they are listed with them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given

from digsite.game import Game, LegalMoves, MalformedMove, Move, legal_moves
from digsite.game.cards import cards_in
from digsite.game.moves import MOVES, Discard, EndTurn, Explore, Keep, Sell, Trade
from digsite.game.phase import Phase
from every_trade import every_trade, pairs_of_baskets, stocks
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def never(*_: object) -> Iterator[object]:
    pytest.fail("listed what nobody asked for")


@given(kinds, seeds, choices)
def test_the_moves_of_a_kind_are_those_of_that_kind_in_the_same_order(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = kind.game(seed)
    for _ in range(40):
        legal = game.legal_moves
        if len(legal) <= 1000:
            listed = list(legal)
            for wanted in MOVES:
                assert list(legal.of(wanted)) == [move for move in listed if isinstance(move, wanted)]
            assert list(legal.of(Move)) == listed
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))


@pytest.mark.parametrize("wanted", [kind for kind in MOVES if kind is not Trade])
def test_only_who_asks_for_trades_has_them_listed(wanted: type[Move], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legal_moves, "trades_after", never)
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    assert all(isinstance(move, wanted) for move in legal.of(wanted))
    with pytest.raises(pytest.fail.Exception, match="nobody asked"):
        list(legal.of(Trade))


def test_who_asks_for_trades_has_nothing_else_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    wanted = [move for move in legal if isinstance(move, Trade)]
    monkeypatch.setattr(LegalMoves, "_plain", never)
    monkeypatch.setattr(LegalMoves, "_picks", never)
    assert list(legal.of(Trade)) == wanted != []


def test_several_kinds_may_be_asked_for_at_once() -> None:
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    both: type[Move] = Sell | EndTurn  # type: ignore[assignment]  # type checkers have no word for it
    assert list(legal.of(both)) == [move for move in legal if isinstance(move, Sell | EndTurn)]


@pytest.mark.parametrize("wanted", ["sell", 3, None, Sell("coin")])
def test_what_is_no_kind_of_move_is_refused_at_once(wanted: type[Move]) -> None:
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    with pytest.raises(MalformedMove, match="Kinds are: Sell, Trade") as caught:
        legal.of(wanted)
    assert caught.value.code == "not-a-kind"


def test_moves_may_be_asked_about_in_words() -> None:
    legal = Game(players=2, monument="mine", seed=4).legal_moves
    assert "end" in legal
    assert "stop" not in legal
    assert "dance" not in legal
    assert 3 not in legal
    assert legal.why_not("end") is None
    assert isinstance(legal.why_not("dance"), MalformedMove)


@examples(60)
@given(kinds, seeds, choices)
def test_trades_are_all_there_are_each_once(kind: Kind, seed: int, choice: random.Random) -> None:
    """R30, R32."""
    game = kind.game(seed)
    values = [treasure.trade for treasure in game.setup.treasures]
    ids = game.setup.ids
    for _ in range(30):
        position = game.position
        if game.is_over:
            break
        if game.phase is Phase.ACT and pairs_of_baskets(position, len(ids)) <= 20_000:
            wanted = {
                Trade(cards_in(give, ids), cards_in(take, ids))
                for give, take in every_trade(*stocks(position, len(ids)), values)
            }
            listed = list(game.legal_moves.of(Trade))
            assert len(set(listed)) == len(listed)
            assert set(listed) == wanted
            assert len(game.legal_moves) - sum(not isinstance(move, Trade) for move in game.legal_moves) == len(wanted)
        game.step(choice.choice(game.legal_steps))


def test_cards_of_listed_trades_are_in_the_order_of_moves_whatever_the_editions_order() -> None:
    from digsite.dealers import FastDealer
    from digsite.editions import Setup

    setup = Setup.from_parts(
        edition="my-own",
        rules="new-expedition",
        players=2,
        monument="mine",
        variants=[],
        treasures=[("idol", 30, 1, [2]), ("map", 4, 3, [3]), ("coin", 30, 1, [1, 3]), ("amber", 30, 1, [1])],
        thieves=0,
        sandstorms=0,
    )
    legal = Game.of(setup, ("Ann", "Ben"), dealer=FastDealer(1)).legal_moves
    listed = list(legal.of(Trade))
    assert listed
    for trade in listed:
        assert trade == Trade(trade.give, trade.take)
        assert trade in legal


def test_choices_of_cards_are_asked_for_like_all_others() -> None:
    choice = random.Random(1)
    seen: set[type[Move]] = set()
    for seed in range(10):
        game = Game(players=2, edition="new-expedition", monument="tomb", seed=seed)
        while not game.is_over:
            legal = game.legal_moves
            seen |= {wanted for wanted in (Discard, Keep, Explore) if next(legal.of(wanted), None) is not None}
            game.step(choice.choice(game.legal_steps))
    assert seen == {Discard, Keep, Explore}
