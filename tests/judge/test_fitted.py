"""The fitted estimate and the accounts of luck that are kept with it: exact where they say so, unbiased everywhere."""

from __future__ import annotations

import numpy as np
import pytest

from digsite.bots.policies import AN_EXPERT, EXPERT, decide_seen
from digsite.dealers import new_luck
from digsite.game import Game, Position
from digsite.game.view import seen_position
from digsite.judge.accounts import result_of
from digsite.judge.features import row_length
from digsite.judge.fitted import Depth, FittedJudge, network
from digsite.judge.luck import Books, book_all, new_books
from digsite.rules import OUTCOMES, SEATS, chances, take_step
from digsite.rules.phases import DIG
from kinds import PLAIN, Kind

pytestmark = pytest.mark.kernel

#: Monuments that leave nothing to chance once they are explored.
SMALL = (Kind("card-game", 2, "pyramid"), Kind("new-expedition", 3, "temple"), Kind("new-expedition", 2, "tomb"))


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


def played_on(position: Position) -> Position:
    """Where experts get to before chance comes."""
    while not position.chance_decides and not position.is_over:
        seen = seen_position(position, position.player)
        position = after(position, int(decide_seen(seen.boxes, seen.states, EXPERT, new_luck(0), AN_EXPERT)))
    return position


def small_position(kind: Kind, left: int, seed: int = 7) -> Position:
    """A position of experts' games in which so many cards are left to dig, and one of them comes next."""
    position = Game.of(kind.game(1).setup, [f"p{seat}" for seat in range(kind.players)]).position
    luck = np.random.default_rng(seed)
    while not (position.phase == DIG and position.number("dig_size") == left):
        shares = weights_of(position)
        position = played_on(after(position, int(luck.choice(list(shares), p=list(shares.values())))))
    return position


def luck_in(position: Position, came: int, depth: Depth) -> np.ndarray:
    """What the books say of one event: by seat, share and money."""
    books = new_books(position.players, 1, depth)
    book_all(position.boxes, position.states, np.array([came]), books, 0)
    return np.asarray(books.sums[0].sum(axis=0)[: position.players])


def every_way(position: Position, depth: Depth) -> list[tuple[float, np.ndarray, np.ndarray]]:
    """All ways in which a game of experts can end: how likely, the result, and the luck on the way."""
    position = played_on(position)
    if position.is_over:
        return [(1.0, result_of(position), np.zeros((position.players, 2)))]
    found = []
    for outcome, share in weights_of(position).items():
        luck = luck_in(position, outcome, depth)
        for likely, result, more in every_way(after(position, outcome), depth):
            found.append((share * likely, result, luck + more))
    return found


@pytest.mark.parametrize("kind", SMALL, ids=lambda kind: kind.label)
@pytest.mark.parametrize("depth", [Depth(0, 0), Depth(1, 0)], ids=["at-once", "one-card-ahead"])
def test_adjusted_results_are_right_on_average_in_every_way_a_game_can_end(kind: Kind, depth: Depth) -> None:
    ways = every_way(small_position(kind, 2), depth)
    raw = sum(likely * result for likely, result, _ in ways)
    adjusted = sum(likely * (result - luck) for likely, result, luck in ways)
    assert sum(likely for likely, *_ in ways) == pytest.approx(1)
    assert adjusted == pytest.approx(raw, abs=1e-9)
    assert any(abs(luck).max() > 0.01 for *_, luck in ways)  # the books do say something


@pytest.mark.parametrize("kind", SMALL, ids=lambda kind: kind.label)
def test_where_every_order_is_played_out_no_luck_is_left_in_the_results(kind: Kind) -> None:
    position = small_position(kind, 3)
    ways = every_way(position, Depth(0, 3))
    value = np.sum([likely * result for likely, result, _ in ways], axis=0)
    for _, result, luck in ways:
        assert result - luck == pytest.approx(value, abs=1e-9)
    judged = FittedJudge(Depth(0, 3)).open(position)
    assert judged.wins == pytest.approx(value[:, 0], abs=1e-9)
    assert judged.money == pytest.approx(value[:, 1], abs=1e-9)


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.label)
def test_luck_is_nothing_on_average_and_nothing_over_the_seats_at_every_event_of_a_game(kind: Kind) -> None:
    position = Game.of(kind.game(1).setup, [f"p{seat}" for seat in range(kind.players)]).position
    lots = np.random.default_rng(3)
    events = 0
    while not position.is_over:
        shares = weights_of(position)
        if events % 9 == 0:
            each = {outcome: luck_in(position, outcome, Depth(0, 1)) for outcome in shares}
            assert sum(shares[outcome] * luck for outcome, luck in each.items()) == pytest.approx(0, abs=1e-9)
            for luck in each.values():
                assert luck[:, 0].sum() == pytest.approx(0, abs=1e-9)
        events += 1
        position = played_on(after(position, int(lots.choice(list(shares), p=list(shares.values())))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_estimate_has_a_share_and_money_for_every_seat(players: int) -> None:
    assert len(network(players).first) == row_length(players)
    game = Game(players=players, monument="mine", seed=4)
    judged = FittedJudge().open(game.position)
    assert sum(judged.wins) == pytest.approx(1)
    assert all(10 < money < 200 for money in judged.money)
    known = FittedJudge().known(game.position, 0)
    assert sum(known.wins) == pytest.approx(1)
    assert all(error > 0 for error in known.wins_error)
    assert known == FittedJudge().known(game.position, 0)


def test_what_a_seat_knows_is_judged_alike_whatever_it_cannot_know() -> None:
    game = Game(players=3, monument="great_pyramid", seed=5)
    for seat in range(3):
        judged = {FittedJudge(imagined=8).known(game.resampled(seat, seed).position, seat) for seed in range(4)}
        assert judged == {FittedJudge(imagined=8).known(game.position, seat)}


def test_more_money_is_a_better_chance() -> None:
    game = Game(players=2, monument="mine", seed=4)
    richer = game.position.copy()
    richer.states["money"][0, 0] += 40
    assert FittedJudge().open(richer).wins[0] > FittedJudge().open(game.position).wins[0] + 0.1


def test_books_are_kept_by_game_and_stage() -> None:
    books = new_books(2, 3, Depth(0, 0))
    assert isinstance(books, Books)
    assert books.sums.shape[2:] == (SEATS, 2)
    position = small_position(SMALL[0], 2)
    book_all(position.boxes, position.states, np.array([next(iter(weights_of(position)))]), books, 1)
    assert not books.sums[0].any()
    assert not books.sums[1, :-1].any()  # few cards are left: the last stage
    assert books.sums[1, -1].any()
