"""``digsite database``: what is whole and what is not, copies that can be trusted, and nothing lost by accident."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import Run, environment, press_ctrl_c
from digsite.tables.log.storage import Storage
from tables.visitors import dealt, hosting, live, plan, play_on, seated


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a game that is over, one that is played and a table that waits."""

    @live
    async def scene() -> None:
        async with hosting(tmp_path) as host:
            await play_on(await dealt(host, plan("open", "open")), random.Random(1))
            await play_on(await dealt(host, plan("open", "open")), random.Random(2), moves=5)
            await seated(host, plan("open", "open"))

    scene()
    return tmp_path / "tables.sqlite"


def ids(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as connection:
        return dict(connection.execute("SELECT id, length FROM tables ORDER BY made").fetchall())


def test_a_table_is_closed_and_its_game_stays_whole(run: Run, database: Path) -> None:
    over, playing, waiting = ids(database)
    where = ("--database", str(database))
    assert "The game ended as it was." in run("database", "close", playing, *where).output
    assert "the table is gone" in run("database", "close", waiting, *where).output
    for table, why in ((over, "over already"), (playing, "over already"), (waiting, "no such table")):
        refused = run("database", "close", table, *where)
        assert refused.exit_code == 2
        assert why in refused.output
    assert run("database", "check", *where).exit_code == 0


def test_addresses_are_banned_listed_and_let_in_again(run: Run, database: Path) -> None:
    where = ("--database", str(database))
    assert "192.0.2.7/32 may not come in" in run("database", "ban", "192.0.2.7", *where).output
    run("database", "ban", "2001:db8::1", "--days", "7", *where)
    listed = json.loads(run("database", "bans", "--json", *where).output)
    assert [(one["address"], one["until"] is None) for one in listed] == [
        ("192.0.2.7/32", True),
        ("2001:db8::/64", False),
    ]
    assert "192.0.2.7/32 may come in again" in run("database", "unban", "192.0.2.7", *where).output
    assert "is no address" in run("database", "ban", "ann", *where).output
    for everybody in ("0.0.0.0/0", "::/0"):
        refused = run("database", "ban", everybody, *where)
        assert (refused.exit_code, "is everybody" in refused.output) == (2, True)
    assert run("database", "ban", "192.0.2.7", "--days", "0", *where).exit_code == 2


def test_who_is_banned_twice_is_not_called_free_after_one_ban_is_taken_back(run: Run, database: Path) -> None:
    where = ("--database", str(database))
    for address in ("192.0.2.7", "192.0.2.0/24", "198.51.100.0/24", "2001:db8::1"):
        run("database", "ban", address, *where)
    told = run("database", "unban", "192.0.2.7", *where).output
    assert "still banned: 192.0.2.0/24." in told
    assert "may come in" not in told
    assert "192.0.2.0/24 may come in again" in run("database", "unban", "192.0.2.0/24", *where).output


def test_a_name_is_erased_only_for_good(run: Run, database: Path) -> None:
    where = ("--database", str(database))
    assert "It stands at 3 tables. Nothing was changed" in run("database", "erase", "ann", *where).output
    storage = Storage(str(database))  # a server has it open
    storage.open()
    refused = run("database", "erase", "ann", "--for-good", *where)
    assert (refused.exit_code, "A server uses" in refused.output) == (2, True)
    storage.close()
    assert "It went from 3 tables." in run("database", "erase", "ann", "--for-good", *where).output
    assert run("database", "erase", "ann", *where).output.strip().endswith("It stands at no table.")
    assert run("database", "check", *where).exit_code == 0


def test_a_whole_database_is_called_whole_and_what_is_broken_is_named(run: Run, database: Path) -> None:
    result = run("database", "check", "--database", str(database))
    assert (result.exit_code, "3 tables" in result.output, "whole" in result.output) == (0, True, True)
    over, playing, _ = ids(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = ? AND number > 5", (playing,))
    result = run("database", "check", "--database", str(database))
    assert result.exit_code == 1
    assert f"Table {playing} is broken: The end of this game is missing" in result.output
    assert over not in result.output
    told = json.loads(run("database", "check", "--json", "--database", str(database)).output)
    assert [told["whole"], told["tables"], [broken["table"] for broken in told["broken"]]] == [False, 3, [playing]]


def test_what_is_no_database_or_not_there_is_said(run: Run, tmp_path: Path) -> None:
    result = run("database", "check", "--database", str(tmp_path / "none.sqlite"))
    assert (result.exit_code, "There is no database" in result.output) == (2, True)
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "text").write_text("not a database " * 1000)
    result = run("database", "check", "--database", str(tmp_path / "text"))
    assert (result.exit_code, "file is not a database" in result.output) == (1, True)
    assert "Nothing of it can be read" in result.output
    assert "played on" not in result.output
    result = run("database", "backup", str(tmp_path / "b"), "--database", "postgresql://localhost/games")
    assert result.exit_code == 2


@pytest.mark.parametrize(
    "command",
    [("bans",), ("close", "abc"), ("erase", "Ann"), ("prune", "--state", "over", "--older-than", "1"), ("copy",)],
    ids=lambda words: words[0],
)
def test_a_file_that_is_no_database_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    text = tmp_path / "text"
    text.write_text("not a database " * 1000)
    words = (str(text), str(tmp_path / "new")) if command[0] == "copy" else ("--database", str(text))
    result = run("database", *command, *words)
    assert (result.exit_code, "file is not a database" in result.output) == (2, True)
    assert text.read_text() == "not a database " * 1000


def test_of_a_backup_that_cannot_be_read_nothing_is_restored(run: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database " * 1000)
    before = ids(database)
    asked = ("--damaged", "--replace", "--database", str(database))
    result = run("database", "restore", str(tmp_path / "text"), *asked)
    assert (result.exit_code, "can be read" in result.output, ids(database)) == (2, True, before)
    assert not list(tmp_path.glob("*.part-*"))


def test_only_known_databases_are_taken(run: Run) -> None:
    result = run("database", "check", "--database", "mysql://localhost/games")
    assert result.exit_code == 2
    assert "postgresql+psycopg://" in result.output


def test_a_backup_is_made_while_others_write_and_never_written_over(run: Run, database: Path, tmp_path: Path) -> None:
    storage = Storage(str(database))  # a server has it open
    storage.open()
    backup = tmp_path / "backup.sqlite"
    result = run("database", "backup", str(backup), "--database", str(database))
    assert (result.exit_code, "whole" in result.output) == (0, True)
    assert ids(backup) == ids(database)
    assert backup.stat().st_mode & 0o077 == 0
    assert sorted(file.name for file in tmp_path.glob("backup*")) == ["backup.sqlite"]
    result = run("database", "backup", str(backup), "--database", str(database))
    assert (result.exit_code, "already" in result.output) == (2, True)

    refused = run("database", "restore", str(backup), "--replace", "--database", str(database))
    assert (refused.exit_code, "A server uses" in refused.output) == (2, True)
    storage.close()


def test_restoring_says_what_it_replaces_and_keeps_it(run: Run, database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    run("database", "backup", str(backup), "--database", str(database))
    before = ids(database)
    run("database", "prune", "--state", "over", "--older-than", "0", "--database", str(database))
    refused = run("database", "restore", str(backup), "--database", str(database))
    assert (refused.exit_code, "--replace" in refused.output, len(ids(database))) == (2, True, 2)
    restored = run("database", "restore", str(backup), "--replace", "--database", str(database))
    assert restored.exit_code == 0
    assert ids(database) == before
    (aside,) = tmp_path.glob("tables.sqlite.before-*")
    assert len(ids(aside)) == 2
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("UPDATE log SET at = 0 WHERE number = 2")
    refused = run("database", "restore", str(backup), "--replace", "--database", str(database))
    assert (refused.exit_code, "not whole" in refused.output, ids(database)) == (2, True, before)


def test_nothing_is_pruned_by_default_and_a_dry_run_changes_nothing(run: Run, database: Path) -> None:
    before = ids(database)
    over, _, waiting = before
    for missing in ([], ["--state", "over"], ["--older-than", "1"], ["--state", "lost", "--older-than", "1"]):
        assert run("database", "prune", *missing, "--database", str(database)).exit_code == 2
    nothing = run("database", "prune", "--state", "over,open", "--older-than", "1", "--database", str(database))
    assert (nothing.exit_code, "No table went" in nothing.output) == (0, True)
    wished = ("--state", "over,open", "--older-than", "0", "--database", str(database))
    dry = run("database", "prune", "--dry-run", *wished)
    assert over in dry.output
    assert waiting in dry.output
    assert "2 tables would go" in dry.output
    assert ids(database) == before
    told = json.loads(run("database", "prune", "--json", *wished).output)
    assert {table["table"] for table in told["tables"]} == {over, waiting}
    assert list(ids(database)) == [table for table in before if table not in (over, waiting)]
    assert "whole" in run("database", "check", "--database", str(database)).output
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (over,)).fetchone() == (0,)


@pytest.mark.slow
def test_stopped_with_ctrl_c_a_backup_leaves_nothing_half_made(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    command = [sys.executable, "-m", "digsite.cli", "database", "backup", str(backup), "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        while process.poll() is None and not list(tmp_path.glob("backup.sqlite.part*")):
            pass
        press_ctrl_c(process)
    assert process.returncode in (0, 130)
    assert not list(tmp_path.glob("*.part*"))
    assert backup.exists() == (process.returncode == 0)


def test_a_small_database_is_checked_without_compiling_anything(database: Path, tmp_path: Path) -> None:
    kernels = tmp_path / "kernels"
    result = subprocess.run(
        [sys.executable, "-m", "digsite", "database", "check", "--database", str(database)],
        env=environment(DIGSITE_CACHE_DIR=str(kernels), NUMBA_DISABLE_JIT=""),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "whole" in result.stdout
    assert not [*kernels.rglob("*.nbi")]
