"""Choosing a legal step by lot: bits of a word, counted and found."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from digsite.dealers import new_luck
from digsite.dealers.random_steps import nth_one, ones, random_step

pytestmark = [pytest.mark.kernel, pytest.mark.pure]


def words() -> list[int]:
    lot = random.Random(5)
    few = [lot.getrandbits(64) & lot.getrandbits(64) & lot.getrandbits(64) for _ in range(60)]
    return [1, 1 << 63, (1 << 64) - 1, *few, *(lot.getrandbits(64) for _ in range(20))]


def test_every_bit_of_a_word_is_found_at_its_place() -> None:
    for word in words():
        places = [place for place in range(64) if word >> place & 1]
        assert ones(np.uint64(word)) == len(places)
        assert [int(nth_one(np.uint64(word), n)) for n in range(len(places))] == places


def test_each_step_of_both_words_is_chosen_equally_often() -> None:
    low, high = 1 << 3 | 1 << 60, 1 << 0 | 1 << 17 | 1 << 61
    luck = new_luck(7)
    chosen = Counter(int(random_step(np.uint64(low), np.uint64(high), luck)) for _ in range(2000))
    assert set(chosen) == {3, 60, 64, 81, 125}
    assert all(320 < count < 480 for count in chosen.values())


def test_one_word_may_be_empty() -> None:
    luck = new_luck(7)
    assert {int(random_step(np.uint64(0), np.uint64(4), luck)) for _ in range(20)} == {66}
    assert {int(random_step(np.uint64(4), np.uint64(0), luck)) for _ in range(20)} == {2}
