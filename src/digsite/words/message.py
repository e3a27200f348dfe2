"""What is to be said, before it is said: an id of the catalogue, and facts.

>>> dug = message("dug", who=Seat(0), card=Card("coin"))
>>> msgspec.json.encode(dug)
b'{"is":"message","id":"dug","facts":{"who":{"is":"seat","seat":0},"card":{"is":"card","id":"coin"}}}'

A message compares and hashes, so that it can be looked up and tested like any other value; it names no language, and
no player by name.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class _Told(msgspec.Struct, frozen=True, tag_field="is"):
    """A fact that the catalogue has words for."""

    def __str__(self) -> str:
        """Say it in English, for whoever writes Python: players are called by their seats."""
        from digsite.words.voice import english

        return english(self)  # type: ignore[arg-type]  # every kind of it is a Thing


class Seat(_Told, frozen=True, tag="seat"):
    """A player, by seat: their name, or "you"."""

    seat: int


class Card(_Told, frozen=True, tag="card"):
    """One card, a treasure, a thief or a sandstorm: "a coin"."""

    id: str


class Kind(_Told, frozen=True, tag="kind"):
    """A treasure as such: "coins"."""

    id: str


class Cards(_Told, frozen=True, tag="cards"):
    """Cards that lie together, counted by kind in table order: "2 coins and a map"; none at all is "nothing"."""

    cards: dict[str, int]

    def __hash__(self) -> int:
        return hash(frozenset(self.cards.items()))


class Row(_Told, frozen=True, tag="row"):
    """Cards one after another, as they came: "a coin, a coin, a map"."""

    cards: tuple[str, ...]


class Money(_Told, frozen=True, tag="money"):
    """Money: "$30"."""

    amount: int


class Chamber(_Told, frozen=True, tag="chamber"):
    """A chamber, counted from 0, ``of`` so many: "the second chamber", or the monument where it is the only one."""

    monument: str
    chamber: int
    of: int


class Monument(_Told, frozen=True, tag="monument"):
    """A monument: "Great Pyramid"."""

    id: str


class Variant(_Told, frozen=True, tag="variant"):
    """A variant: "Fierce Weather"."""

    id: str


class Level(_Told, frozen=True, tag="level"):
    """A level of bots: "Professor"."""

    id: str


class Percent(_Told, frozen=True, tag="percent"):
    """A chance between 0 and 1: "33%", and never a false certainty."""

    chance: float


class Several(_Told, frozen=True, tag="several"):
    """A list: "Ann, Ben and you"; whoever is spoken to comes last."""

    items: tuple[str | Thing, ...]
    joint: Literal["and", "or"] = "and"


class Message(_Told, frozen=True, tag="message"):
    """Something to say: an id of the catalogue and the facts it needs. It may be a fact of another message."""

    id: str
    facts: dict[str, Fact]

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.facts.items())))


Thing: TypeAlias = (
    Seat | Card | Kind | Cards | Row | Money | Chamber | Monument | Variant | Level | Percent | Several | Message
)
"""A fact that has words of its own."""

Fact: TypeAlias = int | float | bool | str | Thing
"""Anything a message can be told about."""


def message(id: str, /, **facts: Fact) -> Message:  # noqa: A002
    """Write a message down: ``message("sold", who=Seat(1), cards=Cards({"coin": 2}), money=Money(5))``."""
    return Message(id, facts)
