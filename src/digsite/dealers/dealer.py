"""What every dealer can do, whoever makes the chance.

The rules never draw a random number: where chance decides they give weights, and a dealer answers with an
index.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Protocol


class Dealer(Protocol):
    """A stream of chance that can be read, marked and gone back in.

    The smallest dealer there is always gives the first card it can:

    >>> class Obliging:
    ...     position = 0
    ...
    ...     def draw(self, weights: Sequence[int]) -> int:
    ...         total_weight(weights)
    ...         self.position += 1
    ...         return next(i for i, weight in enumerate(weights) if weight)
    ...
    ...     def tell(self) -> int:
    ...         return self.position
    ...
    ...     def seek(self, position: int) -> None:
    ...         self.position = position
    >>> dealer: Dealer = Obliging()
    >>> dealer.draw([0, 2, 5]), dealer.tell()
    (1, 1)
    """

    def draw(self, weights: Sequence[int]) -> int:
        """Choose index ``i`` with probability ``weights[i] / sum(weights)``.

        The same weights at the same position give the same index and use up the same stretch of the stream,
        on every platform. Weights that ``total_weight`` refuses are a ``ValueError`` and use up nothing.
        """
        ...

    def tell(self) -> int:
        """Say how far into the stream the next draw begins."""
        ...

    def seek(self, position: int) -> None:
        """Go to a position that ``tell`` gave: from there the same chance comes again."""
        ...


def total_weight(weights: Sequence[int]) -> int:
    """Add up the weights of a draw, or refuse them with a ``ValueError``.

    The sum is a plain ``int`` that cannot overflow, even when the weights come from an array.

    >>> total_weight([16, 0, 12])
    28
    >>> total_weight([])
    Traceback (most recent call last):
    ValueError: a draw needs at least one weight
    >>> total_weight([3, 0, -1])
    Traceback (most recent call last):
    ValueError: weight 2 of a draw is -1; weights are 0 or more
    >>> total_weight([0, 0])
    Traceback (most recent call last):
    ValueError: a draw among 2 weights that are all 0 has no outcome
    """
    if len(weights) == 0:
        raise ValueError("a draw needs at least one weight")
    total = sum(map(index, weights))
    if min(weights) < 0:
        place, weight = next((place, weight) for place, weight in enumerate(weights) if weight < 0)
        raise ValueError(f"weight {place} of a draw is {weight}; weights are 0 or more")
    if total == 0:
        raise ValueError(f"a draw among {len(weights)} weights that are all 0 has no outcome")
    return total
