"""``digsite games``: what the local server's database has, listed and exported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.commands.serve import Database
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.tables.upkeep.games import StoredGame


def games(
    tables: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TABLE]...", help="Only these tables; all if you name none.", show_default=False),
    ] = None,
    database: Database = None,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the records of finished games there, one after another; - is the standard output.",
            show_default=False,
            allow_dash=True,
        ),
    ] = None,
    json_wanted: options.Json = False,
) -> None:
    """List the games of the local server, or export their records.

    A server may run meanwhile. Games that go on are listed without their cards, and not exported.
    """
    from digsite.cli.compiling import at_once

    at_once()
    from digsite.cli.screen import out, write_raw
    from digsite.tables.log.database import default_database
    from digsite.tables.upkeep.games import games_in

    name = database or default_database()
    wanted = tuple(tables or ())
    if export is not None:
        if json_wanted:
            raise UsageError("--json lists games; a record is JSON already.")
        _export(name, wanted, export)
        return
    found = games_in(name, wanted)
    if json_wanted:
        import msgspec

        write_raw(msgspec.json.encode(found).decode())
    elif found:
        _print(found)
    else:
        out().print("There are no games yet.")


def _export(database: str, tables: tuple[str, ...], file: Path) -> None:
    import sys

    from digsite.cli.record_files import STDIN, naming
    from digsite.cli.screen import err
    from digsite.tables.upkeep.games import records_in

    records = records_in(database, tables)
    if file == STDIN:
        sys.stdout.buffer.write(b"".join(records))
        return
    with naming(file), file.open("xb") as stream:
        stream.write(b"".join(records))
    count = "1 game" if len(records) == 1 else f"{len(records):,} games"
    err().print(f"{count} written to {file}.", soft_wrap=True)


def _print(found: list[StoredGame]) -> None:
    from datetime import UTC, datetime

    from rich.text import Text

    from digsite.cli.columns import fitting, plain_table
    from digsite.cli.screen import clean, out

    console = out()
    table = plain_table("Table", "Dealt", "State", "Monument", "Events>", "Players")
    for game in found:
        day = datetime.fromtimestamp(game.dealt / 1000, UTC).date().isoformat()
        who = ", ".join(
            f"{clean(name)} {money}{' (won)' if seat in game.winners else ''}"
            for seat, (name, money) in enumerate(zip(game.players, game.money, strict=True))
        )
        table.add_row(game.table, day, game.stage, game.monument, str(game.events), Text(who))
    console.print(fitting(console, table))
