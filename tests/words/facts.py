"""A fact of every kind that the comments of a catalogue name: "$who (Seat)", "$left (Several of Chamber)"."""

from __future__ import annotations

import re

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

_ONE: dict[str, tuple[Fact, ...]] = {
    "Number": (0, 1, 2, 7),
    "Text": ("sell", "nothing", "trade-explore"),
    "Seat": (Seat(0), Seat(1)),
    "Card": (Card("coin"), Card("thief"), Card("amber")),
    "Kind": (Kind("map"),),
    "Cards": (Cards({}), Cards({"coin": 1}), Cards({"pot_shard": 2, "amber": 3, "map": 1})),
    "Row": (Row(("coin", "coin", "map")),),
    "Money": (Money(30), Money(-2)),
    "Chamber": (Chamber("temple", 1, 3), Chamber("mine", 1, 1), Chamber("tomb", 11, 12)),
    "Monument": (Monument("great_pyramid"),),
    "Variant": (Variant("fierce_weather"),),
    "Level": (Level("professor"),),
    "Percent": (Percent(0.001), Percent(0.5)),
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
