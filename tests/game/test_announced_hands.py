"""Hands that are imagined agree with the totals that their players announced (R82), however few hands do."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from digsite import Game, View
from digsite.editions import HAND_DEALT
from digsite.game import announced_hands
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
            assert total.agrees(held), "the truth is possible"
            imagined = view.imagine(seed)
            assert total.agrees(imagined.position.row("hand", game.player)[: len(game.setup.ids)])
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


def test_where_no_hand_can_agree_everything_is_dealt_again_and_then_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    view = dealt(2, 5).view(0)
    monkeypatch.setattr(Total, "agrees", lambda self, hand: False)
    assert view.imagine(1).view(0).to_json() == view.to_json()
