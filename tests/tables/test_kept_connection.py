"""Moves are stored over a connection that stays open: a transaction there is done whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
import sqlalchemy as sa

from digsite.tables.log.database import open_engine, run
from digsite.tables.log.kept_connection import KeptConnection


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    engine = open_engine(str(tmp_path / "sand.sqlite"))
    with engine.connect() as connection:
        run(connection, "CREATE TABLE finds (card TEXT)")
    yield engine
    engine.dispose()


def find(connection: sa.Connection, card: str = "coin") -> bool:
    return run(connection, "INSERT INTO finds VALUES (?)", (card,)) == 1


def found(engine: sa.Engine) -> list[str]:
    with engine.connect() as connection:
        return [card for (card,) in connection.execute(sa.text("SELECT card FROM finds"))]


def test_what_comes_to_nothing_is_undone_and_the_next_transaction_is_not(engine: sa.Engine) -> None:
    kept = KeptConnection(engine)
    assert not kept.transaction(lambda connection: find(connection) and False)
    assert found(engine) == []
    assert kept.transaction(find)
    assert found(engine) == ["coin"]
    kept.let_go()


def test_what_fails_half_way_is_undone_and_holds_up_nobody(engine: sa.Engine) -> None:
    kept = KeptConnection(engine)

    def fail(connection: sa.Connection) -> bool:
        find(connection)
        return run(connection, "INSERT INTO no_such_table VALUES (1)") == 1

    with pytest.raises(sa.exc.OperationalError, match="no_such_table"):
        kept.transaction(fail)
    with engine.connect().execution_options(writes=True) as other, other.begin():
        find(other, "map")
    assert kept.transaction(find)
    assert found(engine) == ["map", "coin"]
    kept.let_go()


def test_the_connection_is_let_go_only_when_nothing_is_being_written_over_it(engine: sa.Engine) -> None:
    kept, begun, go_on = KeptConnection(engine), Event(), Event()

    def slowly(connection: sa.Connection) -> bool:
        find(connection, "map")
        begun.set()
        return go_on.wait(60) and find(connection)

    writing = Thread(target=kept.transaction, args=(slowly,))
    writing.start()
    assert begun.wait(60)
    letting_go = Thread(target=kept.let_go)
    letting_go.start()
    go_on.set()
    for thread in (writing, letting_go):
        thread.join(60)
    assert found(engine) == ["map", "coin"]
    assert engine.pool.checkedout() == 0  # type: ignore[attr-defined]
