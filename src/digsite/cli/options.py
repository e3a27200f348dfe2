"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from digsite.cli import complete
from digsite.cli.failing import UsageError

Players = Annotated[int | None, typer.Option(help="How many play.", show_default="3")]
Edition = Annotated[
    str,
    typer.Option(help="A printed edition, or the path of an edition file of your own.", autocompletion=complete.editions),
]
Monument = Annotated[
    str, typer.Option(help="Which monument to explore, or 'random'.", autocompletion=complete.monuments)
]
Variants = Annotated[
    str,
    typer.Option(help="Variants, with commas between them.", autocompletion=complete.variants, show_default="none"),
]
Bots = Annotated[
    str,
    typer.Option(help="Bots, with commas between them; fewer than seats are seated over and over.", autocompletion=complete.bots),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.", show_default="by lot", min=0)]
As = Annotated[
    str | None,
    typer.Option(
        "--as",
        metavar="SEAT|spectator",
        help="See only what a player (by name, or by seat from 0) or a spectator sees.",
        show_default="everything",
        autocompletion=complete.onlookers,
    ),
]
Pace = Annotated[
    float | None,
    typer.Option(help="Seconds to wait after each line.", show_default="0.25 on a terminal, else 0", min=0, max=60),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
RecordNumber = Annotated[int, typer.Option("--record", help="Which record of the file, counted from 1.", min=1)]
File = Annotated[Path, typer.Argument(help="A file of game records; - reads from the standard input.", allow_dash=True)]

UNHURRIED = 0.25


def words_of(text: str, what: str) -> tuple[str, ...]:
    """Split a list at its commas.

    >>> words_of("greedy, random", "bots"), words_of("", "bots")
    (('greedy', 'random'), ())
    """
    if not text.strip():
        return ()
    found = tuple(word.strip() for word in text.split(","))
    if not all(found):
        raise UsageError(f"There is an empty place in the list of {what}: {text[:80]!r}.")
    return found


def seated(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Give every seat its bot; fewer bots than seats are seated over and over.

    >>> seated(("greedy", "random"), 3)
    ('greedy', 'random', 'greedy')
    """
    if not 1 <= len(bots) <= seats:
        raise UsageError(f"There are {len(bots)} bots for {seats} seats; name one for each seat, or fewer.")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def seconds(pace: float | None, *, terminal: bool) -> float:
    """Choose the pace: unhurried for people, none for programs."""
    if pace is not None:
        return pace
    return UNHURRIED if terminal else 0.0
