"""Bots and editions of whoever runs this server, beside those that everybody has: set once, when the server starts."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots import check_bot, short_name
from digsite.bots.apart import ApartBot
from digsite.bots.levels import LEVELS
from digsite.editions import PRINTED, Edition, load_edition
from digsite.errors import DigsiteError

#: An id on the wire is no longer than this.
_LONGEST_ID = 32

#: Own bots by the id that is told and stored in place of a level; and own editions by theirs.
BOTS: dict[str, ApartBot] = {}
EDITIONS: dict[str, Edition] = {}


def offer(bots: Sequence[str], editions: Sequence[str]) -> None:
    """Offer these bots and edition files at every table from now on, or refuse them in a sentence."""
    for name in bots:
        check_bot(name)
        own = short_name(name)[:_LONGEST_ID]
        if own in LEVELS or own in BOTS:
            raise DigsiteError("bots", f"Two bots would be called {own!r} at the table: {name!r} needs another name.")
        BOTS[own] = ApartBot(name)
    for file in editions:
        edition = load_edition(file)
        if edition.id in PRINTED or edition.id in EDITIONS:
            told = f"{file}: there is an edition {edition.id!r} already; give this one an id of its own."
            raise DigsiteError("edition", told)
        EDITIONS[edition.id] = edition


def withdraw() -> None:
    """Offer nothing of one's own any more, and end the processes of bots."""
    for bot in BOTS.values():
        bot.close()
    BOTS.clear()
    EDITIONS.clear()
