"""The fast dealer: the same on every platform, without bias, and the same stream inside and outside the kernel."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from digsite.dealers import FastDealer, new_luck, seed_of
from digsite.dealers.fast import below, next_word

pytestmark = pytest.mark.kernel


@pytest.mark.pure
def test_the_stream_is_splitmix64() -> None:
    """The first words for seed 1234567, as published with the generator."""
    luck = new_luck(1234567)
    assert [int(next_word(luck)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 101, 1000])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    luck = new_luck(n)
    draws = 60_000
    counts = np.zeros(n)
    for _ in range(draws):
        counts[below(luck, n)] += 1
    assert n == 1 or chisquare(counts).pvalue > 1e-4


@given(st.lists(st.integers(0, 30), min_size=1, max_size=12).filter(any), st.integers(0, 2**64 - 1))
def test_only_outcomes_with_a_weight_come_up(weights: list[int], seed: int) -> None:
    dealer = FastDealer(seed)
    assert all(weights[dealer.draw(weights)] > 0 for _ in range(50))


def test_draws_follow_the_weights() -> None:
    weights = [16, 0, 12, 6, 8, 1]
    dealer = FastDealer(3)
    counts = [0] * len(weights)
    for _ in range(60_000):
        counts[dealer.draw(weights)] += 1
    assert counts[1] == 0
    likely = [(count, weight) for count, weight in zip(counts, weights, strict=True) if weight]
    expected = [60_000 * weight / sum(weights) for _, weight in likely]
    assert chisquare([count for count, _ in likely], expected).pvalue > 1e-4


@given(st.integers(0, 2**64 - 1), st.integers(0, 20))
def test_a_stream_can_be_gone_back_in(seed: int, drawn: int) -> None:
    dealer = FastDealer(seed)
    for _ in range(drawn):
        dealer.draw([1, 2, 3])
    mark = dealer.tell()
    first = [dealer.draw([5, 5, 5]) for _ in range(8)]
    dealer.seek(mark)
    assert [dealer.draw([5, 5, 5]) for _ in range(8)] == first


@pytest.mark.parametrize("weights", [[], [0, 0], [1, -1]])
def test_weights_that_make_no_sense_are_a_programmers_mistake(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weight"):
        FastDealer(1).draw(weights)


def test_seeds_made_of_several_numbers_differ() -> None:
    assert len({seed_of(a, b, c) for a in range(10) for b in range(10) for c in range(10)}) == 1000
