"""What cards are worth to somebody who holds them: the few sums that simple bots share."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from digsite.rules import Box, kernel

Counts = npt.NDArray[Any]


@kernel
def best_price(b: Box, t: int, count: int) -> int:
    """Return the most that so many cards of a kind can bring, sold in one set or in several."""
    money = 0
    while count > 0:
        size = min(count, b.largest[t])
        money += b.price[t, size]
        count -= size
    return money


@kernel
def next_adds(b: Box, t: int, count: int) -> int:
    """Return what one more card of a kind adds to so many."""
    return best_price(b, t, count + 1) - best_price(b, t, count)


@kernel
def last_adds(b: Box, t: int, count: int) -> int:
    """Return what the last of so many cards of a kind adds."""
    return best_price(b, t, count) - best_price(b, t, count - 1)
