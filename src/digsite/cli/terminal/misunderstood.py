"""Typed words that could mean several things, or none."""

from __future__ import annotations

from collections.abc import Iterable

from digsite.errors import DigsiteError
from digsite.words import Fact, Message, Several, message

_LONGEST_WORD = 40


class Misunderstood(DigsiteError):
    """What the player typed is not possible here, or makes no sense: nothing happens."""

    def __init__(self, told: Message) -> None:
        super().__init__("misunderstood", told)


def misunderstood(id: str, /, **facts: Fact) -> Misunderstood:  # noqa: A002
    """Say what is wrong with what was typed; words of it are shown cut short."""
    shown = {
        name: fact[:_LONGEST_WORD] if name == "word" and isinstance(fact, str) else fact for name, fact in facts.items()
    }
    return Misunderstood(message(id, **shown))


def one_of(word: str, words: Iterable[str]) -> str | None:
    """Find the word that is meant: the same, or the only one that begins so; None if there is none.

    >>> one_of("se", ["sell", "end"]), one_of("x", ["sell"])
    ('sell', None)
    >>> one_of("e", ["end", "explore"])
    Traceback (most recent call last):
    ...
    digsite.cli.terminal.misunderstood.Misunderstood: 'e' could be end or explore.
    """
    listed = list(dict.fromkeys(words))
    if word in listed:
        return word
    found = [there for there in listed if word and there.startswith(word)]
    if len(found) > 1:
        raise misunderstood("misunderstood-several", word=word, could=Several(tuple(found), "or"))
    return found[0] if found else None
