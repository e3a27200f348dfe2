"""Numbers of games and workers, and seconds, as people hand them in."""

from __future__ import annotations

from math import isfinite
from numbers import Real

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


def some_seconds(value: object) -> float:
    """Take a time to think, or refuse it.

    >>> some_seconds(-1)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: seconds is a number above 0, not -1.
    """
    if isinstance(value, bool) or not isinstance(value, Real) or not isfinite(value) or value <= 0:
        raise DigsiteError("bad-seconds", f"seconds is a number above 0, not {shown(value)}.")
    return float(value)
