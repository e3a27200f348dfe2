"""The dealer whose chance is laid down: what the script says comes, and a game never stands still for want of it."""

from __future__ import annotations

import pytest

from digsite import Game
from digsite.dealers import FixedDealer


def test_what_the_script_says_comes_draw_by_draw() -> None:
    dealer = FixedDealer([2, 0, 1])
    assert [dealer.draw([1, 1, 1]) for _ in range(3)] == [2, 0, 1]


def test_where_the_script_cannot_be_followed_the_next_possible_outcome_comes() -> None:
    dealer = FixedDealer([1, 2])
    assert dealer.draw([3, 0, 3]) == 2
    assert dealer.draw([3, 0, 0]) == 0


def test_after_the_script_comes_the_first_possible_outcome() -> None:
    dealer = FixedDealer([])
    assert dealer.draw([0, 0, 4]) == 2


def test_from_a_position_the_same_chance_comes_again() -> None:
    dealer = FixedDealer([2, 0, 1])
    dealer.draw([1, 1, 1])
    there = dealer.tell()
    first = [dealer.draw([1, 1, 1]) for _ in range(2)]
    dealer.seek(there)
    assert [dealer.draw([1, 1, 1]) for _ in range(2)] == first


def test_a_draw_without_outcome_is_refused_and_uses_up_nothing() -> None:
    dealer = FixedDealer([1])
    with pytest.raises(ValueError, match="all 0"):
        dealer.draw([0, 0])
    assert dealer.tell() == 0


@pytest.mark.kernel
def test_a_game_with_an_empty_script_is_a_game() -> None:
    game = Game(players=2, monument="great_pyramid", dealer=FixedDealer([]))
    twin = game.copy()
    assert twin == game
    game.play("end")
    assert twin != game
