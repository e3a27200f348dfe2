"""Every trade there is, from the words of R30 and R32: all pairs of baskets are looked through."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import prod

from digsite.game import Position

Basket = tuple[int, ...]


def every_trade(hand: Sequence[int], market: Sequence[int], values: Sequence[int]) -> Iterator[tuple[Basket, Basket]]:
    """List what is given and what is taken.

    >>> list(every_trade([2, 0], [0, 1], [1, 2]))
    [((2, 0), (0, 1))]
    """

    def worth(basket: Basket) -> int:
        return sum(count * value for count, value in zip(basket, values, strict=True))

    def baskets(stock: Sequence[int]) -> Iterator[Basket]:
        return itertools.product(*(range(count + 1) for count in stock))

    for take in baskets(market):
        for give in baskets(hand):
            if any(take) and worth(give) >= worth(take) and not any(g and t for g, t in zip(give, take, strict=True)):
                yield give, take


def stocks(position: Position, kinds: int) -> tuple[list[int], list[int]]:
    """Return the hand of the player who decides, and the marketplace."""
    return position.row("hand", position.player)[:kinds], position.row("market")[:kinds]


def pairs_of_baskets(position: Position, kinds: int) -> int:
    """Count what has to be looked through."""
    hand, market = stocks(position, kinds)
    return prod(count + 1 for count in hand) * prod(count + 1 for count in market)
