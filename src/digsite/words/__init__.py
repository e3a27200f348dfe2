"""Words for people: what is said is a message (an id and facts), and a catalogue of Fluent files says it in a language.

The layer at the very bottom: it knows nothing of the game but what its cards and places are called. The page reads the
same files. Only whoever says something loads a catalogue; to write messages down takes nothing.

>>> from digsite.words import Card, Seat, Voice, message
>>> Voice("en", names=["Ann", "Ben"]).say(message("dug", who=Seat(1), card=Card("thief")))
'Ben dug up a thief.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from digsite.words.message import (
    Card,
    Cards,
    Chamber,
    Fact,
    Kind,
    Level,
    Message,
    Money,
    Monument,
    Percent,
    Row,
    Seat,
    Several,
    Thing,
    Variant,
    message,
)

if TYPE_CHECKING:
    from digsite.words.catalogue import WordsMissing
    from digsite.words.folders import languages
    from digsite.words.voice import Span, Voice, english

__all__ = [
    "Card",
    "Cards",
    "Chamber",
    "Fact",
    "Kind",
    "Level",
    "Message",
    "Money",
    "Monument",
    "Percent",
    "Row",
    "Seat",
    "Several",
    "Span",
    "Thing",
    "Variant",
    "Voice",
    "WordsMissing",
    "english",
    "languages",
    "message",
]

#: What needs Fluent, and where it is: imported when it is first asked for.
_SAYING = {
    "Span": "voice",
    "Voice": "voice",
    "english": "voice",
    "WordsMissing": "catalogue",
    "languages": "folders",
}


def __getattr__(name: str) -> Any:
    if name not in _SAYING:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"digsite.words.{_SAYING[name]}"), name)
