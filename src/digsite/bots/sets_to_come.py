"""What cards of a kind bring in the end, and how many more of them may come: what judgements are made from."""

from __future__ import annotations

from math import exp

import numpy as np
import numpy.typing as npt

from digsite.rules import Box, kernel


@kernel
def fill_money(b: Box, t: int, point: float, money: npt.NDArray[np.float64]) -> None:
    """Fill in the most that so many cards of a kind bring: sold in sets, or traded away for their points."""
    money[0] = 0.0
    for n in range(1, len(money)):
        most = money[n - 1] + point * b.trade[t]
        for k in range(1, min(n, b.largest[t]) + 1):
            most = max(most, b.price[t, k] + money[n - k])
        money[n] = most


@kernel
def fill_arrivals(coming: float, arrivals: npt.NDArray[np.float64]) -> None:
    """Fill in how likely so many cards come, if so many do on average (Poisson's law); the last place: all the rest."""
    chance = exp(-coming)
    left = 1.0
    last = len(arrivals) - 1
    for x in range(last):
        arrivals[x] = chance
        left -= chance
        chance *= coming / (x + 1)
    arrivals[last] = max(0.0, left)
