"""Numbers of games and workers, as people hand them in."""

from __future__ import annotations

from digsite.errors import DigsiteError, shown
from digsite.whole_numbers import whole_number


def at_least(what: str, value: object, least: int) -> int:
    """Take a whole number that is large enough, or refuse it.

    >>> at_least("games", -1, 0)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: games is a whole number, 0 or more, not -1.
    """
    number = whole_number(value)
    if number is None or number < least:
        raise DigsiteError(f"bad-{what}", f"{what} is a whole number, {least} or more, not {shown(value)}.")
    return number
