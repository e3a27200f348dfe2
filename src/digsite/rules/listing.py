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


#: Cards by kind.
Counts = tuple[int, ...]


def trades(hand: Sequence[int], market: Sequence[int], values: Sequence[int]) -> Iterator[tuple[Counts, Counts]]:
    """List all trades (R30, R32): what is given, what is taken, no kind on both sides.

    >>> list(trades([2, 0], [0, 1], [1, 2]))
    [((2, 0), (0, 1))]
    """
    kinds = range(len(values))
    wealth = sum(hand[kind] * values[kind] for kind in kinds)
    payments: dict[tuple[bool, ...], _Baskets] = {}
    for price, take in _Baskets(market[: len(values)], values, wealth).from_value(1):
        taken = tuple(count > 0 for count in take)
        if taken not in payments:
            payable = [0 if taken[kind] else hand[kind] for kind in kinds]
            payments[taken] = _Baskets(payable, values, wealth)
        for _, give in payments[taken].from_value(price):
            yield give, take


class _Baskets:
    """What can be picked out of counts by kind, worth at most so much, in lexical order.

    The kinds are parted in two halves, and what can be picked of each is listed once: every basket is one of the
    first half and one of the second.
    """

    def __init__(self, stock: Sequence[int], values: Sequence[int], most: int) -> None:
        half = len(stock) // 2
        self._heads = _half_baskets(stock[:half], values[:half], most)
        self._tails = _half_baskets(stock[half:], values[half:], most)
        self._best_tail = max(value for value, _ in self._tails)
        self._most = most

    def from_value(self, least: int) -> Iterator[tuple[int, Counts]]:
        """List the baskets of at least this value, each after its value."""
        for value, head in self._heads:
            if value + self._best_tail >= least:
                fewest, most = least - value, self._most - value
                for more, tail in self._tails:
                    if fewest <= more <= most:
                        yield value + more, head + tail


def _half_baskets(stock: Sequence[int], values: Sequence[int], most: int) -> list[tuple[int, Counts]]:
    found: list[tuple[int, Counts]] = [(0, ())]
    for there, worth in zip(stock, values, strict=True):
        found = [
            (value + count * worth, (*basket, count))
            for value, basket in found
            for count in range(there + 1)
            if value + count * worth <= most
        ]
    return found


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
