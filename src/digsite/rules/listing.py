"""Listing and counting whole decisions, in plain Python: for people who want to see them all.

These lists follow the same rules as the kernel's checks; the tests hold them together.
"""

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


def trades(hand: Sequence[int], market: Sequence[int], values: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    """List all trades (R30, R32): what is given, what is taken, no kind on both sides.

    >>> list(trades([2, 0], [0, 1], [1, 2]))
    [([2, 0], [0, 1])]
    """
    kinds = range(len(values))
    wealth = sum(hand[kind] * values[kind] for kind in kinds)
    for take in _baskets(market[: len(values)], values, 1, wealth):
        price = sum(take[kind] * values[kind] for kind in kinds)
        payable = [0 if take[kind] else hand[kind] for kind in kinds]
        for give in _baskets(payable, values, price, wealth):
            yield give, take


def _baskets(stock: Sequence[int], values: Sequence[int], least: int, most: int) -> Iterator[list[int]]:
    """List what can be picked out of counts by kind with a total value from ``least`` to ``most``."""
    if not stock:
        if least <= 0:
            yield []
        return
    rest = sum(count * value for count, value in zip(stock[1:], values[1:], strict=True))
    for count in range(stock[0] + 1):
        value = count * values[0]
        if value > most:
            return
        if value + rest >= least:
            for others in _baskets(stock[1:], values[1:], least - value, most - value):
                yield [count, *others]


def count_trades(hand: Sequence[int], market: Sequence[int], values: Sequence[int]) -> int:
    """Count all trades without listing them: kind by kind, by the balance of what is given and taken.

    >>> count_trades([2, 1, 0], [1, 0, 1], [1, 2, 2])
    5
    """
    # (balance, something given, something taken) -> number of ways
    ways = {(0, False, False): 1}
    for held, there, value in zip(hand, market, values, strict=False):
        further: dict[tuple[int, bool, bool], int] = {}
        for (balance, gave, took), count in ways.items():
            for given in range(held + 1):
                key = (balance + given * value, gave or given > 0, took)
                further[key] = further.get(key, 0) + count
            for taken in range(1, there + 1):
                key = (balance - taken * value, gave, True)
                further[key] = further.get(key, 0) + count
        ways = further
    return sum(count for (balance, gave, took), count in ways.items() if balance >= 0 and gave and took)
