"""``digsite tournament``: which bot is the better one, by how much, and how sure that is."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options, shell_completion
from digsite.cli.failing import STOPPED
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from rich.table import Table

    from digsite.arena.tournament import Deals, Standing, Standings, Tournament


def tournament(
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help="Who plays: bots of ours, or your own as my_module:MyBot.",
            autocompletion=shell_completion.bots,
        ),
    ] = "greedy,random",
    games: Annotated[
        int,
        typer.Option(
            metavar="N",
            help="How many games at least; rounded up until everybody has met evenly.",
            parser=options.ANY,
        ),
    ] = 1000,
    players: options.Players = None,
    edition: options.Edition = "new-expedition",
    monument: options.Monument = "random",
    variants: options.Variants = "",
    seed: options.Seed = None,
    seconds: options.Seconds = 1.0,
    adjusted: Annotated[
        bool,
        typer.Option(
            "--adjusted",
            help="Take luck out of the results, too: the same on average, with narrower intervals.",
        ),
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="W",
            help="Processes that play at the same time, 1 to 1024; as many as there are cores if you do not say.",
            show_default=False,
            parser=WholeNumber(1, 1024),
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster ('auto', host:port, ray://host:port); 'local' starts one here.",
            show_default=False,
        ),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row for every game and seat there, as CSV.", show_default=False),
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the same as Parquet.", show_default=False)
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw ratings and money there, as .svg or .png.", show_default=False),
    ] = None,
    json_wanted: options.Json = False,
) -> None:
    """Let bots play the same deals from every seat, and rate them.

    Every deal is played as often as there are bots, so that each has every seat once; who meets whom changes from
    deal to deal. All intervals are 95 % intervals over whole deals. With the same seed the same games are played, on
    however many workers; bots that think until their time is up are the exception: give them a number of iterations
    instead ('search@5000'; 'search@0.2s' is a search with a time of its own).

    Ctrl-C stops after the last whole deal and shows the results so far.
    """
    bot_list = options.words_of(bots, "bots")
    seats = min(options.USUAL_PLAYERS, max(2, len(bot_list))) if players is None else players
    wished = options.words_of(variants, "variants")
    chosen = options.seed_or_lot(seed)

    from digsite.cli.boxes import opened_box

    box = opened_box(edition)
    box.setup(seats, box.rules.monuments[0] if monument == "random" else monument, wished)

    from digsite.arena.tournament import Deals, Standings, Tournament

    what = Tournament(
        bots=bot_list,
        players=seats,
        edition=box,
        monument=monument,
        variants=wished,
        seed=chosen,
        seconds=seconds,
        adjusted=adjusted,
    )
    _check_extras(ray, parquet, plot)
    _check_files(csv, parquet, plot)

    from digsite.cli.compiling import compiled

    compiled(bot_list, many=True, luck=adjusted)
    what.prepare()  # before several workers do
    deals = what.seatings.deals_for(games)
    standings = Standings(what.bots, what.seatings)
    start = time.perf_counter()
    with ExitStack() as files:
        write = _writing(files, what, csv)
        played = _play(what, deals, _iterate(what, deals, workers, ray), standings, write)
    took = time.perf_counter() - start
    table = standings.table()
    if played:
        results = Deals.joined(played)
        _write_pictures(what, results, table, parquet, plot)
    _report(what, standings, table, took, finished=standings.deals == deals, json_wanted=json_wanted)
    if standings.deals < deals:
        raise typer.Exit(STOPPED)


def _check_extras(ray: str | None, parquet: Path | None, plot: Path | None) -> None:
    """Say what is not installed before hours are spent on games."""
    from digsite.arena.tournament.extras import need
    from digsite.arena.tournament.plot import check_plot

    if ray is not None:
        need("ray", "ray", "Tournaments on a cluster")
    if parquet is not None:
        need("pyarrow", "arena", "Parquet files")
    if plot is not None:
        check_plot(plot)


def _check_files(*paths: Path | None) -> None:
    """Refuse files that cannot be written, as early."""
    for path in paths:
        if path is not None:
            path.open("ab").close()


def _iterate(what: Tournament, deals: int, workers: int | None, ray: str | None) -> Iterator[Deals | None]:
    if ray is not None:
        from digsite.arena.tournament.on_ray import run_on_ray

        return run_on_ray(what, deals, ray, workers)
    from digsite.arena.tournament import run

    return run(what, deals, workers or _cores())


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _writing(files: ExitStack, what: Tournament, csv: Path | None) -> Callable[[Deals], None]:
    """Open where rows go as the deals come in."""
    if csv is None:
        return lambda _: None
    from digsite.arena.tournament.files import CsvFile
    from digsite.cli.record_files import naming, written

    stream = csv.open("w", encoding="utf-8", newline="")
    files.enter_context(written(csv, stream))
    rows = CsvFile(what, stream)

    def add(played: Deals) -> None:
        with naming(csv):
            rows.add(played)

    return add


def _play(
    what: Tournament,
    deals: int,
    results: Iterator[Deals | None],
    standings: Standings,
    write: Callable[[Deals], None],
) -> list[Deals]:
    """Play until all deals are played or somebody presses Ctrl-C; return the whole deals."""
    played = []
    with _stopping() as stopped, closing(results), _progress(what, deals, standings) as advance:  # type: ignore[type-var]
        for part in results:
            if part is not None:
                standings.add(part)
                write(part)
                played.append(part)
            advance()
            if stopped():
                break
    return played


@contextmanager
def _stopping() -> Iterator[Callable[[], bool]]:
    """Note a first Ctrl-C, to stop at a good moment; a second stops at once."""
    pressed = False

    def note(_signal: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _progress(what: Tournament, deals: int, standings: Standings) -> Iterator[Callable[[], None]]:
    """Show on stderr how the bots stand, how fast it goes, and how long it will still take."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda: None
        return
    from rich.console import Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    bar = Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[told]}"),
        TimeElapsedColumn(),
        console=console,
    )
    total = deals * what.seatings.games
    task = bar.add_task("Playing", total=total, told="")
    start = looked = time.perf_counter()
    with Live(console=console, auto_refresh=False, transient=True, redirect_stdout=False) as live:

        def advance() -> None:
            nonlocal looked
            now = time.perf_counter()
            if now - looked < 0.2:
                return
            looked = now
            bar.update(task, completed=standings.games, told=pace(standings.games, total, now - start))
            live.update(Group(table_of(standings.table(rated=False)), bar), refresh=True)

        yield advance


