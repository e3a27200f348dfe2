"""The printed editions, read once: those that can be played at a live table."""

from __future__ import annotations

from functools import cache

from digsite.editions import PRINTED, Edition, load_edition
from digsite.errors import shown
from digsite.tables.errors import TableError
from digsite.words.message import message


@cache
def printed(edition: str) -> Edition:
    """Give a printed edition. A name from the network never is the name of a file.

    >>> printed("card-game").year
    2007
    """
    if edition not in PRINTED:
        raise TableError("no-such-edition", message("no-such-edition", given=shown(edition), there=", ".join(PRINTED)))
    return load_edition(edition)
