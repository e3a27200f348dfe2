"""Hands that are imagined agree with the totals that their players announced (R82), however few hands do."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from digsite import EndTurn, Game, View
from digsite.editions import HAND_DEALT
from digsite.game import announced_hands
from digsite.game.events import Dug
from digsite.game.phase import Phase
from digsite.game.totals import Total

pytestmark = pytest.mark.kernel


def dealt(players: int, announced: int, *, most: int = 2_000) -> Game:
    """Deal until the last seat announces just that, and has dug up nothing yet."""
    for seed in range(most):
        game = Game(players, monument="mine", variants=["beginners_luck"], seed=seed)
        last = game.view(None).seats[players - 1]
        if last.announced == announced and last.hand_size == HAND_DEALT:
            return game
    raise AssertionError(f"Nobody announced {announced}.")


def hands_imagined(view: View, seat: int, times: int) -> Counter[tuple[str, ...]]:
    """Count the hands that a seat is imagined to hold."""
    games = (view.imagine(number) for number in range(times))
    return Counter(tuple(sorted(Counter(game.view(seat).hand).elements())) for game in games)


@pytest.mark.parametrize("announced", [4, 13, 14])
def test_a_total_that_hardly_any_hand_comes_to_is_never_let_go(announced: int) -> None:
    game = dealt(3, announced)
    for hand in hands_imagined(game.view(0), 2, 40):
        assert game.setup.trade_value(hand) == announced


def test_what_small_steps_have_discarded_so_far_was_in_the_hand() -> None:
    """R20, R82: a card lies in the marketplace before the whole loss is told; it may be one that was dealt."""
    found = 0
    for seed in range(60):
        choice = random.Random(seed)
        game = Game(3, monument="mine", variants=["beginners_luck"], seed=seed)
        while not game.is_over and not (game.phase is Phase.LOSING and game.view(game.player).half_made):
            game.step(choice.choice(game.legal_steps))
        if game.is_over:
            continue
        found += 1
        for viewer in {None, *range(3)} - {game.player}:
            view = game.view(viewer)
            total = Total(view, game.setup, game.player)
            held = game.position.row("hand", game.player)[: len(game.setup.ids)]
            assert total.ways(held) > 0, "the truth is possible"
            imagined = view.imagine(seed)
            assert total.ways(imagined.position.row("hand", game.player)[: len(game.setup.ids)]) > 0
            assert imagined.view(viewer).to_json() == view.to_json()
    assert found > 10


def test_gone_through_all_or_drawn_until_one_agrees_each_hand_is_as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    view, times = dealt(2, 5).view(0), 3_000
    drawn = hands_imagined(view, 1, times)
    monkeypatch.setattr(announced_hands, "_TRIES", 0)
    gone_through = hands_imagined(view, 1, times)
    assert len(drawn) > 3
    for hand in drawn | gone_through:
        often = drawn[hand] + gone_through[hand]
        assert abs(drawn[hand] - gone_through[hand]) < 5 * max(1, often) ** 0.5, hand


def dug_once() -> Game:
    """Come to where the last of two seats has dug up one treasure, and nothing else was done to anybody's cards."""
    for seed in range(200):
        game = Game(2, monument="mine", variants=["beginners_luck"], seed=seed)
        while game.phase is Phase.ACT and game.view(None).seats[1].hand_size == HAND_DEALT:
            game.play(EndTurn())
        troubled = any(isinstance(event, Dug) and event.card is not None for event in game.view(None).log)
        if game.view(None).seats[1].hand_size > HAND_DEALT and not troubled:
            return game
    raise AssertionError("Something was always done.")


@pytest.mark.parametrize("tries", [announced_hands._TRIES, 0])
def test_nobody_saw_which_cards_of_a_hand_were_dealt(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand is as likely as all the ways to it together: one of its cards was dug up, any that leaves the total."""
    monkeypatch.setattr(announced_hands, "_TRIES", tries)
    game = dug_once()
    view, times = game.view(0), 4_000
    announced, hidden = view.seats[1].announced, {card: count for card, count in view.unseen.items() if card != "map"}
    ways: Counter[tuple[str, ...]] = Counter()
    for dealt in combinations_with_replacement(sorted(hidden), HAND_DEALT):
        if game.setup.trade_value(dealt) == announced:
            first = prod(comb(hidden[card], count) for card, count in Counter(dealt).items())
            for dug, count in hidden.items():
                ways[tuple(sorted((*dealt, dug)))] += first * (count - dealt.count(dug))
    imagined = Counter({hand: n for hand, n in hands_imagined(view, 1, times).items() if "map" not in hand})
    for hand in ways | imagined:
        expected = imagined.total() * ways[hand] / ways.total()
        assert abs(imagined[hand] - expected) < 5 * (expected + 1) ** 0.5, hand


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hand_of_which_nothing_is_hidden_any_more_stays_as_it_is(seed: int) -> None:
    """The last cards can all be known: those that nobody saw come are all that is left."""
    choice = random.Random(seed)
    game = Game(2, monument="temple", variants=["beginners_luck"], seed=seed)
    ended = 0
    while not game.is_over:
        game.play(choice.choice(list(game.legal_moves)))
        view = game.view(None)
        if view.dig_size == 0 and view.phase is not Phase.OVER:
            ended += 1
            assert view.imagine(ended).view(None).to_json() == view.to_json()
    assert ended > 0


def test_where_no_hand_can_agree_everything_is_dealt_again_and_then_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    view = dealt(2, 5).view(0)
    monkeypatch.setattr(Total, "ways", lambda self, hand: 0)
    assert view.imagine(1).view(0).to_json() == view.to_json()
