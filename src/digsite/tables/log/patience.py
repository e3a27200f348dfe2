"""Waiting for a database server that is away for a moment, because it is restarted or fails over.

A file is never away like that: its errors are of another kind, and nothing here waits for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy as sa

#: Seconds for which a database server may be away before anybody is told.
PATIENCE: Final = 10.0
_PAUSES: Final = (0.05, 0.5)
#: What PostgreSQL calls it when it shuts down, starts up, or could not decide who of two goes first (SQLSTATE).
_AWAY: Final = ("08", "57P01", "57P02", "57P03")
_TIED: Final = ("40001", "40P01")

T = TypeVar("T")


def is_away(error: sa.exc.DBAPIError) -> bool:
    """Say whether the connection to a database server is what failed."""
    orig = error.orig
    if error.connection_invalidated:
        return True
    if not isinstance(error, sa.exc.OperationalError) or not hasattr(orig, "sqlstate"):
        return False
    state = getattr(orig, "sqlstate", None)
    return state is None or str(state).startswith(_AWAY)


def is_tied(error: sa.exc.DBAPIError) -> bool:
    """Say whether two transactions waited for each other, and this one was to give way."""
    return str(getattr(error.orig, "sqlstate", None)) in _TIED


def patiently(work: Callable[[], T], anew: Callable[[], None], seconds: float = PATIENCE) -> T:
    """Do something, again and again while the database server is away; ``anew`` is called before each further try.

    Whatever was under way when the connection was lost may have been done: ``work`` must be able to tell.
    """
    deadline = time.monotonic() + seconds
    pause = _PAUSES[0]
    while True:
        try:
            return work()
        except sa.exc.DBAPIError as error:
            if not (is_away(error) or is_tied(error)) or time.monotonic() > deadline:
                raise
        time.sleep(pause)
        pause = min(_PAUSES[1], 2 * pause)
        anew()
