"""Sharing out games: each is taken once, whoever comes, and mostly by whoever had it before."""

from __future__ import annotations

import pytest

from digsite.envs.shares import LONG_ENOUGH, Shares, all_done, end_shares, open_shares, shares_of, take_share

pytestmark = [pytest.mark.kernel, pytest.mark.pure]


def games_of(shares: Shares, share: int, games: int) -> range:
    return range(share * shares.size, min((share + 1) * shares.size, games))


@pytest.mark.parametrize(("games", "threads"), [(1, 1), (1, 3), (17, 2), (100, 3), (2048, 2)])
def test_every_game_is_in_one_share_and_taken_once(games: int, threads: int) -> None:
    shares = shares_of(games, threads)
    for turn in range(3):
        open_shares(shares)
        taken: list[int] = []
        number = 0
        while (share := take_share(shares, (number + turn) % threads, LONG_ENOUGH)) >= 0:
            taken += games_of(shares, share, games)
            number += 1
        assert sorted(taken) == list(range(games))
        assert not all_done(shares)
        end_shares(shares, number)
        assert all_done(shares)


def test_nothing_is_there_before_it_is_laid_out() -> None:
    shares = shares_of(100, 2)
    assert all_done(shares)
    assert take_share(shares, 0, LONG_ENOUGH) == -1


def test_a_thread_takes_its_own_from_the_front_and_the_others_from_the_back() -> None:
    shares = shares_of(128, 2)
    open_shares(shares)
    assert [take_share(shares, 0, 0) for _ in range(5)] == [0, 1, 2, 3, 7]
    assert [take_share(shares, 1, 0) for _ in range(3)] == [4, 5, 6]


def test_the_last_share_of_a_pile_is_left_to_its_thread_for_a_while() -> None:
    shares = shares_of(128, 2)
    open_shares(shares)
    while take_share(shares, 0, 0) >= 0:
        pass
    assert take_share(shares, 0, LONG_ENOUGH) == 4
    assert take_share(shares, 1, 0) == -1
