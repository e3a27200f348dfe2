"""Reading the log, and adding to it in groups."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from digsite.tables.errors import NotStored, TableBroken
from digsite.tables.log import schema
from digsite.tables.log.adding import Written, already_there, insert, writings
from digsite.tables.log.bare_file import holds
from digsite.tables.log.database import migrate, open_engine, reading, sqlite_file
from digsite.tables.log.kept_connection import KeptConnection
from digsite.tables.log.orders import Order, orders_now
from digsite.tables.log.patience import patiently
from digsite.tables.log.pen import OwnPen, Pen, Sheet
from digsite.tables.log.reading import read_log, table_ids, why_not_whole
from digsite.tables.log.rows import Added, Addition, StoredTable
from digsite.tables.log.troubles import trouble
from digsite.tables.log.watched_file import WatchedFile
from digsite.words.message import message

#: About so many pages are written before they are taken over into the database itself (a checkpoint).
CHECKPOINT_PAGES = 2000
#: Tables whose last entries are looked up again if somebody else wrote into the file.
REMEMBERED = 500
#: A larger file is not read as a whole then: everybody would wait for it.
SMALL_FILE = 64_000_000
#: So many tables are asked for in one statement.
MOST_ASKED = 500

_log = logging.getLogger("digsite.tables")


class Storage:
    """The database: blocking, so it is only called in threads."""

    def __init__(self, database: str, pen: Pen | None = None) -> None:
        """Take which database; and the pen, if other processes of ours write into the same file."""
        self._database = database
        #: Held by whoever writes: within it, nobody else does.
        self.pen = pen or OwnPen()
        self._sheet = Sheet()  # as it was when it was last read
        self._engine: sa.Engine | None = None
        self._kept: KeptConnection | None = None  # of a SQLite file
        self._watched: WatchedFile | None = None  # None: no file of ours, but a database server's
        self._lost: str | None = None  # what became of the file, as long as it is not there
        self._looking = threading.RLock()
        self._pages = 0
        self._heads: dict[str, bytes] = {}  # of the tables written last
        self._settled: dict[str, bytes] = {}  # those of them that are in the file itself, not only in its log
        #: Grows when another file was taken for the database: what is in memory may be of the old one.
        self.generation = 0
        #: Called then, in whichever thread noticed it.
        self.replaced: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Open the database and bring it up to date."""
        with self.pen:
            self._engine = open_engine(self._database)
            migrate(self._engine)
            file = sqlite_file(self._engine)
            if file is not None:
                self._kept = KeptConnection(self._engine)
                self._heads = self._newest_heads()
                self._watched = WatchedFile(file)
                self._watched.note_touched()
                self._sheet = self.pen.read()
                self._note_strangers(self._watched)
                self._checkpoint()
                self._watched.note()
                self._sign(self._watched)

    def _newest_heads(self) -> dict[str, bytes]:
        row = schema.tables.c
        newest = sa.select(row.id, row.head).where(row.length > 0).order_by(row.made.desc()).limit(REMEMBERED)
        try:
            with self.engine.connect() as connection:
                return {table: head for table, head in reversed(connection.execute(newest).all()) if head}
        except sa.exc.DatabaseError as error:
            if trouble(error).code != "database-damaged":
                raise
            return {}

    def close(self) -> None:
        """Close the database."""
        if self._engine is not None:
            self._let_connections_go()
            self._engine = None

    @property
    def engine(self) -> sa.Engine:
        """The database, once it is open."""
        if self._engine is None:
            raise NotStored("The database is not open.")
        return self._engine

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        return None if self._watched is None else self._watched.file

    # Reading.

    def load(self, table: str, since: int = 0, previous: bytes = b"") -> StoredTable | None:
        """Read what is stored of a table from an entry on; None: there is no such table.

        ``previous`` is the hash of the entry before. A log that was changed or cut is ``TableBroken``.
        """
        self._look()
        try:
            found = patiently(lambda: self._read_log(table, since, previous), self._let_connections_go)
        except sa.exc.SQLAlchemyError as error:
            failure = trouble(error)
            if failure.code == "database-damaged" and self._can_be_read():
                raise TableBroken(since, str(failure), message("table-broken-unreadable")) from error
            raise failure from error
        self._look()
        return found

    def _read_log(self, table: str, since: int, previous: bytes) -> StoredTable | None:
        with reading(self.engine) as connection:
            return read_log(connection, table, since, previous)

    def _let_connections_go(self) -> None:
        """Let go of all connections: others will be made."""
        if self._kept is not None:
            self._kept.let_go()
        self.engine.dispose()

    def rings(self, until: int | None = None) -> dict[str, int]:
        """Read which tables need somebody at what time, whether anybody is connected or not."""
        due = sa.select(schema.rings)
        if until is not None:
            due = due.where(schema.rings.c.at <= until)
        with self._reading() as connection:
            return {row.table_id: row.at for row in connection.execute(due)}

    def orders(self) -> tuple[Order, ...]:
        """Read what whoever runs the servers has ordered."""
        with self._reading() as connection:
            return orders_now(connection)

    def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Read how long the logs of some tables are."""
        row = schema.tables.c
        found: dict[str, int] = {}
        with self._reading() as connection:
            for first in range(0, len(tables), MOST_ASKED):
                asked = sa.select(row.id, row.length).where(row.id.in_(tables[first : first + MOST_ASKED]))
                found.update((table, length) for table, length in connection.execute(asked))
        return found

    @contextmanager
    def changing(self) -> Iterator[sa.Connection]:
        """Change something beside the logs, in one transaction."""
        try:
            with self.pen, self._writing() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            raise trouble(error) from error

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with reading(self.engine) as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            raise trouble(error) from error

    def _can_be_read(self) -> bool:
        """Say whether it is this table alone that lies on a bad page."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.text("SELECT 1 FROM tables LIMIT 0"))
        except sa.exc.SQLAlchemyError:
            return False
        return True

    def survey(self) -> int:
        """Name in the server's log what is not whole at a glance; everything else is served. Say how much that is."""
        broken = 0
        try:
            with self.engine.connect() as connection:
                ids, problems = table_ids(connection)
                for problem in problems:
                    _log.error("database-damaged", extra={"about": {"reason": problem}})
                for table in ids:
                    why = why_not_whole(connection, table)
                    if why is not None:
                        broken += 1
                        _log.error("table-broken", extra={"about": {"table": table, "reason": why}})
        except (sa.exc.SQLAlchemyError, NotStored) as error:
            _log.error("no-survey", extra={"about": {"reason": str(error)}})
        return broken

    # Writing: by one thread.

    def add(self, additions: Sequence[Addition]) -> list[Added | NotStored | None]:
        """Store what can be stored in one durable transaction; None: somebody else wrote that number before.

        One that cannot be stored does not keep the others from it. If none can, that is raised.
        """
        written = writings(additions)
        # In one order everywhere, so that two servers never wait for each other.
        order = sorted(range(len(additions)), key=lambda place: (additions[place].table, additions[place].number))
        with self.pen:
            return self._add(written, order)

    def _add(self, written: Sequence[Written], order: Sequence[int]) -> list[Added | NotStored | None]:
        """Store what can be stored, while nobody else writes."""
        self._read_sheet()
        self._look()
        unsure = False  # a connection was lost: some of it may be stored

        def add() -> list[Added | NotStored | None]:
            stored = None if unsure else self._add_together(written, order)
            return stored or self._add_one_by_one(written, order, unsure=unsure)

        def anew() -> None:
            nonlocal unsure
            unsure = True
            self._let_connections_go()

        try:
            stored = patiently(add, anew)
        except sa.exc.SQLAlchemyError as error:
            failure = trouble(error)
            if failure.code == "database-read-only":
                self._connect_anew()
            raise failure from error
        self._remember(written, stored)
        self._look_again()
        return stored

    def _add_together(self, written: Sequence[Written], order: Sequence[int]) -> list[Added | NotStored | None] | None:
        """Store all in one go; None: one of them cannot be."""
        ordered = [written[place] for place in order]
        try:
            if self._kept is not None and all(one.is_entries_alone for one in ordered):
                done = self._kept.transaction(lambda connection: insert(connection, ordered))
                return [one.added for one in written] if done else None
            with self._writing() as connection:
                if insert(connection, ordered):
                    return [one.added for one in written]
                connection.rollback()
        except sa.exc.DatabaseError as error:
            if len(written) == 1 or trouble(error).code != "database-damaged":
                raise
        return None

    def _add_one_by_one(
        self, written: Sequence[Written], order: Sequence[int], *, unsure: bool
    ) -> list[Added | NotStored | None]:
        """Store each that can be: somebody was quicker somewhere, or one lies on a bad page.

        ``unsure``: some may be stored already.
        """
        stored: dict[int, Added | NotStored | None] = {}
        if unsure:
            with self.engine.connect() as connection:
                stored = {place: written[place].added for place in already_there(connection, written)}
        for place in [place for place in order if place not in stored]:
            # Each in a transaction of its own: after a bad page SQLite cannot go back to a savepoint.
            try:
                with self._writing() as connection:
                    stored[place] = written[place].added if insert(connection, [written[place]]) else None
                    if stored[place] is None:
                        connection.rollback()
            except sa.exc.DatabaseError as error:
                failure = trouble(error)
                if failure.code != "database-damaged":
                    raise
                stored[place] = failure
        return [stored[place] for place in range(len(written))]

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    def _connect_anew(self) -> None:
        """Let go of connections that may only read: the next ones may perhaps write."""
        with self._looking, suppress(Exception):
            self._let_connections_go()
            self.open()

    def _remember(self, written: Sequence[Written], stored: Sequence[Added | NotStored | None]) -> None:
        self._pages += 3
        for one, became in zip(written, stored, strict=True):
            if isinstance(became, Added) and one.rows:
                self._pages += 2 * len(one.rows)  # the entry's place in the key, and its share of the others
                for table, _, _, head in one.updates:
                    self._heads.pop(table, None)
                    self._heads[table] = head
        while len(self._heads) > REMEMBERED:
            del self._heads[next(iter(self._heads))]

    # Is it still there?

    def _look(self) -> None:
        """Refuse to go on with a file that is not there any more; take the one that lies in its place instead."""
        if self._watched is None or (self._lost is None and self._watched.loss is None):
            return
        with self.pen, self._looking:
            loss = self._watched.loss
            if loss == "deleted":
                self._say_lost("deleted", "Put it back, or restore a backup with 'digsite database restore'.")
            if loss is None and self._lost == "overwritten":
                self._say_lost("overwritten", "")
            if loss is not None:
                self._open_anew(loss)
            if self._lost is not None:
                _log.warning("database-back", extra={"about": {"file": str(self._watched.file)}})
                self._lost = None

    def _look_again(self) -> None:
        """See, before anybody is told, that what was just written is in the file that lies there."""
        watched = self._watched
        if watched is None:
            return
        if watched.loss is not None:
            self._look()
            raise NotStored("It was written into a file that is not there any more.", "database-lost")
        if watched.was_touched:
            with self._looking:
                touched = watched.identity
                if not self._holds_what_was_written(watched.file):
                    self._say_lost("overwritten", "Stop the server and restore a backup: 'digsite database restore'.")
                if touched == watched.identity:
                    watched.note_touched()
                    self._note_strangers(watched)
        if self._pages > CHECKPOINT_PAGES:
            self._pages = 0
            self._checkpoint()
            watched.note_touched()
            self._sign(watched)

    # What other workers did to the file: it stands on the sheet that comes with the pen.

    def _read_sheet(self) -> None:
        """See what others have done since this one last had the pen."""
        sheet, before = self.pen.read(), self._sheet
        if sheet == before or self._watched is None:
            return
        if sheet.settled != before.settled:  # whatever was written until then is in the file itself
            self._settled = dict(self._heads)
        if sheet.strange == before.strange:
            self._watched.take(sheet.size, sheet.modified)
        self._sheet = sheet

    def _sign(self, watched: WatchedFile) -> None:
        """Write down how the file is now: that was our doing."""
        size, modified = watched.touched
        self._sheet = self._sheet._replace(size=size, modified=modified)
        self.pen.write(self._sheet)

    def _note_strangers(self, watched: WatchedFile) -> None:
        """Tell the others if a stranger wrote into the file: each of them has to look for what it wrote itself."""
        if self._sheet.modified and watched.touched != (self._sheet.size, self._sheet.modified):
            self._sheet = self._sheet._replace(strange=self._sheet.strange + 1)
            self._sign(watched)

    def _checkpoint(self) -> None:
        """Take the write-ahead log over into the database. If that cannot be, everything stays in the former."""
        try:
            connection = self.engine.raw_connection()
            try:
                cursor = connection.cursor()
                cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
                _, pages, taken_over = cursor.fetchone() or (0, 0, -1)
            finally:
                connection.close()
        except (sqlite3.Error, sa.exc.SQLAlchemyError) as error:
            _log.error("no-checkpoint", extra={"about": {"reason": str(error)}})
            return
        if pages == taken_over:
            self._settled = dict(self._heads)
            self._sheet = self._sheet._replace(settled=self._sheet.settled + 1)

    def _holds_what_was_written(self, file: Path) -> bool:
        """Look into the file itself: another server may have written, or somebody laid another file over this one."""
        for wait in (0.0, 0.1, 0.5):  # the other server may be in the middle of it
            time.sleep(wait)
            with suppress(OSError, subprocess.SubprocessError):
                if holds(file, self._settled, whole=file.stat().st_size <= SMALL_FILE):
                    return True
        return False

    def _say_lost(self, what: str, advice: str) -> None:
        assert self._watched is not None  # noqa: S101
        if self._lost != what:
            self._lost = what
            about = {"file": str(self._watched.file), "what": what, "advice": advice}
            _log.error("database-lost", extra={"about": about})
        raise NotStored(f"The database file was {what}.", "database-lost")

    def _open_anew(self, loss: str) -> None:
        """Go on with the file that lies there now: tables are what it says."""
        assert self._watched is not None  # noqa: S101
        about = {"file": str(self._watched.file), "what": loss}
        old = self.engine
        try:
            # What was not taken over yet from a lost write-ahead log still is, when the last connection closes.
            # Nothing of a file that was replaced: SQLite sees that, and leaves the files of that name alone.
            self._let_connections_go()
            if loss == "replaced":
                aside = self._watched.set_aside()
                about["set-aside"] = str(aside) if aside is not None else ""
            self.open()
        except Exception as error:
            self._engine = old
            if self._lost != loss:
                self._lost = loss
                _log.error("database-lost", extra={"about": {**about, "reason": str(error)}})
            raise NotStored(f"The database file was {loss}: {error}", "database-lost") from error
        self.generation += 1
        _log.error("database-replaced", extra={"about": about})
        self.replaced()
