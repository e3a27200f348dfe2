"""A figure and where it lies 95 times in 100.

All intervals of a tournament are made from whole deals. The games of one deal share its luck, so they are no
independent evidence; what differs from deal to deal is. Sharing luck is what makes a tournament sharp: most of what
cards do to one bot in one seating they do to the others in the other seatings.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

_95_PERCENT = 1.959964
#: Student's factors in place of 1.96 for 1, 2, 3, ... degrees of freedom.
_STUDENT = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139),
    *(2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963),
)


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """Return plain JSON values."""
        return self._asdict()


def student(freedom: int) -> float:
    """Return how many standard errors hold 95 % when the error itself was estimated from ``freedom`` + 1 deals.

    >>> round(student(4), 3), round(student(100), 3)
    (2.776, 1.984)
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[max(freedom, 1) - 1]
    z, v = _95_PERCENT, freedom
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v * v)


def stretch(deals: int) -> float:
    """Return how much wider a bootstrap's interval has to be made because it saw only so many deals.

    A bootstrap takes the spread of the few for the spread of all, and knows nothing of Student.

    >>> round(stretch(5), 2), round(stretch(1000), 2)
    (1.73, 1.0)
    """
    return student(deals - 1) / _95_PERCENT * sqrt((deals + 1) / max(deals - 1, 1))


def rate_of_deals(deals: int, total: float, squares: float) -> Estimate:
    """Estimate a rate from the rates of single deals: their number, their sum, and the sum of their squares.

    It is Wilson's interval for as many independent games as would be equally sure, judging by how much deals differ,
    with Student's factor. Where all deals went alike, each counts as one game: no difference was seen, but it would be
    rash to conclude that there is none.

    >>> rate_of_deals(0, 0.0, 0.0)
    Estimate(value=0.0, low=0.0, high=1.0)
    >>> [round(x, 3) for x in rate_of_deals(50, 50.0, 50.0)]
    [1.0, 0.925, 1.0]
    >>> [round(x, 3) for x in rate_of_deals(100, 60.0, 60.0)]  # deals of one game each
    [0.6, 0.5, 0.692]
    """
    if not deals:
        return Estimate(0.0, 0.0, 1.0)
    rate = min(max(total / deals, 0.0), 1.0)
    variance = (squares - deals * rate * rate) / max(deals - 1, 1) / deals
    worth = rate * (1 - rate) / variance if variance > 1e-12 else float(deals)  # games that would be as sure
    worth = worth or float(deals)
    low, high = wilson(rate, worth, student(deals - 1))
    return Estimate(rate, min(low, rate), max(high, rate))


def wilson(rate: float, games: float, factor: float = _95_PERCENT) -> tuple[float, float]:
    """Return Wilson's interval of a rate that was seen in so many independent games.

    >>> [round(x, 3) for x in wilson(0.6, 100)], wilson(0.0, 0)
    ([0.502, 0.691], (0.0, 1.0))
    """
    if not games:
        return 0.0, 1.0
    z = factor
    spread = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / spread
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / spread
    return max(0.0, middle - reach), min(1.0, middle + reach)
