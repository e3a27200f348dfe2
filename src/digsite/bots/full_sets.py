"""What cards bring in sets as large as they can be: the few sums that simple bots share."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from digsite.rules import Box, kernel

Counts = npt.NDArray[Any]


@kernel
def price_in_full_sets(b: Box, t: int, count: int) -> int:
    """Return what so many cards of a kind bring, sold in sets as large as they can be; others may bring more."""
    money = 0
    while count > 0:
        size = min(count, b.largest[t])
        money += b.price[t, size]
        count -= size
    return money


@kernel
def next_adds(b: Box, t: int, count: int) -> int:
    """Return what one more card of a kind adds to so many."""
    return price_in_full_sets(b, t, count + 1) - price_in_full_sets(b, t, count)


@kernel
def last_adds(b: Box, t: int, count: int) -> int:
    """Return what the last of so many cards of a kind adds."""
    return price_in_full_sets(b, t, count) - price_in_full_sets(b, t, count - 1)
