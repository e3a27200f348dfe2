"""The functions that sentences of the catalogue can call on their facts.

``{ $cards }`` says a fact as it is usually said. ``{ CARDS($cards, form: "label") }`` chooses one of the forms that the
catalogue has for it, and hands every other option on (``case: "accusative"``). There is a function for each kind of
fact, so that whoever reads a sentence sees what it speaks of. COUNT is how many there are, to agree with a verb; TRAIT
is a word about a fact that is not shown, such as its gender. INITIAL is "vowel" or "consonant": how the words begin,
for languages that say *de Ben* and *d’Ann*. CAPITAL says words with a capital letter, where a sentence begins with
them: ``{ CAPITAL(CARD($card, article: "definite")) }``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from fluent.runtime.types import FluentInt, FluentNone, FluentType

from digsite.words.message import (
    Card,
    Cards,
    Chamber,
    Kind,
    Level,
    Money,
    Monument,
    Percent,
    Row,
    Seat,
    Several,
    Thing,
    Variant,
)


class Speaker(Protocol):
    """Whoever puts facts into words."""

    def words(self, fact: Thing, options: Mapping[str, str]) -> str:
        """Put a fact into words."""
        ...

    def trait(self, fact: Thing, name: str) -> str:
        """Say what the catalogue knows of a fact."""
        ...


class Told(FluentType):
    """A fact on its way into a sentence, with whoever says it."""

    __slots__ = ("fact", "speaker")

    def __init__(self, fact: Thing, speaker: Speaker) -> None:
        self.fact = fact
        self.speaker = speaker

    def format(self, locale: Any) -> str:  # noqa: ARG002
        """Say it as it is usually said."""
        return self.speaker.words(self.fact, {})


_KINDS: dict[str, type[Thing]] = {
    "SEAT": Seat,
    "CARD": Card,
    "KIND": Kind,
    "CARDS": Cards,
    "ROW": Row,
    "MONEY": Money,
    "CHAMBER": Chamber,
    "MONUMENT": Monument,
    "VARIANT": Variant,
    "LEVEL": Level,
    "PERCENT": Percent,
    "LIST": Several,
}


def _says(name: str, kind: type[Thing]) -> Callable[..., str]:
    def function(told: Any, **options: Any) -> str:
        if not isinstance(told, Told) or not isinstance(told.fact, kind):
            raise TypeError(f"{name} is for a {kind.__name__}, not for {getattr(told, 'fact', told)!r}")
        return told.speaker.words(told.fact, {option: str(value) for option, value in options.items()})

    return function


def _count(told: Any) -> FluentInt:
    match told:
        case Told(fact=Cards(cards)):
            return FluentInt(sum(cards.values()))
        case Told(fact=Row(cards)):
            return FluentInt(len(cards))
        case Told(fact=Several(items)):
            return FluentInt(len(items))
    raise TypeError(f"COUNT is for Cards, Row and Several, not for {getattr(told, 'fact', told)!r}")


def _trait(told: Any, name: Any) -> str:
    if not isinstance(told, Told):
        raise TypeError(f"TRAIT is for a fact that the catalogue has words for, not for {told!r}")
    return told.speaker.trait(told.fact, str(name))


#: What a voice encloses a fact in stands before its words: an opening, and which fact it is.
_WORDS = re.compile("((?:\ue000.)*)(.*)", re.DOTALL)
_VOWELS = frozenset("aeiouhœæø")


def initial(words: str) -> str:
    """Say whether words begin as if with a vowel: h is mute, y is a vowel before a consonant, as in names in French.

    >>> [initial(name) for name in ("Ann", "Élodie", "Henri", "Yves", "Yann", "Ben", "3 coins", "")]
    ['vowel', 'vowel', 'vowel', 'vowel', 'consonant', 'consonant', 'consonant', 'consonant']
    """
    plain = unicodedata.normalize("NFD", _WORDS.sub(r"\2", words, count=1).lower())
    letters = [letter for letter in plain if not "\u0300" <= letter <= "\u036f"]
    if letters[:1] == ["y"]:
        follows = letters[1:2]
        return "vowel" if follows and "a" <= follows[0] <= "z" and follows[0] not in _VOWELS else "consonant"
    return "vowel" if letters and letters[0] in _VOWELS else "consonant"


def capital(words: str) -> str:
    """Say words with a capital letter.

    >>> capital("une pièce"), capital("école"), capital("3 pièces")
    ('Une pièce', 'École', '3 pièces')
    """
    return _WORDS.sub(lambda found: f"{found[1]}{found[2][:1].upper()}{found[2][1:]}", words, count=1)


def _spoken(told: Any) -> str:
    if isinstance(told, Told):
        return told.speaker.words(told.fact, {})
    return f"{{{told.name}}}" if isinstance(told, FluentNone) else str(told)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: _says(name, kind) for name, kind in _KINDS.items()},
    "COUNT": _count,
    "TRAIT": _trait,
    "INITIAL": lambda told: initial(_spoken(told)),
    "CAPITAL": lambda told: capital(_spoken(told)),
}
