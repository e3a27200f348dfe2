"""Rollouts: games played on to their end inside the kernel, from a game or from what one seat knows."""

from __future__ import annotations

import numpy as np
import pytest

from digsite import DigsiteError, EndTurn, Game, View, rollout
from digsite.arena import play_game
from digsite.bots.search import Search

pytestmark = pytest.mark.kernel


def middle(seed: int, players: int = 3, moves: int = 20, **kind: object) -> Game:
    game = Game(players, seed=seed, **kind)  # type: ignore[arg-type]
    going = play_game(game, ["expert"] * players, range(players))
    for _ in range(moves):
        next(going)
    return game


def test_the_same_seed_gives_the_same_ends_on_any_number_of_threads() -> None:
    view = middle(1).view(0)
    alone, shared = (rollout(view, "greedy", 64, seed=3, threads=threads) for threads in (1, 3))
    assert np.array_equal(alone.money, shared.money)
    assert np.array_equal(alone.shares, shared.shares)
    assert alone.decisions == shared.decisions
    assert not np.array_equal(alone.money, rollout(view, "greedy", 64, seed=4).money)
    assert len(alone) == 64
    assert alone.shares.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("variants", [(), ("beginners_luck",)])
def test_what_is_hidden_makes_no_difference_to_a_rollout_from_a_view(variants: tuple[str, ...]) -> None:
    game = middle(2, monument="tomb", variants=variants)
    for seat in range(3):
        other = game.resampled(seat, 99).view(seat)
        for after in (None, next(iter(game.legal_moves)) if seat == game.player else None):
            ends = rollout(game.view(seat), "greedy", 20, seed=1, after=after)
            assert np.array_equal(ends.money, rollout(other, "greedy", 20, seed=1, after=after).money)
            again = View.from_json(game.view(seat).to_json())
            assert np.array_equal(ends.money, rollout(again, "greedy", 20, seed=1, after=after).money)


def test_a_rollout_of_a_game_that_is_over_is_how_it_ended() -> None:
    game = Game(2, monument="mine", seed=1)
    for _ in play_game(game, ["greedy", "greedy"], [1, 2]):
        pass
    ends = rollout(game, "random", 5)
    assert game.outcome is not None
    assert (ends.money == game.outcome.money).all()
    assert ends.decisions == 0


def test_rollouts_leave_the_game_as_it_is_and_a_move_comes_first() -> None:
    game = Game(2, monument="mine", seed=4)
    before = game.copy()
    ends = rollout(game, ("expert", "random"), 100, after=EndTurn())
    assert game == before
    assert abs(ends.win_rate[0] - 1) < 0.2, "an expert wins against random steps"
    assert ends.mean_money[0] > ends.mean_money[1]


@pytest.mark.parametrize(
    ("code", "how"),
    [
        ("bad-policies", {"policies": "search"}),
        ("bad-policies", {"policies": ("expert",)}),
        ("bad-policies", {"policies": 3}),
        ("bad-count", {"games": 0}),
        ("bad-count", {"threads": -1}),
        ("bad-seed", {"seed": -1}),
        ("not-in-hand", {"after": "sell 5 coin"}),
    ],
)
def test_wrong_rollouts_are_refused(code: str, how: dict[str, object]) -> None:
    with pytest.raises(DigsiteError) as refused:
        rollout(Game(2, monument="mine", seed=4), **how)  # type: ignore[arg-type]
    assert refused.value.code == code
    with pytest.raises(DigsiteError) as refused:
        rollout("game")  # type: ignore[arg-type]
    assert refused.value.code == "bad-start"


def test_a_search_tells_visits_values_and_its_main_line() -> None:
    game = middle(5, players=2)
    search = Search(game.legal_moves.seen, seed=1)
    search.run(400)
    result, line = search.result(), search.principal_variation()
    assert result.steps[0].visits == max(step.visits for step in result.steps)
    assert all(0 <= step.value <= 1 for step in result.steps)
    assert line[0] in [step.step for step in result.steps if step.visits == result.steps[0].visits]
    trial = game.copy()
    trial.dealer = None
    for step in line:  # every step of the line can be taken
        if trial.position.chance_decides:
            break
        assert step in trial.legal_steps
        trial.step(step)
