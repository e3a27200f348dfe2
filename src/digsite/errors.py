"""The one root of all errors that are a user's mistake, not a programmer's.

An error has a stable ``code`` and ``facts`` for programs, and a sentence for people. It is a message of the catalogue,
put into English when somebody reads it:

>>> from digsite.words import message
>>> error = DigsiteError("trades-used-up", message("trades-used-up", most=20))
>>> error.code, error.facts
('trades-used-up', {'most': 20})
>>> print(error)
You can trade at most 20 times a turn.

An error that only authors of files and programs meet is a plain English sentence:

>>> print(DigsiteError("no-such-bot", "There is no bot called 'robot'. There are: random, greedy."))
There is no bot called 'robot'. There are: random, greedy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.words.message import Fact, Message

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
    """Something a person asked for that is not possible: what was wrong and what is allowed."""

    message: Message

    def __init__(self, code: str, told: Message | str | None = None) -> None:
        """Take a message, or a sentence; without either, the message with the code's name."""
        from digsite.words.message import message  # here, so that ``digsite --help`` need not wait for it

        super().__init__(told)
        self.code = code
        self.message = message("plain", text=told) if isinstance(told, str) else told or message(code)

    @property
    def facts(self) -> dict[str, Fact]:
        """What the message tells of: numbers, cards, seats."""
        return self.message.facts

    def __str__(self) -> str:
        if isinstance(self.args[0], str):
            return self.args[0]
        from digsite.words import english

        return english(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.args, self.__dict__.copy()))


def _revive(kind: type[DigsiteError], args: tuple[object, ...], attributes: dict[str, object]) -> DigsiteError:
    """Unpickle an error (process pools send errors back) without calling its own constructor."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(attributes)
    return error
