"""Who is watching: somebody who sees all cards, a spectator, or one of the seats.

>>> onlooker_named("ben", ("Ann", "Ben"))
Onlooker(everything=False, seat=1)
>>> onlooker_named("0", ("Ann", "Ben")).seat
0
>>> onlooker_named("spectator", ("Ann", "Ben"))
Onlooker(everything=False, seat=None)
"""

from __future__ import annotations

from collections.abc import Sequence

from digsite.cli.failing import UsageError
from digsite.cli.screen import clean
from digsite.telling.onlooker import Onlooker

SPECTATOR = "spectator"


def onlooker_named(wish: str | None, names: Sequence[str]) -> Onlooker:
    """Find out who is meant: nobody in particular, ``spectator``, a player's name, or a seat counted from 0."""
    if wish is None:
        return Onlooker()
    word = wish.strip().casefold()
    if word == SPECTATOR:
        return Onlooker(everything=False)
    for seat, name in enumerate(names):
        if word in (name.strip().casefold(), str(seat)):
            return Onlooker(everything=False, seat=seat)
    seats = ", ".join(f"{clean(name)} ({seat})" for seat, name in enumerate(names))
    raise UsageError(f"Nobody called {clean(wish)[:40]!r} is at this table. There are: {seats}, {SPECTATOR}.")
