"""Colours of the terminal: one for each treasure and each seat.

Treasures have the hues they have in the browser (``web/src/art/palette.json``), so that a talisman is green in both.
Their brightness differs: the page has cards to put a colour on, the terminal has letters, which must be read on dark
and on light backgrounds alike. So the lightest colours are darker here, and the darkest lighter. Everything is told
by its name as well: without colours nothing is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from digsite.editions import SPECIAL_CARDS
from digsite.words import Card, Money, Percent, Seat, Thing

TREASURES: Final[dict[str, str]] = {
    "pot_shard": "#c9561f",
    "parchment_scrap": "#948a69",
    "coin": "#b68100",
    "broken_cup": "#349899",
    "talisman": "#35966f",
    "map": "#9c4c43",
    "pharaohs_mask": "#3b5bce",
    "broken_tablet": "#676373",
    "broken_pendant": "#b26ad9",
}
#: For treasures of somebody's own edition, in table order.
OTHERS: Final = ("#b0743c", "#4a8fa8", "#8a8a35", "#c25b5b", "#6d78c9", "#4f9a68")
SEATS: Final = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")

QUIET: Final = "dim"
TITLE: Final = "bold"
MONEY: Final = "bold"
DANGER: Final = "bold red"
GOOD: Final = "green"
BAD: Final = "bold red"
RULING: Final = "italic"

SOURCES: Final[dict[str, tuple[str, str]]] = {
    "rulebook": ("R", "green"),
    "card": ("C", "cyan"),
    "guide": ("G", "yellow"),
    "pattern": ("P", "blue"),
    "house": ("H", "magenta"),
}
"""The letter and the colour of each source of a figure."""


def treasure_style(treasure: str, place: int = 0) -> str:
    """Return a treasure's colour; ``place`` is where it stands in its edition's table.

    >>> treasure_style("coin"), treasure_style("amber", 1)
    ('#b68100', '#4a8fa8')
    """
    return TREASURES.get(treasure) or OTHERS[place % len(OTHERS)]


def seat_style(seat: int) -> str:
    """Return a seat's colour."""
    return SEATS[seat % len(SEATS)]


def fact_style(fact: Thing | None, places: Mapping[str, int]) -> str:
    """Return the colour of a piece of a sentence by the fact it tells; ``places`` are those of the treasures.

    >>> fact_style(Seat(0), {}), fact_style(Money(3), {}), fact_style(None, {})
    ('bold cyan', 'bold', '')
    """
    match fact:
        case Seat(seat):
            return seat_style(seat)
        case Percent():
            return DANGER
        case Card(card) if card in SPECIAL_CARDS:
            return DANGER
        case Card(card):
            return treasure_style(card, places.get(card, 0))
        case Money():
            return MONEY
    return ""
