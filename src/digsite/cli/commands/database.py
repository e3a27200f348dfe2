"""``digsite database``: check what is stored, back it up, restore it, carry it over, clear old tables away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.commands.serve import Database
from digsite.cli.failing import STOPPED, WRONG, UsageError
from digsite.cli.numbers import Measure
from digsite.cli.plain_help import Command, Commands

if TYPE_CHECKING:
    from digsite.tables.log.storage import Storage
    from digsite.tables.upkeep.checking import Report
    from digsite.tables.upkeep.files import Progress
    from digsite.tables.upkeep.pruning import OldTable, State

database_commands = typer.Typer(
    name="database",
    cls=Commands,
    help="Look after the database: check, backup, restore, copy, prune, erase; close, ban.",
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    no_args_is_help=True,
)
_UPKEEP = "The database"
_OPERATOR = "While servers run"


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def check(database: Database = None, json_wanted: options.Json = False) -> None:
    """Check every page, every table's chain of entries, and every game.

    Nothing is changed; a server may run meanwhile. Exit code 1 if something is not whole: it is named.
    """
    from digsite.cli.screen import write_raw

    name = _ready_for(database)
    from digsite.tables.upkeep.checking import check_database

    with _shown("Checking tables") as progress:
        report = check_database(name, progress)
    if json_wanted:
        write_raw(json.dumps(_as_json(report)))
    else:
        _print_report(report)
    if not report.is_whole:
        raise typer.Exit(WRONG)


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup is to lie; a new file.")],
    database: Database = None,
    json_wanted: options.Json = False,
) -> None:
    """Copy the database as it is now, while the server plays on, and check the copy.

    Whoever can read the backup knows every card to come: keep it to yourself. Exit code 1 if it is not whole.
    """
    from digsite.cli.screen import out, write_raw

    name = _ready_for(database)
    from digsite.tables.upkeep.backup import back_up

    with _shown("Copying pages") as copied, _shown("Checking tables") as checked:
        report = back_up(name, file, copied, checked)
    if json_wanted:
        write_raw(json.dumps({**_as_json(report), "backup": str(file)}))
    else:
        _print_report(report)
        out().print(f"The backup is {file}.", soft_wrap=True)
    if not report.is_whole:
        raise typer.Exit(WRONG)


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Set the database that is there aside.")] = False,
    damaged: Annotated[bool, typer.Option("--damaged", help="Restore a backup that is not whole, too.")] = False,
) -> None:
    """Check a backup and put it where the database is; stop the server first.

    The database that was there is kept beside it, under another name.
    """
    from digsite.cli.compiling import for_database
    from digsite.cli.screen import out

    for_database(file)
    from digsite.tables.upkeep.backup import restore as put_back

    where = _named(database)
    with _shown("Checking tables") as checked:
        report, aside = put_back(file, where, replace=replace, damaged=damaged, checked=checked)
    _print_report(report)
    out().print(f"It is the database now: {where}.", soft_wrap=True)
    if aside is not None:
        out().print(f"The one before is kept as {aside}.", soft_wrap=True)


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The database to copy: a file or an address.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database: a new file or an address.")],
    json_wanted: options.Json = False,
) -> None:
    """Carry everything over into an empty database: from SQLite to PostgreSQL, or back.

    All of it or nothing; what is copied is as it was at one moment. Stop the server first if no move is to be left
    behind. Exit code 1 if the copy is not whole.
    """
    from digsite.cli.screen import out, write_raw

    _ready_for(source)
    from digsite.tables.upkeep.copying import copy_everything

    with _shown("Copying rows") as copied, _shown("Checking tables") as checked:
        report = copy_everything(source, target, copied, checked)
    if json_wanted:
        write_raw(json.dumps(_as_json(report)))
    else:
        _print_report(report)
        out().print("Everything is there now, too.", soft_wrap=True)
    if not report.is_whole:
        raise typer.Exit(WRONG)


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def prune(
    state: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="Which tables: open (not dealt), playing, over, broken. You have to say it.",
            show_default=False,
        ),
    ],
    older_than: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            help="Only where nothing happened for so many days. You have to say it.",
            parser=Measure(0, 100_000),
            show_default=False,
        ),
    ],
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    json_wanted: options.Json = False,
) -> None:
    """Clear old tables away, for good; a server may run meanwhile.

    Each table goes as a whole or stays: Ctrl-C stops between two. Make a backup first.
    """
    states = _states(state)
    went: list[OldTable] = []
    stopped = False
    with _opened(database) as storage:
        from digsite.tables.upkeep.pruning import old_tables
        from digsite.tables.upkeep.pruning import prune as clear_away

        try:
            with _shown("Looking at tables") as progress:
                found = old_tables(storage, older_than, states, progress)
                went.extend(old for old in found if dry_run or clear_away(storage, old))
        except KeyboardInterrupt:
            stopped = True
    _print_pruned(went, dry_run=dry_run, stopped=stopped, json_wanted=json_wanted)
    if stopped:
        raise typer.Exit(STOPPED)


@database_commands.command(cls=Command, rich_help_panel=_OPERATOR)
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id: the last part of its address.")],
    database: Database = None,
) -> None:
    """End the game at a table as it is, for good; a table that was not dealt yet goes.

    Servers may run meanwhile: everybody there is told within seconds.
    """
    from digsite.cli.screen import out

    with _opened(database) as storage:
        from digsite.tables.upkeep.closing import close as close_table

        closing = close_table(storage, table)
    ended = "The game ended as it was." if closing == "ended" else "Nothing was dealt there yet: the table is gone."
    out().print(f"Closed. {ended}", soft_wrap=True)


@database_commands.command(cls=Command, rich_help_panel=_OPERATOR)
def ban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS[/NET]", help="In numbers; of IPv6 its whole /64 network.")],
    days: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS", help="For so long; else for good.", parser=Measure(0.001, 100_000), show_default=False
        ),
    ] = None,
    database: Database = None,
) -> None:
    """Let nobody from an address in; running servers know within seconds."""
    from digsite.cli.screen import out

    with _opened(database) as storage:
        from digsite.tables.upkeep.banning import ban as turn_away

        order = turn_away(storage, address, days)
    until = "any more" if order.until is None else _until(order.until)
    out().print(f"{order.what} may not come in {until}.", soft_wrap=True)


@database_commands.command(cls=Command, rich_help_panel=_OPERATOR)
def unban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS[/NET]", help="As it was banned.")],
    database: Database = None,
) -> None:
    """Let an address in again."""
    from digsite.cli.screen import out

    with _opened(database) as storage:
        from digsite.tables.upkeep.banning import unban as let_in

        network, others = let_in(storage, address)
    if others:
        names = ", ".join(order.what for order in others)
        out().print(f"That ban is taken back. Of {network} these are still banned: {names}.", soft_wrap=True)
    else:
        out().print(f"{network} may come in again.", soft_wrap=True)


@database_commands.command(cls=Command, rich_help_panel=_OPERATOR)
def bans(database: Database = None, json_wanted: options.Json = False) -> None:
    """List the addresses that may not come in."""
    from digsite.cli.screen import out, write_raw

    with _opened(database) as storage:
        from digsite.tables.upkeep.banning import bans as turned_away

        found = turned_away(storage)
    if json_wanted:
        write_raw(json.dumps([{"address": one.what, "since": one.at, "until": one.until} for one in found]))
        return
    for one in found:
        until = "for good" if one.until is None else _until(one.until)
        out().print(f"{one.what} {until}", soft_wrap=True)
    if not found:
        out().print("Nobody is banned.")


@database_commands.command(cls=Command, rich_help_panel=_UPKEEP)
def erase(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name somebody sat down under, at whichever table.")],
    for_good: Annotated[bool, typer.Option("--for-good", help="Do it; without, only say where it stands.")] = False,
    database: Database = None,
    json_wanted: options.Json = False,
) -> None:
    """Put another name in place of somebody's, in every stored table; what they played stays.

    With SQLite the server must be stopped: it would take the database for another one. Make a backup first, and
    remember that earlier backups still hold the name.
    """
    from digsite.cli.screen import out, write_raw

    if for_good and "://" not in _named(database):
        from digsite.tables.upkeep.files import existing_file, refuse_in_use

        refuse_in_use(existing_file(_named(database)))
    with _opened(database) as storage, _shown("Looking at tables") as progress:
        from digsite.tables.upkeep.erasing import erase as put_another
        from digsite.tables.upkeep.erasing import named

        found = list(put_another(storage, name, progress) if for_good else named(storage, name, progress))
    if json_wanted:
        tables = [{"table": one.table, "entries": one.entries} for one in found]
        write_raw(json.dumps({"for_good": for_good, "tables": tables}))
        return
    count = "no table" if not found else "1 table" if len(found) == 1 else f"{len(found):,} tables"
    told = f"It went from {count}." if for_good else f"It stands at {count}."
    if found and not for_good:
        told += " Nothing was changed: --for-good does it."
    for one in () if for_good else found:
        out().print(one.table)
    out().print(told, soft_wrap=True)


def _until(at: int) -> str:
    from datetime import UTC, datetime

    return f"until {datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


@contextmanager
def _opened(database: str | None) -> Iterator[Storage]:
    """Open a database that is there already."""
    name = _ready_for(database)
    from digsite.tables.host.stored_tables import opening
    from digsite.tables.log.storage import Storage
    from digsite.tables.upkeep.files import existing_file

    if "://" not in name:
        existing_file(name)
    storage = Storage(name)
    with opening():
        storage.open()
    try:
        yield storage
    finally:
        storage.close()


def _states(text: str) -> set[State]:
    from digsite.tables.upkeep.pruning import STATES

    named = {word.strip() for word in text.split(",") if word.strip()}
    if not named or not named <= set(STATES):
        raise UsageError(f"--state is one or more of {', '.join(STATES)}, not {text[:80]!r}.")
    return {state for state in STATES if state in named}


def _print_pruned(went: list[OldTable], *, dry_run: bool, stopped: bool, json_wanted: bool) -> None:
    from datetime import UTC, datetime

    from digsite.cli.columns import fitting, plain_table
    from digsite.cli.screen import out, write_raw

    if json_wanted:
        tables = [{"table": old.table, "state": old.state, "entries": old.entries, "last": old.last} for old in went]
        write_raw(json.dumps({"dry_run": dry_run, "stopped": stopped, "tables": tables}))
        return
    console = out()
    if went and dry_run:
        table = plain_table("Table", "State", "Entries>", "Last")
        for old in went:
            day = datetime.fromtimestamp(old.last / 1000, UTC).date().isoformat()
            table.add_row(old.table, old.state, str(old.entries), day)
        console.print(fitting(console, table))
    count = "No table" if not went else "1 table" if len(went) == 1 else f"{len(went):,} tables"
    entries = f", with {sum(old.entries for old in went):,} entries" if went else ""
    did = "would go" if dry_run else "went"
    told = f"{'Stopped. ' if stopped else ''}{count} {did}{entries}."
    console.print(f"{told} Nothing was changed." if dry_run else told, soft_wrap=True)


def _ready_for(database: str | None) -> str:
    """Name the database, and settle whether its games are played again as plain Python. No rules come before that."""
    from digsite.cli.compiling import for_database

    name = _named(database)
    for_database(None if "://" in name else Path(name))
    return name


def _named(database: str | None) -> str:
    from digsite.tables.log.database import default_database

    return database or default_database()


def _as_json(report: Report) -> dict[str, object]:
    import msgspec

    return {"whole": report.is_whole, **msgspec.to_builtins(report)}


def _print_report(report: Report) -> None:
    from rich.text import Text

    from digsite.cli.screen import clean, out
    from digsite.cli.terminal.palette import BAD, GOOD

    console = out()
    for line in report.pages:
        console.print(Text.assemble(("Bad page", BAD), f": {clean(line)}"), soft_wrap=True)
    for broken in report.broken:
        told = Text.assemble(f"Table {clean(broken.table)} is ", ("broken", BAD), f": {clean(broken.why)}")
        console.print(told, soft_wrap=True)
    if report.was_old:
        console.print("An earlier version wrote it: the server brings it up to date when it opens it.", soft_wrap=True)
    if not report.is_readable:
        console.print("Nothing of it can be read: it is no database, or not any more.", soft_wrap=True)
        return
    counts = f"{report.tables:,} table{'' if report.tables == 1 else 's'}, {report.entries:,} entries"
    if report.is_whole:
        console.print(Text.assemble(f"{counts}: all of it is ", ("whole", GOOD), "."), soft_wrap=True)
    else:
        which = f"{len(report.broken):,} broken. The others" if report.broken else "every table"
        console.print(f"{counts}; {which} can be played on.", soft_wrap=True)


@contextmanager
def _shown(what: str) -> Iterator[Progress]:
    """Show on stderr how far it is, on a terminal, once it takes a while."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda _done, _all: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, redirect_stdout=False)
    task = bar.add_task(what, total=None)

    def progress(done: int, total: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield progress
    finally:
        bar.stop()
