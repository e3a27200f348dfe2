"""A dealer whose chance is laid down in advance: for lessons, where everybody is to meet the same cards."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.dealers.dealer import total_weight


class FixedDealer:
    """Deals what a script says, draw by draw; the script holds the index of each outcome.

    Where a scripted outcome is not possible, and when the script is at its end, comes the next outcome that is: a game
    never stands still for want of chance.

    >>> dealer = FixedDealer([2, 0, 1])
    >>> dealer.draw([5, 5, 5]), dealer.draw([5, 5, 5]), dealer.draw([5, 0, 5]), dealer.draw([0, 5, 5])
    (2, 0, 2, 1)

    Nothing of it is random: a table that is dealt so promises nobody a fair deal, and says so.
    """

    __slots__ = ("_position", "_script")

    def __init__(self, script: Sequence[int]) -> None:
        self._script = tuple(script)
        self._position = 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FixedDealer):
            return NotImplemented
        return (self._script, self._position) == (other._script, other._position)

    __hash__ = None  # type: ignore[assignment]  # a dealer's stream runs on

    def draw(self, weights: Sequence[int]) -> int:
        """Give the outcome that the script says, or the next possible one after it."""
        total_weight(weights)
        wanted = self._script[self._position] if self._position < len(self._script) else 0
        self._position += 1
        outcomes = len(weights)
        turned = ((wanted + step) % outcomes for step in range(outcomes))
        return next(index for index in turned if weights[index])

    def tell(self) -> int:
        """Say how many draws were made."""
        return self._position

    def seek(self, position: int) -> None:
        """Go to any draw of the script, or beyond its end.

        >>> FixedDealer([1]).seek(-1)
        Traceback (most recent call last):
        ValueError: there is no position -1 in a script: the first is 0
        """
        if position < 0:
            raise ValueError(f"there is no position {position} in a script: the first is 0")
        self._position = position
