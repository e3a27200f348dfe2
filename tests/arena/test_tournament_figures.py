"""Win rates and ratings: the right order, and intervals that hold what they promise."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from digsite.arena.tournament import Seatings
from digsite.arena.tournament.estimate import rate_of_deals, student
from digsite.arena.tournament.rating import comparisons, ratings

Floats = npt.NDArray[np.float64]


def synthetic(strengths: list[float], seats: int, deals: int, seed: int, luck: float = 1.0) -> tuple[Floats, Floats]:
    """Play games of known strengths in which a deal favours a seat; return comparisons and win rates by deal."""
    lots = np.random.default_rng(seed)
    bots = len(strengths)
    seated = Seatings(bots, seats).of_deals(0, deals)
    force = np.array(strengths)[seated] + luck * lots.gumbel(size=(deals, 1, seats)) + lots.gumbel(size=seated.shape)
    shares = (force == force.max(axis=2, keepdims=True)).astype(np.float64)
    rates = np.zeros((deals, bots))
    np.add.at(rates, (np.arange(deals)[:, None, None], seated), shares)
    return comparisons(shares, seated, bots).astype(np.float64), rates / seats


@pytest.mark.parametrize("freedom", [1, 2, 3, 7, 20, 21, 50, 1000])
def test_students_factor(freedom: int) -> None:
    from scipy import stats

    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=5e-4)


def test_independent_games_give_wilsons_interval() -> None:
    from digsite.arena.tournament.estimate import wilson

    found = rate_of_deals(100_000, 30_000.0, 30_000.0)
    assert (found.low, found.high) == pytest.approx(wilson(0.3, 100_000), abs=1e-5)


def test_deals_that_even_out_say_more_than_games_that_do_not() -> None:
    lots = np.random.default_rng(1)
    near = 0.5 + 0.05 * lots.standard_normal(400)
    found = rate_of_deals(400, float(near.sum()), float((near**2).sum()))
    assert found.high - found.low < 0.012
    alike = rate_of_deals(400, 200.0, 100.0)  # every deal exactly one half
    assert alike.high - alike.low > 0.09


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_come_back(seats: int) -> None:
    """400 points for every factor of ten, whatever the size of the table."""
    strengths = [0.0, 0.5, 1.0, 2.0]
    wins, _ = synthetic(strengths, seats, 12_000, seed=3, luck=0.0)
    found = [rating.value for rating in ratings(wins, replicates=2)]
    expected = [1500 + 400 / np.log(10) * (strength - np.mean(strengths)) for strength in strengths]
    assert found == pytest.approx(expected, abs=12)


def test_ratings_are_in_the_order_of_strength() -> None:
    wins, _ = synthetic([1.0, 0.0, 2.0, 0.5, 1.5], 3, 600, seed=4)
    found = ratings(wins, replicates=100)
    assert np.argsort([rating.value for rating in found]).tolist() == [1, 3, 0, 4, 2]
    assert all(rating.low < rating.value < rating.high for rating in found)


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_open_interval() -> None:
    wins = np.zeros((50, 2, 2))
    wins[:, 0, 1] = 2
    best, worst = ratings(wins)
    assert 1500 < best.low < best.value < best.high < 3000
    # Fifty deals without a loss: odds of less than about 20 to 1 are excluded, not more.
    assert 10 < 10 ** ((best.low - worst.high) / 400) < 40


def test_the_order_of_deals_and_the_number_of_runs_change_nothing() -> None:
    wins, _ = synthetic([0.0, 1.0], 2, 100, seed=5)
    assert ratings(wins, replicates=50) == ratings(wins, replicates=50)
    assert [r.value for r in ratings(wins[::-1], replicates=2)] == pytest.approx(
        [r.value for r in ratings(wins, replicates=2)]
    )


@pytest.mark.long
@pytest.mark.parametrize("deals", [40, 10])
def test_95_of_100_intervals_hold_the_truth(deals: int) -> None:
    strengths, tries = [0.0, 0.7, 1.4], 120
    wins, rates = synthetic(strengths, 3, 100_000, seed=6)
    true_rates = rates.mean(axis=0)
    true_ratings = [rating.value for rating in ratings(wins, replicates=2)]
    held_rates = held_ratings = 0
    for seed in range(tries):
        wins, rates = synthetic(strengths, 3, deals, seed=1000 + seed)
        for bot, rating in enumerate(ratings(wins, seed=seed, replicates=200)):
            held_ratings += rating.low <= true_ratings[bot] <= rating.high
            rate = rate_of_deals(deals, float(rates[:, bot].sum()), float((rates[:, bot] ** 2).sum()))
            held_rates += rate.low <= true_rates[bot] <= rate.high
    assert 0.92 <= held_rates / (3 * tries) <= 0.995
    assert 0.92 <= held_ratings / (3 * tries) <= 0.999
