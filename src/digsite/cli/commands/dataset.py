"""``digsite dataset``: games between bots as Parquet files to learn from."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.failing import STOPPED
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from collections.abc import Iterator


def dataset(
    context: typer.Context,
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the files go; it is made if it is not there.")
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.", parser=options.ANY)] = 10_000,
    shard: Annotated[int, typer.Option(metavar="N", help="Games in a file.", parser=options.ANY)] = 1000,
    players: options.Players = None,
    edition: options.Edition = "new-expedition",
    monument: options.Monument = "random",
    variants: options.Variants = "",
    bots: options.Bots = "expert",
    seed: Annotated[
        int, typer.Option(metavar="S", help="The same seed gives the same games.", parser=options.SEEDS)
    ] = 0,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="W",
            help="Processes that play at the same time, 1 to 256; as many as there are cores if you do not say.",
            show_default=False,
            parser=WholeNumber(1, 256),
        ),
    ] = None,
    seconds: options.Seconds = 1.0,
) -> None:
    """Write games between bots as Parquet, a row for every small step.

    Each row has what its player knew (observation), which steps were legal, which one was taken, and how the game
    ended for that player. docs/datasets.md lists the columns. Stopped with Ctrl-C, the same command
    goes on.
    """
    import os

    bot_list = options.words_of(bots, "bots")
    seats = options.seats_for(players, bot_list, options.was_typed(context, "bots"))
    wished = options.words_of(variants, "variants")

    from digsite.cli.boxes import opened_box

    box = opened_box(edition)
    options.seated(bot_list, seats)

    from digsite.cli.compiling import compiled

    compiled(bot_list, many=True)
    from digsite.arena import Simulation
    from digsite.arena.dataset import Dataset

    simulation = Simulation(
        players=seats, edition=box, monument=monument, variants=wished, bots=bot_list, seed=seed, seconds=seconds
    )
    wanted = Dataset(folder, simulation, games, shard)
    start = time.perf_counter()
    there = wanted.make(workers or os.cpu_count() or 1)
    finished = _show(there, games)
    took = time.perf_counter() - start
    files = sorted(folder.glob("part-*.parquet"))
    size = sum(file.stat().st_size for file in files) / 1e6

    from digsite.cli.screen import out

    told = f"{folder}: {len(files)} of {wanted.shards} files, {size:,.1f} MB, in {took:.1f} s."
    out().print(told if finished else f"Stopped. {told} The same command goes on.", soft_wrap=True)
    if not finished:
        raise typer.Exit(STOPPED)


def _show(there: Iterator[int], games: int) -> bool:
    """Show on stderr how far it is; False if Ctrl-C came first."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from digsite.cli.screen import err

    console = err()
    columns = (TextColumn("Writing games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, redirect_stdout=False, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("Writing", total=games)
        try:
            for done in there:
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            close = getattr(there, "close", None)
            if close is not None:
                close()
            return False
    return True
