"""Colours: one for each treasure, one for each seat, the same everywhere.

They are told apart by name as well, so nothing is lost without colours. All are of middling brightness, to be read
on dark and on light terminals alike.
"""

from __future__ import annotations

from typing import Final

TREASURES: Final[dict[str, str]] = {
    "pot_shard": "#c8693a",
    "parchment_scrap": "#9b8552",
    "coin": "#b98a00",
    "broken_cup": "#2f9488",
    "talisman": "#3f82d0",
    "map": "#5b9431",
    "pharaohs_mask": "#a865d6",
    "broken_tablet": "#7d8894",
    "broken_pendant": "#d1558c",
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
    "house": ("H", "magenta"),
}
"""The letter and the colour of each source of a figure."""


def treasure_style(treasure: str, place: int = 0) -> str:
    """Return a treasure's colour; ``place`` is where it stands in its edition's table.

    >>> treasure_style("coin"), treasure_style("amber", 1)
    ('#b98a00', '#4a8fa8')
    """
    return TREASURES.get(treasure) or OTHERS[place % len(OTHERS)]


def seat_style(seat: int) -> str:
    """Return a seat's colour."""
    return SEATS[seat % len(SEATS)]
