"""``digsite play``: sit down at a table, in the browser or in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from digsite.cli import options, shell_completion
from digsite.cli.failing import UsageError

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
UNHURRIED = 0.6
_LONGEST_NAME = 24
#: So many bots of a level have a name of their own, the same as in the page (home.ftl).
_CALLED = 5


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, in the terminal, with what follows.")
    ] = False,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.")] = NAMES[0],
    opponents: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="The bots you play against: novice, digger, professor, pharaoh; digger,digger if you do not say.",
            show_default=False,
            autocompletion=shell_completion.bots,
        ),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(
            metavar="P",
            help="How many play, you among them, 2 to 5, if you do not name each bot.",
            show_default=False,
            parser=options.SEATS,
        ),
    ] = None,
    edition: options.Edition = "new-expedition",
    monument: options.Monument = "random",
    variants: options.Variants = "",
    first: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Who had their feet in sand last and starts: a name, a seat from 0 (you), or several in order.",
            show_default=False,
        ),
    ] = "",
    seed: options.Seed = None,
    pace: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help=f"How long to wait after each thing a bot does, 0 to 60; {UNHURRIED} on a terminal if you do not say.",
            show_default=False,
            parser=options.PACES,
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the game's record here when it ends.", show_default=False),
    ] = None,
    language: options.Language = None,
) -> None:
    """Play: in your browser, or here against bots.

    In the browser you choose everything at the table. In the terminal you see what your seat may see, choose by number
    or say your move in words; 'help' tells what can be typed.
    """
    if not terminal:
        _play_in_the_browser(context)
        return
    from digsite.cli.compiling import at_once

    spoken = options.spoken(language)
    kinds = _kinds(opponents, players)
    at_once()  # before names are looked at: that imports the rules
    names = _names(name, kinds)
    wished = options.words_of(variants, "variants")
    ranked = _ranked(first, names)
    chosen = options.seed_or_lot(seed)
    if record is not None and record.exists():
        raise UsageError(f"{record} is there already; name a file that is not.")

    from digsite.cli.boxes import opened_box

    box = opened_box(edition)
    setup = box.setup(len(names), box.rules.monuments[0] if monument == "random" else monument, wished)
    if ranked and not setup.rules.first_player_may_be_named:
        raise UsageError(f"By {setup.rules.id} rules the first player is drawn by lot (R6).")

    from digsite.bots import check_bot

    for kind in kinds[1:]:
        check_bot(kind)

    from digsite.cli.compiling import compiling_behind
    from digsite.cli.screen import out
    from digsite.cli.terminal.lines import lines_for
    from digsite.cli.terminal.session import Session, Wishes

    console = out()
    waiting = pace if pace is not None else UNHURRIED if console.is_terminal else 0.0
    wishes = Wishes(names, kinds, box, monument, wished, ranked, chosen, waiting, record, spoken)
    with compiling_behind(kinds) as meanwhile:
        Session(console, lines_for(console), replace(wishes, kinds=meanwhile)).play()


def _play_in_the_browser(context: typer.Context) -> None:
    for name in context.params:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise UsageError(f"--{name} goes with --terminal; in the browser you choose at the table.")

    from digsite.cli.commands.serve import open_table

    open_table()


def _kinds(opponents: str, players: int | None) -> tuple[str, ...]:
    """Say what plays in each seat; nothing in the first, which is the person's.

    >>> _kinds("greedy,random", None), _kinds("", 4)
    (('', 'greedy', 'random'), ('', 'digger', 'digger', 'digger'))
    """
    bots = options.words_of(opponents, "opponents")
    seats = players if players is not None else len(bots) + 1 if bots else 3
    if not 2 <= seats <= 5:
        raise UsageError(f"There cannot be {seats} players; a table has 2 to 5, you among them.")
    if len(bots) >= seats:
        raise UsageError(f"There are {len(bots)} opponents for {seats} players; you are one of them.")
    return ("", *options.seated(bots or ("digger",), seats - 1))


def _names(name: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Name the seats, the person first; no bot has the person's name. Bots with a level go by the names of the page.

    >>> _names("Ben", ("", "greedy", "random")), _names("pip", ("", "novice", "digger", "novice"))
    (('Ben', 'Ann', 'Cleo'), ('pip', 'Tilly', 'Bruno', 'Moss'))
    """
    from digsite.game.names import why_not_name

    own = " ".join(name.split())
    why_not = why_not_name(own)
    if why_not is not None:
        raise UsageError(str(why_not))
    if len(own) > _LONGEST_NAME:
        raise UsageError(f"A name has 1 to {_LONGEST_NAME} characters here, not {len(own)}.")
    names = [own]
    for kind in kinds[1:]:
        taken = {other.casefold() for other in names}
        names.append(next(free for free in _called(kind) if free.casefold() not in taken))
    return tuple(names)


def _called(kind: str) -> Iterator[str]:
    """List the names that a bot may go by: those of its level, the same in every language, then anybody's."""
    from digsite.words.catalogue import catalogue
    from digsite.words.message import message
    from digsite.words.voice import english

    if f"bot-called-{kind}" in catalogue("en"):
        yield from (english(message(f"bot-called-{kind}", number=number)) for number in range(1, _CALLED + 1))
    yield from NAMES


def _ranked(first: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Rank the seats by who last had their feet in sand (R6, R82).

    >>> _ranked("me, 2", ("Ann", "Ben", "Cleo"))
    (0, 2)
    """
    known = {name.casefold(): seat for seat, name in enumerate(names)}
    known = {"me": 0, **{str(seat): seat for seat in range(len(names))}, **known}
    seats = []
    for word in options.words_of(first, "who starts"):
        if word.casefold() not in known:
            there = ", ".join(f"{name} ({seat})" for seat, name in enumerate(names))
            raise UsageError(f"Nobody called {word[:40]!r} is at this table. There are: {there}.")
        seats.append(known[word.casefold()])
    if len(set(seats)) != len(seats):
        raise UsageError("Name each seat only once in --first.")
    return tuple(seats)
