"""What games a database has: listed, and exported as records once they are over."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from digsite.errors import DigsiteError
from digsite.tables.errors import NotStored, TableBroken
from digsite.tables.log.entries import Started
from digsite.tables.log.reading import read_log, table_ids
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.leaving import left_of
from digsite.tables.room.live_table import Table, load_table
from digsite.tables.upkeep.looking import looking_into
from digsite.tables.wire.messages import Stage


class StoredGame(msgspec.Struct, frozen=True):
    """A game whose cards were dealt: who plays, what, and how it came out if it is over. Nothing that is hidden."""

    table: str
    dealt: int  # when, in milliseconds
    last: int  # when something last happened
    stage: Stage
    players: tuple[str, ...]
    edition: str
    monument: str
    variants: tuple[str, ...]
    events: int
    money: tuple[int, ...]
    winners: tuple[int, ...]  # nobody, while it goes on


def games_in(database: str, tables: tuple[str, ...] = ()) -> list[StoredGame]:
    """List the games of a database, or of these tables, the newest first.

    Broken tables are left to ``digsite database check``.
    """
    with looking_into(database) as engine:
        found = [_game(*pair) for pair in _tables(engine, tables)]
    _check_all_there(tables, {game.table for game in found})
    return sorted(found, key=lambda game: game.dealt, reverse=True)


def records_in(database: str, tables: tuple[str, ...] = ()) -> list[bytes]:
    """Write the records of the games that are over: all of them, or those of these tables, each of which must be."""
    records = []
    there = set()
    with looking_into(database) as engine:
        for stored, table in _tables(engine, tables):
            there.add(table.id)
            if table.stage in ("over", "unfinished"):
                records.append(table.record(_dealt_at(stored), left_of(table)))
            elif tables:
                raise DigsiteError("not-over-yet", f"The game at table {table.id} is not over: it has no record yet.")
    _check_all_there(tables, there)
    return records


def _check_all_there(tables: tuple[str, ...], there: set[str]) -> None:
    missing = set(tables) - there
    if missing:
        raise DigsiteError("no-such-game", f"There is no game at table {min(missing)[:64]!r}.")


def _tables(engine: sa.Engine, wanted: tuple[str, ...]) -> Iterator[tuple[StoredTable, Table]]:
    with engine.connect() as connection:
        ids, _ = table_ids(connection)
    for table_id in ids:
        if wanted and table_id not in wanted:
            continue
        try:
            with engine.connect() as connection:
                stored = read_log(connection, table_id)
            if stored is None or not any(isinstance(entry, Started) for entry in stored.entries):
                continue
            yield stored, load_table(stored)
        except (TableBroken, NotStored, sa.exc.SQLAlchemyError):
            continue


def _dealt_at(stored: StoredTable) -> int:
    times = zip(stored.entries, stored.times, strict=True)
    return next(at for entry, at in times if isinstance(entry, Started))


def _game(stored: StoredTable, table: Table) -> StoredGame:
    game = table.game
    assert game is not None  # noqa: S101  # it was dealt
    public, outcome = game.view(None), game.outcome
    return StoredGame(
        table=table.id,
        dealt=_dealt_at(stored),
        last=stored.times[-1],
        stage=table.stage,
        players=game.names,
        edition=game.setup.edition,
        monument=game.setup.monument.id,
        variants=game.setup.variants,
        events=len(game.log),
        money=tuple(seat.money for seat in public.seats),
        winners=() if outcome is None else outcome.winners,
    )
