"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from digsite.cli import shell_completion
from digsite.cli.failing import UsageError
from digsite.cli.numbers import Measure, WholeNumber

#: Some editions allow fewer; they say so themselves.
SEATS = WholeNumber(2, 5)
SEEDS = WholeNumber(0, (1 << 64) - 1)
ANY = WholeNumber(1)
PACES = Measure(0, 60)

Players = Annotated[
    int | None,
    typer.Option(
        metavar="P",
        help="How many play, 2 to 5; as many as you name bots, or 3, if you do not say.",
        show_default=False,
        parser=SEATS,
    ),
]
Seconds = Annotated[
    float,
    typer.Option(
        metavar="T",
        help="How long a bot may think about a move, in seconds, 0.001 to 3600; your own is stopped after twice that.",
        parser=Measure(0.001, 3600),
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        metavar="ID|FILE",
        help="A printed edition, or an edition file of your own.",
        autocompletion=shell_completion.editions,
    ),
]
Monument = Annotated[
    str,
    typer.Option(
        metavar="ID", help="The monument to explore; 'random' draws one.", autocompletion=shell_completion.monuments
    ),
]
Variants = Annotated[
    str,
    typer.Option(
        metavar="A,B", help="Variants to play with.", autocompletion=shell_completion.variants, show_default=False
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B",
        help="Who plays, seat by seat, your own as my_module:MyBot or process:./mybot; fewer bots than seats are "
        "seated over and over.",
        autocompletion=shell_completion.bots,
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar="S",
        help="The same seed gives the same game; without one it is drawn.",
        show_default=False,
        parser=SEEDS,
    ),
]
As = Annotated[
    str | None,
    typer.Option(
        "--as",
        metavar="SEAT|spectator",
        help="See only what a player sees (by name, or by seat from 0), or a spectator; else you see everything.",
        show_default=False,
        autocompletion=shell_completion.onlookers,
    ),
]
Pace = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS",
        help="How long to wait after each line, 0 to 60; 0.25 on a terminal if you do not say.",
        show_default=False,
        parser=PACES,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help="The language you read, such as de or fr; your terminal's (LANG) if you do not say.",
        envvar="DIGSITE_LANGUAGE",
        show_default=False,
        show_envvar=False,
        autocompletion=shell_completion.languages,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
RecordNumber = Annotated[
    int, typer.Option("--record", metavar="N", help="Which record of the file, counted from 1.", parser=ANY)
]
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file of game records; - is the standard input.", allow_dash=True)
]

UNHURRIED = 0.25
USUAL_PLAYERS = 3


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


def seats_for(players: int | None, bots: tuple[str, ...], named: bool) -> int:
    """Say how many play: as many as wished, or as bots were named.

    >>> seats_for(None, ("greedy", "random"), True), seats_for(None, ("greedy",), True), seats_for(4, ("greedy",), True)
    (2, 3, 4)
    """
    if players is not None:
        return players
    return len(bots) if named and len(bots) > 1 else USUAL_PLAYERS


def was_typed(context: typer.Context, name: str) -> bool:
    """Say whether an option was given on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def seated(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Give every seat its bot; fewer bots than seats are seated over and over.

    >>> seated(("greedy", "random"), 3)
    ('greedy', 'random', 'greedy')
    """
    if not 1 <= len(bots) <= seats:
        raise UsageError(f"There are {len(bots)} bots for {seats} seats; name one for each seat, or fewer.")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def seed_or_lot(seed: int | None) -> int:
    """Take the seed, or draw one that is short enough to be noted.

    >>> seed_or_lot(7)
    7
    """
    if seed is None:
        import secrets

        return secrets.randbelow(1_000_000)
    return seed


def spoken(language: str | None) -> str:
    """Choose the language: the one that was asked for, or the terminal's.

    >>> spoken("de-AT") in ("de", "en"), spoken("EN")
    (True, 'en')
    """
    import os

    from digsite.words.choosing import best, of_terminal
    from digsite.words.folders import languages

    if not language:
        return of_terminal(os.environ)
    found = best([language])
    if not language.lower().startswith(found):
        raise UsageError(f"There are no words in {language[:20]!r}. There are: {', '.join(languages())}.")
    return found


def seconds(pace: float | None, *, terminal: bool) -> float:
    """Choose the pace: unhurried for people, none for programs."""
    if pace is not None:
        return pace
    return UNHURRIED if terminal else 0.0
