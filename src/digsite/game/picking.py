"""Choosing several cards out of some: every way, or how many ways there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def picks(stock: Sequence[int], size: int) -> Iterator[list[int]]:
    """List the ways to pick ``size`` cards out of counts by kind.

    >>> list(picks([1, 2], 2))
    [[0, 2], [1, 1]]
    """
    if not stock:
        if size == 0:
            yield []
        return
    for count in range(min(stock[0], size) + 1):
        if sum(stock[1:]) >= size - count:
            for rest in picks(stock[1:], size - count):
                yield [count, *rest]


def ways_to_pick(stock: Sequence[int], size: int) -> int:
    """Count the ways to pick ``size`` cards out of counts by kind.

    >>> ways_to_pick([1, 2], 2)
    2
    """
    ways = [1] + [0] * size
    for there in stock:
        ways = [sum(ways[max(0, total - there) : total + 1]) for total in range(size + 1)]
    return ways[size]
