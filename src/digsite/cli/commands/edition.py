"""``digsite edition``: every figure of an edition, and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options, shell_completion
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
    language: options.Language = None,
) -> None:
    """Show every figure of an edition with its source.

    Without an argument: the printed editions.

    To start an edition of your own: 'digsite edition new-expedition --toml > mine.toml', change what you like (for
    another game its id too), 'digsite edition mine.toml' to check and see it, 'digsite watch --edition mine.toml' to
    play it.
    """
    from digsite.editions import PRINTED, load_edition

    spoken = options.spoken(language)
    if which is None:
        if toml:
            raise UsageError(f"Say which edition's file: {' or '.join(PRINTED)}.")
        _list([load_edition(printed) for printed in PRINTED], spoken)
        return
    found = load_edition(which)
    if toml:
        from digsite.cli.screen import write_raw

        write_raw(found.path.read_text(encoding="utf-8-sig"))
        return
    _show(found, spoken)


def _list(editions: list[Edition], language: str) -> None:
    from digsite.cli.columns import fitting
    from digsite.cli.edition_tables import edition_list
    from digsite.cli.screen import out
    from digsite.words import Voice, message

    console, voice = out(), Voice(language)
    console.print(fitting(console, edition_list(editions, voice)))
    console.print(voice.say(message("figures-more")), style="dim")


def _show(found: Edition, language: str) -> None:
    from digsite.cli import edition_tables as tables
    from digsite.cli.boxes import namesake
    from digsite.cli.columns import fitting
    from digsite.cli.screen import clean, out
    from digsite.words import message

    console, voice = out(), tables.voice_for(found, language)
    title = message("figures-edition", name=found.name, year=str(found.year))
    console.print(clean(voice.say(title)), style="bold")
    fewest, most = found.players
    players = message("figures-players", fewest=fewest, most=most, rules=found.rules.id)
    console.print(voice.say(players), style="dim")
    note = namesake(found)
    if note:
        console.print(note, style="yellow")
    for remark in found.remarks:
        console.print(clean(voice.say(remark)), style="yellow", soft_wrap=True)
    shown = [tables.treasures, tables.by_players, tables.legend, tables.monuments]
    if found.rules.variants:
        shown.append(tables.variants)
    for table in shown:
        console.print()
        console.print(fitting(console, table(found, voice)))
    if found.notes:
        console.print()
        for line in found.notes.splitlines():
            console.print(clean(line))
