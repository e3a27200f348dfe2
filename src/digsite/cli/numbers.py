"""Numbers on the command line: in range, or refused with what was typed and what is allowed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite

import typer

_WHOLE = re.compile(r"[+-]?[0-9]{1,40}")
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """Whole numbers from least to most, or from least on.

    >>> WholeNumber(1)("3"), WholeNumber(1)(1000)
    (3, 1000)
    >>> str(WholeNumber(2, 5)), str(WholeNumber(1))
    ('a whole number from 2 to 5', 'a whole number from 1 on')
    """

    least: int
    most: int | None = None

    def __call__(self, typed: str | int) -> int:
        """Read what was typed; a default is a number already."""
        if isinstance(typed, str) and not _WHOLE.fullmatch(typed.strip()):
            raise _refusal(typed, self)
        number = int(typed)
        if number < self.least or (self.most is not None and number > self.most):
            raise _refusal(typed, self)
        return number

    def __str__(self) -> str:
        return f"a whole number from {self.least} " + ("on" if self.most is None else f"to {self.most}")


@dataclass(frozen=True, slots=True)
class Measure:
    """Numbers from least to most, with or without a fraction.

    >>> Measure(0, 60)("0.25"), str(Measure(0, 60))
    (0.25, 'a number from 0 to 60')
    """

    least: float
    most: float

    def __call__(self, typed: str | float) -> float:
        """Read what was typed; a default is a number already."""
        try:
            number = float(typed)
        except ValueError:
            raise _refusal(typed, self) from None
        if not isfinite(number) or not self.least <= number <= self.most:
            raise _refusal(typed, self)
        return number

    def __str__(self) -> str:
        return f"a number from {self.least:g} to {self.most:g}"


def _refusal(typed: str | float, allowed: WholeNumber | Measure) -> typer.BadParameter:
    text = str(typed)
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return typer.BadParameter(f"{shown!r} is not {allowed}.")
