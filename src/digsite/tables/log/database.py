"""Which database, and how it is opened: SQLite in the user's data folder unless told otherwise."""

from __future__ import annotations

import logging
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url

from digsite.tables.errors import TableError
from digsite.tables.log.schema import metadata
from digsite.tables.log.troubles import trouble
from digsite.words.message import message

#: Seconds to wait while another process writes.
PATIENCE = 10
#: What tables can be kept in.
_KNOWN = ("sqlite", "postgresql")
#: The last step of the migrations (a test holds that).
NEWEST = "0004"
#: What PostgreSQL locks while somebody migrates: a number that nobody else is likely to lock.
_MIGRATING = 0x64696773697465

_log = logging.getLogger("digsite.tables")


def default_database() -> str:
    """Name the database in the user's data folder."""
    return str(user_data_path("digsite", appauthor=False) / "tables.sqlite")


def database_url(database: str) -> URL:
    """Read what was given as ``--database``: a SQLAlchemy address, or the path of a SQLite file.

    >>> database_url("tables.sqlite").render_as_string()
    'sqlite:///tables.sqlite'
    >>> database_url("postgresql+psycopg://digsite@localhost/games").get_backend_name()
    'postgresql'
    """
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
        url.get_dialect()
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError) as error:
        raise TableError("no-such-database", message("no-such-database", cause=str(error))) from None
    if url.get_backend_name() not in _KNOWN:
        known = "sqlite:///FILE, postgresql+psycopg://USER@HOST/NAME"
        raise TableError("no-such-database", message("no-such-database", cause=known))
    return url


def is_served(database: str) -> bool:
    """Say whether it is a database server's, which several of our servers can use at once.

    >>> is_served("tables.sqlite"), is_served("postgresql+psycopg://digsite@localhost/games")
    (False, True)
    """
    return database_url(database).get_backend_name() != "sqlite"


def open_engine(database: str) -> sa.Engine:
    """Open a database; a SQLite file is made where there is none."""
    url = database_url(database)
    if is_served(database):
        # A connection that was lost is found out when it is used, and made anew (patience.py).
        try:
            served = sa.create_engine(url, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise TableError("no-such-database", message("no-such-database", cause=_missing(error))) from None
        sa.event.listen(served, "begin", _begin_served)
        return served
    if not url.database or url.database == ":memory:":
        raise TableError("no-such-database", message("no-such-database-file"))
    file = Path(url.database).expanduser()
    if database == default_database():
        file.parent.mkdir(parents=True, exist_ok=True)
    elif not file.parent.is_dir():
        raise TableError("no-such-database", message("no-such-database-folder", folder=repr(str(file.parent))))
    if not file.exists():
        file.touch(mode=0o600)  # its readers would know every card to come
    # Errors must not show what was to be stored either: hide_parameters.
    engine = sa.create_engine(
        url.set(database=str(file)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
        hide_parameters=True,
    )
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _missing(error: ModuleNotFoundError) -> str:
    return f"{error.name} is not installed. For PostgreSQL: pip install 'digsite[servers]'"


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers and the writer do not wait for each other (WAL), and what is committed is on disk (FULL)."""
    connection.isolation_level = None  # transactions begin where we say, also around changes of the schema
    # When the write-ahead log is taken over into the database, the storage says: it watches that file.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    """A transaction that will write says so at the start, instead of failing half-way because another one wrote."""
    writes = connection.get_execution_options().get("writes", False)
    run(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")


def reading(engine: sa.Engine) -> sa.Connection:
    """Connect to read, statement by statement: a database server need not be told of transactions then."""
    connection = engine.connect()
    if sqlite_file(engine) is None:
        return connection.execution_options(isolation_level="AUTOCOMMIT")
    return connection


def _begin_served(connection: sa.Connection) -> None:
    """Only one server at a time changes the tables of the database; the others wait, and find it done.

    Who copies everything sees it as it is at one moment, as SQLite's transactions do anyway.
    """
    if connection.get_execution_options().get("one_moment", False):
        run(connection, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    if connection.get_execution_options().get("migrates", False):
        run(connection, f"SELECT pg_advisory_xact_lock({_MIGRATING})")


def run(connection: sa.Connection, statement: str, values: tuple[object, ...] = ()) -> int:
    """Carry out a statement as the driver takes it, and say how many rows it changed.

    The library's own ways take longer than the database does. What goes wrong is raised as it would raise it.
    """
    cursor = connection.connection.cursor()
    try:
        cursor.execute(statement, values)
        return int(cursor.rowcount)
    except connection.dialect.loaded_dbapi.Error as error:
        raise sa.exc.DBAPIError.instance(
            statement, None, error, connection.dialect.loaded_dbapi.Error, hide_parameters=True
        ) from error
    finally:
        cursor.close()


def sqlite_file(engine: sa.Engine) -> Path | None:
    """Give the file of a SQLite database; None: it is another kind of database."""
    if engine.url.get_backend_name() != "sqlite" or engine.url.database is None:
        return None
    return Path(engine.url.database)


def migrate(engine: sa.Engine) -> None:
    """Take the steps that the database is missing, all of them or none."""
    from alembic import command
    from alembic.config import Config

    if is_current(engine):
        return
    config = Config()
    config.set_main_option("script_location", str(files("digsite.tables.log") / "migrations").replace("%", "%%"))
    with engine.connect().execution_options(writes=True, migrates=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_current(engine: sa.Engine) -> bool:
    """Say whether no step is missing, judged by the tables and columns where the version's own page is bad."""
    with engine.connect() as connection:
        try:
            found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        except sa.exc.DatabaseError as error:
            if trouble(error).code != "database-damaged":
                return False  # nothing is there yet
            _log.error("database-damaged", extra={"about": {"page": "alembic_version", "reason": str(error)}})
            connection.rollback()
            there = sa.inspect(connection)
            return all(
                {column.name for column in table.columns}
                <= {column["name"] for column in there.get_columns(table.name)}
                for table in metadata.tables.values()
            )
    return bool(found == NEWEST)
