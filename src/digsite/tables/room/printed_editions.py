"""The editions that can be played at a live table: the printed ones, read once, and those this server offers."""

from __future__ import annotations

from functools import cache

from digsite.editions import PRINTED, Edition, load_edition
from digsite.errors import shown
from digsite.tables.errors import TableError
from digsite.tables.room.own_choices import EDITIONS
from digsite.words.message import message


def printed(edition: str) -> Edition:
    """Give a printed edition, or one that this server offers. A name from the network never is the name of a file.

    >>> printed("card-game").year
    2007
    """
    own = EDITIONS.get(edition)
    if own is not None:
        return own
    if edition not in PRINTED:
        there = ", ".join((*PRINTED, *EDITIONS))
        raise TableError("no-such-edition", message("no-such-edition", given=shown(edition), there=there))
    return _read(edition)


@cache
def _read(edition: str) -> Edition:
    return load_edition(edition)
