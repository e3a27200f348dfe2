"""All commands together."""

from __future__ import annotations

from typing import Annotated

import typer

from digsite.cli.commands.bench import bench
from digsite.cli.commands.check import check
from digsite.cli.commands.database import database_commands
from digsite.cli.commands.dataset import dataset
from digsite.cli.commands.edition import edition
from digsite.cli.commands.games import games
from digsite.cli.commands.play import play
from digsite.cli.commands.replay import replay
from digsite.cli.commands.review import review
from digsite.cli.commands.rules import rules
from digsite.cli.commands.serve import open_table, serve
from digsite.cli.commands.simulate import simulate
from digsite.cli.commands.tournament import tournament
from digsite.cli.commands.verify import verify
from digsite.cli.commands.watch import watch
from digsite.cli.plain_help import Command, Commands

app = typer.Typer(
    name="digsite",
    cls=Commands,
    help="The card game Archaeology, both editions. Without a command: a table in your browser.",
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from digsite import __version__

        typer.echo(f"digsite {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def digsite(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """The card game Archaeology, both editions. Without a command: a table in your browser."""
    if context.invoked_subcommand is None:
        open_table()


_AT_THE_TABLE = "At the table"
_RECORDS = "Game records"
_MACHINES = "Machine players"

app.command(cls=Command, rich_help_panel=_AT_THE_TABLE)(play)
app.command(cls=Command, rich_help_panel=_AT_THE_TABLE)(serve)
app.command(cls=Command, rich_help_panel=_AT_THE_TABLE)(watch)
app.command(cls=Command, rich_help_panel=_AT_THE_TABLE)(rules)
app.command(cls=Command, rich_help_panel=_AT_THE_TABLE)(edition)
app.add_typer(database_commands, rich_help_panel=_AT_THE_TABLE)
app.command(cls=Command, rich_help_panel=_RECORDS)(replay)
app.command(cls=Command, rich_help_panel=_RECORDS)(games)
app.command(cls=Command, rich_help_panel=_RECORDS)(review)
app.command(cls=Command, rich_help_panel=_RECORDS)(check)
app.command(cls=Command, rich_help_panel=_RECORDS)(verify)
app.command(cls=Command, rich_help_panel=_MACHINES)(simulate)
app.command(cls=Command, rich_help_panel=_MACHINES)(tournament)
app.command(cls=Command, rich_help_panel=_MACHINES)(dataset)
app.command(cls=Command, rich_help_panel=_MACHINES)(bench)
