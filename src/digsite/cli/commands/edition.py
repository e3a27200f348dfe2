"""``digsite edition``: every figure of an edition, and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import shell_completion
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.editions import Edition


def edition(
    which: Annotated[
        str | None,
        typer.Argument(
            metavar="ID|FILE",
            help="A printed edition, or an edition file of your own.",
            autocompletion=shell_completion.editions,
        ),
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print the edition's file, to start one of your own.")] = False,
) -> None:
    """Show every figure of an edition with its source.

    Without an argument: the printed editions.

    To start an edition of your own: 'digsite edition new-expedition --toml > mine.toml', change what you like (for
    another game its id too), 'digsite edition mine.toml' to check and see it, 'digsite watch --edition mine.toml' to
    play it.
    """
    from digsite.editions import PRINTED, load_edition

    if which is None:
        if toml:
            raise UsageError(f"Say which edition's file: {' or '.join(PRINTED)}.")
        _list([load_edition(printed) for printed in PRINTED])
        return
    found = load_edition(which)
    if toml:
        from digsite.cli.screen import write_raw

        write_raw(found.path.read_text(encoding="utf-8-sig"))
        return
    _show(found)


def _list(editions: list[Edition]) -> None:
    from digsite.cli.columns import fitting
    from digsite.cli.edition_tables import edition_list
    from digsite.cli.screen import out

    console = out()
    console.print(fitting(console, edition_list(editions)))
    console.print("'digsite edition ID' shows every figure of one.", style="dim")


def _show(found: Edition) -> None:
    from digsite.cli import edition_tables as tables
    from digsite.cli.boxes import namesake
    from digsite.cli.columns import fitting
    from digsite.cli.screen import clean, out

    console = out()
    console.print(f"{found.name}, {found.year}", style="bold")
    fewest, most = found.players
    console.print(f"{fewest} to {most} players, {found.rules.id} rules", style="dim")
    note = namesake(found)
    if note:
        console.print(note, style="yellow")
    shown = [tables.treasures(found), tables.by_players(found), tables.legend(found), tables.monuments(found)]
    if found.rules.variants:
        shown.append(tables.variants(found))
    for table in shown:
        console.print()
        console.print(fitting(console, table))
    if found.notes:
        console.print()
        for line in found.notes.splitlines():
            console.print(clean(line))
