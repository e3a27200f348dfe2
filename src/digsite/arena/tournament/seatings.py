"""Who sits where.

Picture the bots in a circle. A pattern says which places of the circle are at the table; the deal is played once from
every beginning of the circle, so every bot has sat in every seat exactly once, with the same cards each time:

>>> Seatings(bots=3, seats=3).of_deal(0).tolist()
[[0, 1, 2], [1, 2, 0], [2, 0, 1]]

The next deal has the next pattern. After one *round* of patterns every bot has met every other equally often: with more
bots than seats, every table that can be made up has played as many deals as it has seats.

>>> Seatings(bots=4, seats=2).of_deal(0).tolist()
[[0, 2], [1, 3], [2, 0], [3, 1]]
>>> Seatings(bots=4, seats=2).round
3

With fewer bots than seats, bots sit at a table several times, as evenly as can be: two bots at four seats are two and
two, in every order; at three seats they are two and one, and one and two.

>>> Seatings(bots=2, seats=4).of_deal(0).tolist()
[[0, 1, 0, 1], [1, 0, 1, 0]]
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from math import comb

import numpy as np
import numpy.typing as npt

from digsite.dealers import seed_of
from digsite.errors import DigsiteError

#: More than this many bots have too many tables to be listed.
MOST_BOTS = 24

Places = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Seatings:
    """The seatings of so many bots at so many seats, deal after deal."""

    bots: int
    seats: int

    def __post_init__(self) -> None:
        if not 2 <= self.bots <= MOST_BOTS:
            raise DigsiteError("bots", f"A tournament has 2 to {MOST_BOTS} bots, not {self.bots}.")

    @property
    def games(self) -> int:
        """The games of one deal."""
        return self.bots

    @property
    def round(self) -> int:
        """The deals after which everybody has met everybody equally often."""
        return comb(self.bots - 1, self.seats - 1) if self.bots >= self.seats else 1

    def deals_for(self, games: int) -> int:
        """Return how many deals make at least so many games: whole rounds, if one round is no more than was asked for.

        >>> seatings = Seatings(bots=8, seats=4)  # 35 deals of 8 games make a round
        >>> seatings.deals_for(1000), seatings.deals_for(100)
        (140, 13)
        """
        deals = -(-games // self.games)
        return deals if deals < self.round else -(-deals // self.round) * self.round

    def of_deal(self, number: int) -> Places:
        """Return the bot in each seat, one row a game."""
        return self.of_deals(number, number + 1)[0]

    def of_deals(self, start: int, stop: int) -> Places:
        """Return the bot in each seat for a row of deals."""
        deals = np.arange(start, stop)
        tables, orders = self._tables, self._orders
        pattern = np.take_along_axis(tables[deals % len(tables)], orders[deals // len(tables) % len(orders)], axis=1)
        found: Places = (np.arange(self.bots)[None, :, None] + pattern[:, None, :]) % self.bots
        return found

    @cached_property
    def _tables(self) -> Places:
        """The places of the circle that sit down together; the first seat begins the circle."""
        if self.bots >= self.seats:
            found = [(0, *others) for others in combinations(range(1, self.bots), self.seats - 1)]
        else:
            found = [places for places in _even(self.bots, self.seats) if places[0] == 0]
        # Mixed, so that a round that is broken off is not lopsided; always in the same way.
        return np.array([found[i] for i in sorted(range(len(found)), key=seed_of)])

    @cached_property
    def _orders(self) -> Places:
        """The orders to sit down in; with fewer bots than seats the tables tell them already."""
        others = range(1, self.seats)
        found = permutations(others) if self.bots >= self.seats else [tuple(others)]
        return np.array([(0, *order) for order in found])


def _even(bots: int, seats: int) -> list[tuple[int, ...]]:
    """List every way to fill the seats in which no bot sits more than once more often than another."""
    each, more = divmod(seats, bots)
    found: set[tuple[int, ...]] = set()
    for lucky in combinations(range(bots), more):
        found.update(permutations([*(list(range(bots)) * each), *lucky]))
    return sorted(found)
