"""How an edition file or the wishes for one game are refused.

>>> error = EditionError("range", "my.toml", "treasures.coin.trade", "is 12; allowed are whole numbers from 1 to 9.")
>>> error.code, error.file, error.key
('edition-range', 'my.toml', 'treasures.coin.trade')
>>> print(error)
my.toml: treasures.coin.trade is 12; allowed are whole numbers from 1 to 9.
"""

from __future__ import annotations

from digsite.errors import DigsiteError
from digsite.words.message import Message


class CheckFailed(Exception):
    """A check failed. Whoever knows where the figures came from turns it into one of the errors below."""

    def __init__(self, kind: str, key: str, problem: str, line: int | None = None) -> None:
        super().__init__(f"{key} {problem}" if key else problem)
        self.line = line
        self.kind = kind
        self.key = key
        self.problem = problem


class EditionError(DigsiteError):
    """An edition that cannot be played: which file, which key in it, what is wrong and what is allowed."""

    file: str
    key: str
    """Dotted, counted from 0 within lists: ``treasures.coin.sells[2]``. Empty for the file as a whole."""
    line: int | None
    """The line of a mistake in the TOML itself."""

    def __init__(self, kind: str, file: str, key: str, problem: str, line: int | None = None) -> None:
        where = f"{file}: {key} " if key else f"{file}: "
        super().__init__(f"edition-{kind}", where + problem)
        self.file = file
        self.key = key
        self.line = line


class SetupError(DigsiteError):
    """A game that cannot be set up: which part of the wish, what is wrong with it and what is allowed."""

    key: str

    def __init__(self, kind: str, key: str, told: Message | str) -> None:
        super().__init__(f"setup-{kind}", told)
        self.key = key