def pace(games: int, total: int, seconds: float) -> str:
    """Say how fast it goes and how long it will still take.

    >>> pace(500, 2000, 2.0), pace(1, 200, 40.0), pace(0, 9, 1.0)
    ('250.0 games/s, 6 s left', '1.5 games/min, 2 h 12 min left', '')
    """
    if not games or not seconds:
        return ""
    rate = games / seconds
    speed = f"{rate:,.1f} games/s" if rate >= 1 else f"{rate * 60:.1f} games/min"
    return f"{speed}, {span((total - games) / rate)} left"


def span(seconds: float) -> str:
    """Say how long something takes.

    >>> span(4.2), span(200), span(7300)
    ('4 s', '3 min', '2 h 1 min')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    if seconds < 6000:
        return f"{seconds // 60:.0f} min"
    return f"{seconds // 3600:.0f} h {seconds % 3600 // 60:.0f} min"


def _write_pictures(
    what: Tournament, results: Deals, table: list[Standing], parquet: Path | None, plot: Path | None
) -> None:
    from digsite.cli.record_files import naming

    if parquet is not None:
        from digsite.arena.tournament.files import write_parquet

        with naming(parquet):
            write_parquet(what, results, parquet)
    if plot is not None:
        from digsite.arena.tournament.plot import draw

        with naming(plot):
            draw(what, results, table, plot)


def _report(
    what: Tournament, standings: Standings, table: list[Standing], took: float, *, finished: bool, json_wanted: bool
) -> None:
    from digsite.arena.tournament.extras import getting
    from digsite.cli.columns import fitting
    from digsite.cli.screen import out, write_raw

    rate = standings.games / took if took else 0.0
    if json_wanted:
        result = {
            "games": standings.games,
            "deals": standings.deals,
            "finished": finished,
            "players": what.players,
            "edition": what.box.id,
            "monument": what.monument,
            "variants": list(what.variants),
            "seed": what.seed,
            "seconds": took,
            "games_per_s": rate,
            "bots": [standing.to_json() for standing in table],
        }
        if what.adjusted:
            result["adjusting_seconds"] = standings.adjusting_seconds
        write_raw(json.dumps(result))
        return
    console = out()
    console.print(fitting(console, table_of(table)))
    stopped = "" if finished else "Stopped. "
    told = (
        f"{standings.games:,} games in {span(took)}, {rate:,.1f} a second: {standings.deals:,} deals, each from every "
        f"seat. An even share of wins is {1 / what.players:.1%}. Seed {what.seed}."
    )
    console.print(stopped + told, style="dim", soft_wrap=True)
    if any(standing.adjusted for standing in table):
        console.print(fitting(console, adjusted_table(table)))
        console.print(
            f"With the luck taken out. A deal adjusted is worth so many as the last column says. "
            f"Keeping account of luck took {span(standings.adjusting_seconds)} of processor time.",
            style="dim",
            soft_wrap=True,
        )
    if standings.deals and not all(standing.rating for standing in table):
        console.print(f"For ratings: {getting('arena')}.", style="dim", soft_wrap=True)


def table_of(table: list[Standing]) -> Table:
    """Lay out how the bots stand, best first."""
    from digsite.cli.columns import plain_table
    from digsite.cli.commands.bench import figure

    laid = plain_table("Bot", "Rating>", "95%>", "Wins>", "95%>", "Money>", "Games>", "Moves/s>")
    for standing in table:
        rating, rate = standing.rating, standing.win_rate
        laid.add_row(
            standing.bot,
            f"{rating.value:.0f}" if rating else "",
            f"{rating.low:.0f}–{rating.high:.0f}" if rating else "",
            f"{rate.value:.1%}",
            f"{100 * rate.low:.1f}–{rate.high:.1%}",
            f"{standing.mean_money:.1f}",
            f"{standing.games:,}",
            figure(standing.decisions_per_s) if standing.decisions_per_s else "",
        )
    return laid


def adjusted_table(table: list[Standing]) -> Table:
    """Lay out the results with the luck taken out."""
    from digsite.cli.columns import plain_table

    laid = plain_table("Bot", "Adjusted wins>", "95%>", "Money>", "95%>", "Worth>")
    for standing in table:
        if standing.adjusted is None:
            continue
        wins, money = standing.adjusted.win_share, standing.adjusted.money
        factor = standing.adjusted.factors["win_share"]
        laid.add_row(
            standing.bot,
            f"{wins.value:.1%}",
            f"{100 * wins.low:.1f}–{wins.high:.1%}",
            f"{money.value:.1f}",
            f"{money.low:.1f}–{money.high:.1f}",
            f"×{factor:.1f}" if factor else "",
        )
    return laid
