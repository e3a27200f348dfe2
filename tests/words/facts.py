"""A fact of every kind that the comments of a catalogue name: "$who (Seat)", "$left (Several of Chamber)"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from digsite.words import (
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
)

_VARIABLE = re.compile(r"\$(\w+) \(([A-Z]\w*(?: (?:of|or) [A-Z]\w*)?)\)")

#: Who sits at the table that messages speak of; and what somebody's own treasure is called.
NAMES = ("Ann", "Ben", "Élodie")
TREASURES = {"amber": "Amber"}

_ONE: dict[str, tuple[Fact, ...]] = {
    "Number": (0, 1, 2, 7, 1234),
    "Text": ("sell", "nothing", "trade-explore", "Éric"),
    "Seat": (Seat(0), Seat(1), Seat(2)),
    "Card": (Card("coin"), Card("talisman"), Card("thief"), Card("amber")),
    "Kind": (Kind("map"), Kind("broken_cup")),
    "Cards": (
        Cards({"coin": 1}),
        Cards({}),
        Cards({"talisman": 2}),
        Cards({"pot_shard": 2, "amber": 3, "map": 1}),
        Cards({"amber": 1}),
    ),
    "Row": (Row(("coin", "coin", "map")), Row(("talisman",))),
    "Money": (Money(30), Money(-2), Money(1234)),
    "Chamber": (Chamber("temple", 1, 3), Chamber("mine", 1, 1), Chamber("tomb", 11, 12)),
    "Monument": (Monument("great_pyramid"), Monument("tomb")),
    "Variant": (Variant("fierce_weather"),),
    "Level": (Level("professor"), Level("digger")),
    "Percent": (Percent(0.001), Percent(0.5), Percent(0.999)),
    "Message": (Message("asked-act", {}), Message("ended", {"who": Seat(0)})),
}


def variables(comment: str) -> dict[str, str]:
    """Read which facts a comment names, and of which kind each of them is."""
    return dict(_VARIABLE.findall(comment))


def some(kind: str) -> tuple[Fact, ...]:
    """Give facts of a kind."""
    if kind.startswith("Several of "):
        things = _ONE[kind.removeprefix("Several of ")]
        items: tuple[str | Thing, ...] = tuple(item for item in things if not isinstance(item, int | float))
        return Several(items[:1]), Several(items, "or"), Several(items * 2)
    return tuple(fact for one in kind.split(" or ") for fact in _ONE[one])


def told(id: str, kinds: Mapping[str, str]) -> Iterator[Message]:  # noqa: A002
    """Write a message down with one, several and no cards, and every other fact in turn; each seat is another."""
    seats = iter(_ONE["Seat"])
    usual = {name: next(seats) if kind == "Seat" else some(kind)[0] for name, kind in kinds.items()}
    yield Message(id, usual)
    for name, kind in kinds.items():
        for fact in some(kind):
            if fact != usual[name] and kind != "Seat":
                yield Message(id, {**usual, name: fact})


def readers(message: Message) -> tuple[int | None, ...]:
    """Who may read a message: whoever is none of its players, and each of them."""
    there = {fact.seat for fact in message.facts.values() if isinstance(fact, Seat)}
    there |= {
        item.seat
        for fact in message.facts.values()
        if isinstance(fact, Several)
        for item in fact.items
        if isinstance(item, Seat)
    }
    return (None, *sorted(there))
