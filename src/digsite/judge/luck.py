"""Keeping account of luck while games are played: a control variate that is nothing on average, whatever it thinks.

For every event of chance, from the first card of the deal on: the estimate of what came, after experts have played the
rest of the turn, less the exact mean of the estimates of all that could have come. Each such figure is 0 on average,
because the mean is taken with the weights that chance itself has. So a result less all of them is on average what the
result is. It is less scattered the better the estimate knows what an outcome is worth (AIVAT: Burch, Schmid, Moravcik,
Morrill and Bowling, 2018).

The sums are kept by stages of the game, since the estimate is surer in some of them than in others.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.judge.fitted import Depth, Network, luck_of, network
from digsite.rules import SANDSTORM, SEATS, Box, Boxes, State, States, inlined, kernel
from digsite.rules.phases import DIG

#: The deal, and four parts of the game by how many rounds are still to be dug.
STAGES = 5
#: A stage ends when so few rounds are left.
ROUNDS = (6, 3, 1)

#: By stage, seat and what is noted (share of the victory, money).
Sums = npt.NDArray[np.float64]


class Books(NamedTuple):
    """What accounts of luck are kept with."""

    net: Network
    depth: Depth
    """How far to look ahead before positions are estimated."""
    states: States
    """To look ahead in."""
    sums: npt.NDArray[np.float64]
    """One account (``Sums``) for each game."""


def new_books(players: int, games: int, depth: Depth) -> Books:
    """Open accounts for so many games."""
    return Books(network(players), depth, depth.room(), np.zeros((games, STAGES, SEATS, 2)))


@inlined
def stage_of(b: Box, s: State) -> int:
    """Say which stage of the game it is."""
    if s.phase < DIG:
        return 0
    left = s.dig_size - s.dig[SANDSTORM]
    stage = 1
    for rounds in ROUNDS:
        stage += left <= rounds * b.players
    return stage


@kernel
def book(b: Box, s: State, came: int, books: Books, game: int) -> None:
    """Enter what chance is about to bring, before it happens."""
    states = books.states
    states[0] = s
    luck = np.empty((SEATS, 2))
    luck_of(b, states, came, books.depth, books.net, luck)
    books.sums[game, stage_of(b, s)] += luck


@kernel
def book_all(boxes: Boxes, states: States, came: npt.NDArray[np.int64], books: Books, game: int) -> None:
    """Enter all events of a game that was played elsewhere: the positions before them, and what came."""
    for i in range(len(came)):
        book(boxes[0], states[i], came[i], books, game)
