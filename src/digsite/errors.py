"""The one root of all errors that are a user's mistake, not a programmer's.

Every error carries a sentence for people (its message) and a stable ``code`` for programs.

>>> error = DigsiteError("no-such-bot", "There is no bot called 'robot'. There are: random, greedy.")
>>> error.code
'no-such-bot'
>>> print(error)
There is no bot called 'robot'. There are: random, greedy.
"""

from __future__ import annotations

_LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """Write a value of any kind and size as it may stand in a sentence: short.

    >>> shown("coin"), shown(2.5), len(shown("x" * 1000)), shown(10**5000)
    ("'coin'", '2.5', 60, 'a number far too large')
    """
    try:
        text = repr(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        return "a number far too large"
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


class DigsiteError(ValueError):
    """Something a person asked for that cannot be: what was wrong and what is allowed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.args, self.__dict__.copy()))


def _revive(kind: type[DigsiteError], args: tuple[object, ...], attributes: dict[str, object]) -> DigsiteError:
    """Unpickle an error (process pools send errors back) without calling its own constructor."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(attributes)
    return error
