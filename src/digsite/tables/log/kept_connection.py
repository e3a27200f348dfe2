"""A connection to a SQLite file that stays open, for what is written most: moves.

To take a connection from the library's pool, to begin, to commit and to give it back takes several times as long as
SQLite needs for a move, and all of it holds up the event loop. Here a transaction is three statements.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

import sqlalchemy as sa

from digsite.tables.log.database import run


class KeptConnection:
    """One connection, opened when it is first needed; for ``run`` alone, since the library knows of no transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._one_at_a_time = threading.Lock()

    def transaction(self, work: Callable[[sa.Connection], bool]) -> bool:
        """Do some work in one durable transaction; False: it came to nothing, and all of it is undone."""
        with self._one_at_a_time:
            if self._connection is None:
                self._connection = self._engine.connect()
            try:
                run(self._connection, "BEGIN IMMEDIATE")
                done = work(self._connection)
                run(self._connection, "COMMIT" if done else "ROLLBACK")
            except BaseException:
                self._let_go()
                raise
            return done

    def let_go(self) -> None:
        """Give the connection back, once nothing is being written; the next transaction takes another."""
        with self._one_at_a_time:
            self._let_go()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # whatever it was in the middle of is undone
