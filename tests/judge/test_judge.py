"""The judge: the same figures everywhere, right within its error, and blind to what a player cannot know."""

from __future__ import annotations

import numpy as np
import pytest

from digsite.bots.policies import AN_EXPERT, EXPERT, decide_seen
from digsite.dealers import new_luck
from digsite.game import Game, Position
from digsite.game.view import seen_position
from digsite.judge import Judge
from digsite.judge.accounts import result_of, weigh_chance
from digsite.judge.moments import Happened
from digsite.judge.trying import expert_move, try_moves
from digsite.rules import OUTCOMES, chances, take_step
from digsite.rules.phases import DIG
from kinds import PLAIN, Kind

pytestmark = pytest.mark.kernel


def weights_of(position: Position) -> dict[int, float]:
    """What chance can bring, and how likely."""
    weights = np.zeros(OUTCOMES, np.int16)
    total = int(chances(position.boxes, position.states, weights))
    return {outcome: int(weights[outcome]) / total for outcome in range(OUTCOMES) if weights[outcome]}


def after(position: Position, choice: int) -> Position:
    """The position after a step."""
    there = position.copy()
    take_step(there.boxes, there.states, choice)
    return there


def exact(position: Position) -> np.ndarray:
    """What every seat can expect if experts play on: every way chance can go, one by one."""
    if position.is_over:
        return result_of(position)
    if position.chance_decides:
        return sum((share * exact(after(position, one)) for one, share in weights_of(position).items()), np.zeros(1))
    seen = seen_position(position, position.player)
    return exact(after(position, int(decide_seen(seen.boxes, seen.states, EXPERT, new_luck(0), AN_EXPERT))))


def small_positions(left: int) -> list[Position]:
    """Positions of experts' games in which so many cards are left to dig, and one of them comes next."""
    found = []
    for kind in (Kind("card-game", 2, "pyramid"), Kind("new-expedition", 3, "mine"), Kind("new-expedition", 2, "tomb")):
        game = Game.of(kind.game(1).setup, [f"p{seat}" for seat in range(kind.players)])
        luck = np.random.default_rng(7)
        position = game.position
        while not (position.phase == DIG and position.number("dig_size") == left):
            if position.chance_decides:
                shares = weights_of(position)
                position = after(position, int(luck.choice(list(shares), p=list(shares.values()))))
            else:
                seen = seen_position(position, position.player)
                step = int(decide_seen(seen.boxes, seen.states, EXPERT, new_luck(0), AN_EXPERT))
                position = after(position, step)
        found.append(position)
    return found


def test_the_open_judgement_is_the_enumerated_value_within_its_error() -> None:
    for position in small_positions(3):
        value = exact(position)
        judged = Judge(games=400, seed=3).open(position)
        for seat in range(position.players):
            assert abs(judged.wins[seat] - value[seat, 0]) <= 4 * judged.wins_error[seat] + 1e-12
            assert abs(judged.money[seat] - value[seat, 1]) <= 4 * judged.money_error[seat] + 1e-9


def test_the_mean_over_what_could_have_come_is_exact_where_nothing_else_is_left_to_chance() -> None:
    checked = 0
    for position in small_positions(2):
        shares = weights_of(position)
        came, *others = shares
        if not others:
            continue
        # Only where a single outcome is left after it: experts then play on without any chance.
        if any(len(weights_of(after(position, one))) > 1 for one in shares if after(position, one).chance_decides):
            continue
        weighed = weigh_chance(Happened(0, position, came), Judge(games=3))
        assert weighed is not None
        mean = weighed.rest + weighed.share * exact(after(position, came))
        if all(np.ptp(Judge(games=30).outcomes(position, [one], [30])[0].results, axis=0).max() == 0 for one in others):
            np.testing.assert_allclose(mean, exact(position), atol=1e-12)
            checked += 1
    assert checked


def test_shares_of_the_victory_add_up_to_one() -> None:
    game = Game(players=4, monument="sphinx", seed=3)
    for chances_now in (Judge(games=7).open(game.position), Judge(games=7).known(game.position, 1)):
        assert sum(chances_now.wins) == pytest.approx(1.0, abs=1e-12)


def test_what_a_player_cannot_know_does_not_change_what_is_judged_for_them() -> None:
    game = Game(players=3, monument="temple", seed=5)
    for seed in range(3):
        other = game.resampled(game.player, seed)
        assert other.position != game.position
        mine, theirs = (Judge(games=12).known(one.position, game.player) for one in (game, other))
        assert mine == theirs
        trials = [try_moves(one.legal_moves, game.player, Judge(12)) for one in (game, other)]
        assert trials[0].tried == trials[1].tried


def test_moves_that_come_to_the_same_differ_by_nothing() -> None:
    """The same luck for both: selling one set first or the other makes no difference at all."""
    game = Game(players=2, monument="mine", seed=4)
    sales = sorted({str(move) for move in game.legal_moves if str(move).startswith("sell 1")})[:2]
    first, second = (game.copy() for _ in range(2))
    for one, (a, b) in zip((first, second), (sales, sales[::-1]), strict=True):
        one.play(a)
        one.play(b)
    chances_now = [Judge(games=25, seed=2).known(one.position, game.player) for one in (first, second)]
    assert chances_now[0].wins == chances_now[1].wins


@pytest.mark.parametrize("kind", PLAIN[::5], ids=lambda kind: kind.label)
def test_moves_are_tried_in_every_phase_of_every_kind(kind: Kind) -> None:
    game = kind.game(seed=8)
    seen = set()
    while not game.is_over:
        legal = game.legal_moves
        made = expert_move(legal)
        if game.phase not in seen:
            seen.add(game.phase)
            trial = try_moves(legal, game.player, Judge(4), made)
            assert trial.best.move in legal
            assert made in {one.move for one in trial.tried}
            assert all(one.move in legal for one in trial.tried)
        game.play(made)
    assert "act" in seen
