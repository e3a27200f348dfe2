"""``digsite simulate``: many games between bots."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from digsite.cli import options
from digsite.cli.failing import STOPPED
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from rich.table import Table

    from digsite.arena import Simulation
    from digsite.arena.simulation import Played
    from digsite.cli.score import Scores

#: Seconds between two looks at the progress bar.
REFRESH = 0.1
STDOUT = Path("-")


def simulate(
    context: typer.Context,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.", parser=options.ANY)] = 1000,
    players: options.Players = None,
    edition: options.Edition = "new-expedition",
    monument: options.Monument = "random",
    variants: options.Variants = "",
    bots: options.Bots = "greedy,random",
    seed: options.Seed = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write the record of every game there; - is the standard output.", allow_dash=True
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(metavar="N", help="Processes that play at the same time, 1 to 256.", parser=WholeNumber(1, 256)),
    ] = 1,
    start: Annotated[int, typer.Option(metavar="N", help="The number of the first game.", parser=WholeNumber(0))] = 0,
    seconds: options.Seconds = 1.0,
    json_wanted: options.Json = False,
) -> None:
    """Play many games between bots and count who wins.

    Ctrl-C stops after the last whole game and shows the results so far.
    """
    bot_list = options.words_of(bots, "bots")
    seats = options.seats_for(players, bot_list, options.was_typed(context, "bots"))
    wished = options.words_of(variants, "variants")
    chosen = options.seed_or_lot(seed)

    from digsite.cli.boxes import opened_box

    box = opened_box(edition)
    box.setup(seats, box.rules.monuments[0] if monument == "random" else monument, wished)
    options.seated(bot_list, seats)

    from digsite.cli.compiling import FEW_GAMES, at_once, compiled

    (at_once if games <= FEW_GAMES else compiled)(bot_list, many=True)
    from digsite.arena import Simulation
    from digsite.cli.score import Scores

    simulation = Simulation(
        players=seats,
        edition=box,
        monument=monument,
        variants=wished,
        bots=bot_list,
        seed=chosen,
        records=records is not None,
        seconds=seconds,
    )
    scores = Scores(simulation.seated)
    began = time.perf_counter()
    with _writing(records) as write:
        finished = _play(simulation.run(games, workers, start), games, scores, write)
    took = time.perf_counter() - began
    _report(simulation, scores, took, finished=finished, json_wanted=json_wanted, to_stderr=records == STDOUT)
    if not finished:
        raise typer.Exit(STOPPED)


def _play(results: Played, games: int, scores: Scores, write: Callable[[bytes], None]) -> bool:
    """Play; False if Ctrl-C came first."""
    try:
        with _progress(games) as advance:
            for result, record in results:
                with _unstoppable():
                    scores.add(result.money, result.winners, result.decisions)
                    if record:
                        write(record)
                advance(scores.games)
    except KeyboardInterrupt:
        with _unstoppable(forgiving=True):
            results.close()  # its workers are let go
        return False
    return True


@contextmanager
def _unstoppable(*, forgiving: bool = False) -> Iterator[None]:
    """Put off Ctrl-C until a whole game is counted and written."""
    put_off = False

    def remember(_signal: int, _frame: FrameType | None) -> None:
        nonlocal put_off
        put_off = True

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if put_off and not forgiving:
        raise KeyboardInterrupt


@contextmanager
def _writing(path: Path | None) -> Iterator[Callable[[bytes], None]]:
    """Open where records go."""
    if path is None:
        yield lambda _: None
        return
    if path == STDOUT:
        stream: BinaryIO = sys.stdout.buffer
        yield lambda record: _write(stream, record, Path("standard output"))
        stream.flush()
        return
    from digsite.cli.record_files import written

    file = path.open("wb")
    with written(path, file):
        yield lambda record: _write(file, record, path)


def _write(stream: BinaryIO, record: bytes, path: Path) -> None:
    from digsite.cli.record_files import naming

    with naming(path):
        stream.write(record)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show on stderr how many games are played, how fast, and how long it will still take."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]} games/s"),
        TimeRemainingColumn(),
    )
    start = looked = time.perf_counter()
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as progress:
        task = progress.add_task("Playing", total=games, rate="?")

        done = 0

        def advance(played: int) -> None:
            nonlocal looked, done
            done = played
            now = time.perf_counter()
            if now - looked >= REFRESH:
                looked = now
                progress.update(task, completed=played, rate=f"{played / (now - start):,.0f}")

        try:
            yield advance
        finally:
            progress.update(task, completed=done)


def _report(
    simulation: Simulation, scores: Scores, took: float, *, finished: bool, json_wanted: bool, to_stderr: bool
) -> None:
    from digsite.cli.columns import fitting
    from digsite.cli.screen import err, out, write_raw

    rate = scores.decisions / took if took else 0.0
    if json_wanted:
        result = {
            "games": scores.games,
            "finished": finished,
            "players": simulation.seats,
            "edition": simulation.box.id,
            "monument": simulation.monument,
            "variants": list(simulation.variants),
            "seed": simulation.seed,
            "seconds": took,
            "decisions": scores.decisions,
            "decisions_per_s": rate,
            "bots": [score.to_json() for score in scores.bots.values()],
        }
        text = json.dumps(result)
        err().print(text, soft_wrap=True) if to_stderr else write_raw(text)
        return
    console = err() if to_stderr else out()
    console.print(fitting(console, table_of(scores)))
    stopped = "" if finished else "Stopped. "
    games = "1 game" if scores.games == 1 else f"{scores.games:,} games"
    played = f"{games} in {took:.1f} s, {rate:,.0f} decisions a second, seed {simulation.seed}."
    console.print(stopped + played, style="dim")


def table_of(scores: Scores) -> Table:
    """Lay out the scores, best first."""
    from digsite.cli.columns import plain_table

    table = plain_table("Bot", "Seats>", "Games>", "Wins>", "Win rate>", "95% interval>", "Even share>", "Money>")
    for score in sorted(scores.bots.values(), key=lambda score: score.even_share - score.win_rate):
        low, high = score.interval
        table.add_row(
            score.bot,
            str(score.seats),
            f"{score.games:,}",
            f"{score.wins:,.1f}",
            f"{score.win_rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{score.even_share:.1%}",
            f"{score.mean_money:.1f}",
        )
    return table
