"""``digsite review``: was it luck, or was it me?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options, shell_completion
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from digsite.records import Record

#: Games of experts behind each judgement (``judge.review.GAMES``, which would import the rules for ``--help``).
GAMES = 80


def review(
    file: options.File,
    record: options.RecordNumber = 1,
    spoken_to: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="Whom the review is for, by name or by seat from 0; the only person there, if you do not say.",
            show_default=False,
            autocompletion=shell_completion.onlookers,
        ),
    ] = None,
    rollouts: Annotated[
        int,
        typer.Option(
            metavar="N",
            help="Games of experts behind each judgement, 8 to 10000: more take longer and leave less noise.",
            parser=WholeNumber(8, 10_000),
        ),
    ] = GAMES,
    every: Annotated[bool, typer.Option("--all", help="Tell of every decision, not only of mistakes.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw the win chances there, as .svg or .png.", show_default=False),
    ] = None,
    language: options.Language = None,
    json_wanted: options.Json = False,
) -> None:
    """Tell what was luck and what was decided in a finished game, and what would have been better.

    For every seat, even chances + luck + decisions = result. Luck is the deal, the cards that came, and what lay in
    unseen cards. Each decision is judged by what its player could know.
    """
    spoken = options.spoken(language)

    from digsite.cli.record_files import record_number

    found = record_number(file, record)
    if plot is not None:
        from digsite.arena.tournament.plot import check_plot

        check_plot(plot)
    seat = _reader(spoken_to, found)
    from digsite.cli.compiling import compiled

    compiled(judge=True)
    from digsite.judge import review as reviewed

    with _progress() as progress:
        told = reviewed(found, rollouts, progress=progress)
    if plot is not None:
        from digsite.cli.review_plot import draw

        draw(told, found, plot, spoken)
    if json_wanted:
        from digsite.cli.screen import write_raw

        write_raw(told.to_json().decode())
        return
    from digsite.cli.screen import out
    from digsite.cli.terminal.review_page import ReviewPage

    ReviewPage(out(), found, told, seat, spoken).show(every=every)


def _reader(wish: str | None, record: Record) -> int | None:
    """Find out whom the review is for: somebody named, or the only person at the table."""
    from digsite.cli.terminal.onlooker import onlooker_named

    if wish is not None:
        return onlooker_named(wish, record.header.players).seat
    bots = record.header.extras.get("bots")
    if not isinstance(bots, list) or len(bots) != record.header.setup.players:
        return None
    people = [seat for seat, bot in enumerate(bots) if not bot]
    return people[0] if len(people) == 1 else None


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Show on stderr how much of the game is judged."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda _done, _all: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Judging"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        task = bar.add_task("Judging", total=None)
        yield lambda done, everything: bar.update(task, completed=done, total=everything)
