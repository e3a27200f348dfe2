"""``digsite bench``: how fast it is on this machine."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite.cli import options
from digsite.cli.numbers import Measure, WholeNumber

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

_LABELS = {
    "playout_per_s": "digsite, in the kernel",
    "step_per_s": "digsite, step by step from Python",
}
_GAMES = "games_per_s"


def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", help="How long each measurement takes, 0.1 to 600.", parser=Measure(0.1, 600))
    ] = 2.0,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server of live tables instead; takes about three minutes.")
    ] = False,
    servers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="With --server: 1 to N servers on PostgreSQL and Redis beside one with SQLite, 1 to 9; then 10 to "
            "10,000 tables. Takes about five minutes.",
            show_default=False,
            parser=WholeNumber(1, 9),
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="With --server: our server has so many workers (digsite serve --workers), 1 to 64.",
            show_default=False,
            parser=WholeNumber(1, 64),
        ),
    ] = None,
    start: Annotated[
        bool,
        typer.Option("--start", help="Measure the time from the start to the first cards instead, cold and warm."),
    ] = False,
    json_wanted: options.Json = False,
) -> None:
    """Measure how fast the game runs on this machine.

    Other implementations of card games are measured beside it, those that are installed.
    """
    from digsite.cli.compiling import compiled

    if server and start:
        raise typer.BadParameter("--server and --start are two measurements: take one at a time.")
    if servers is not None and not server:
        raise typer.BadParameter("--servers says how many are measured with --server: say both.")
    if workers is not None and (not server or servers is not None):
        raise typer.BadParameter("--workers says how many workers our server has: say it with --server alone.")
    if servers is not None:
        from digsite.web.bench.engines import check_engines

        check_engines()
    compiled(("expert", "search") if server or start else (), many=not (server or start))
    if start:
        _bench_start(json_wanted=json_wanted)
        return
    if servers is not None:
        _bench_servers(servers, seconds, json_wanted=json_wanted)
        return
    if server:
        _bench_server(seconds, workers or 1, json_wanted=json_wanted)
        return
    from digsite.arena.bench import run
    from digsite.cli.columns import fitting
    from digsite.cli.screen import out, write_raw
    from digsite.envs.bench import run as run_environments

    with _progress() as report:
        result = run(seconds, report)
        result["environments"] = run_environments(seconds, report)
        lettered = result["rows"] + result["environments"].pop("lettered")
        result["rows"] = sorted(lettered, key=lambda row: str(row["row"]))
    if json_wanted:
        write_raw(json.dumps(result))
        return
    console = out()
    console.print(fitting(console, table_of(result)))
    console.print(f"{figure(result.get(_GAMES))} whole games a second inside the kernel.", style="dim")
    console.print(fitting(console, environments_table(result["environments"])))
    if not result.get("peers"):
        console.print(
            "No other implementation is installed to compare with (pip install 'digsite[bench]', or in a checkout: "
            "make bench).",
            style="dim",
            soft_wrap=True,
        )


def _bench_server(seconds: float, workers: int, *, json_wanted: bool) -> None:
    from digsite.cli.columns import fitting
    from digsite.cli.screen import out, write_raw
    from digsite.web.bench import run

    with _progress() as report:
        result = run(seconds, report, workers)
    if json_wanted:
        write_raw(json.dumps(result))
        return
    console = out()
    console.print(fitting(console, server_table(result)))
    relayed = figure(result["peers"]["relay_per_s_100"])
    told = (
        "Moves a second without pauses; with pauses half of them, 9 of 10 and 99 of 100 are seen within these times. "
        f"Every move is stored on disk first. A bare relay, without game or disk: {relayed} messages a second."
    )
    if "kb_per_table" in result:
        told += f" A table takes {result['kb_per_table']:.0f} kB, a line {result['kb_per_line']:.0f} kB."
    console.print(told, style="dim", soft_wrap=True)
    for name, why in result["left_out"].items():
        console.print(f"Not measured beside it: {name}. {why}", style="dim", soft_wrap=True)


def _bench_servers(servers: int, seconds: float, *, json_wanted: bool) -> None:
    from digsite.cli.columns import fitting
    from digsite.cli.screen import out, write_raw
    from digsite.web.bench.together import run

    with _progress() as report, ended_like_ctrl_c():
        result = run(servers, seconds, report)
    if json_wanted:
        write_raw(json.dumps(result))
        return
    console = out()
    console.print(fitting(console, together_table(result["rows"])))
    console.print(fitting(console, growth_table(result["growth"])))
    console.print(
        "Every move is stored on disk first. Servers, engines and players share this machine. ms a move: processor "
        "time of the servers, and of PostgreSQL and Redis. At a live table two play without a pause, then with pauses. "
        "At the other open tables one of two is connected and waits.",
        style="dim",
        soft_wrap=True,
    )
    for name, why in result["left_out"].items():
        console.print(f"Not measured: {name}. {why}", style="dim", soft_wrap=True)


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """Let SIGTERM end this as Ctrl-C does: whatever was started is stopped and cleared away."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def together_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """Lay out how fast one server with a file is, and several on PostgreSQL and Redis."""
    from digsite.cli.columns import plain_table

    table = plain_table("Servers>", "On", "Moves/s>", "Half>", "9 of 10>", "99 of 100>", "ms a move>", "Memory>")
    for row in rows:
        soon = (_milliseconds(row.get(f"full_{part}_ms")) for part in ("p50", "p90", "p99"))
        table.add_row(str(row["servers"]), row["engine"], figure(row["moves_per_s"]), *soon, _work(row), _memory(row))
    return table


def growth_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """Lay out how they bear more and more tables."""
    from digsite.cli.columns import plain_table

    table = plain_table(
        "Tables>", "Live>", "Servers>", "On", "Moves/s>", "99 of 100>", "With pauses>", "ms a move>", "Memory>"
    )
    for row in rows:
        soon = (_milliseconds(row.get(part)) for part in ("full_p99_ms", "p99_ms"))
        counts = (f"{row['open']:,}", f"{row['live']:,}", str(row["servers"]), row["engine"])
        table.add_row(*counts, figure(row["moves_per_s"]), *soon, _work(row), _memory(row))
    return table


def _work(row: Mapping[str, Any]) -> str:
    """Write processor time: of the servers, and of what they stand on, if that is not nothing.

    >>> _work({"core_ms_per_move": 1.26, "engines_ms_per_move": 0.5}), _work({"core_ms_per_move": 1.26})
    ('1.3 + 0.5', '1.3')
    """
    return " + ".join(f"{row[name]:.1f}" for name in ("core_ms_per_move", "engines_ms_per_move") if row.get(name))


def _memory(row: Mapping[str, Any]) -> str:
    return " + ".join(f"{row[name]:,.0f}" for name in ("memory_mb", "engines_mb") if row.get(name)) + " MB"


def _bench_start(*, json_wanted: bool) -> None:
    from digsite.cli.screen import out, write_raw
    from digsite.web.bench.first_card import run

    with _progress() as report:
        result = run(report)
    if json_wanted:
        write_raw(json.dumps(result))
        return
    console = out()
    console.print(start_table(result))
    told = "Seconds from the start of the program, without a browser. Cold: nothing was ever compiled here."
    console.print(told, style="dim", soft_wrap=True)


def start_table(result: Mapping[str, Any]) -> Table:
    """Lay out when the page, the table and the cards are there."""
    from digsite.cli.columns import plain_table

    table = plain_table("Start", "Page>", "Table opened>", "Seat taken>", "Cards>")
    for kind in ("cold", "warm"):
        table.add_row(kind, *(f"{result[f'{kind}_{step}_s']:.2f} s" for step in ("page", "table", "seat", "cards")))
    return table


def server_table(result: Mapping[str, Any]) -> Table:
    """Lay out moves a second and how soon they are seen, ours and boardgame.io's."""
    from digsite.cli.columns import plain_table
    from digsite.web.bench import AS_MUCH, KEPT, PEER, SIZES

    table = plain_table("Tables>", "", "Moves/s>", "Half>", "9 of 10>", "99 of 100>", "Ratio>")
    peers = {name: result["peers"].get(name, {}) for name in (PEER, AS_MUCH, KEPT)}
    workers = result.get("workers", 1)
    ours = "digsite" if workers == 1 else f"digsite, {workers} workers"
    for size in SIZES:
        for name, found in {ours: result, **peers}.items():
            if f"moves_per_s_{size}" in found:
                soon = (_milliseconds(found.get(f"{part}_ms_{size}")) for part in ("p50", "p90", "p99"))
                ratio = _times(result["ratios"].get(f"moves/{name}_{size}"))
                table.add_row(f"{size:,}", name, figure(found[f"moves_per_s_{size}"]), *soon, ratio)
    return table


def _milliseconds(value: float | None) -> str:
    return "" if value is None else f"{value:.1f} ms"


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """Say on stderr what is being measured."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda what: console.print(f"Measuring: {what} ...", soft_wrap=True)
        return
    with console.status("Measuring ...") as status:
        yield lambda what: status.update(f"Measuring: {what} ...")


def table_of(result: Mapping[str, Any]) -> Table:
    """Lay out decisions a second, ours and those of others, and how they compare."""
    from digsite.cli.columns import plain_table

    table = plain_table("On one core", "Decisions/s>", "Kernel>", "From Python>")
    for key, label in _LABELS.items():
        table.add_row(label, figure(result.get(key)))
    ratios = result.get("ratios") or {}
    for name, rate in (result.get("peers") or {}).items():
        times = [_times(ratios.get(f"{way}/{name}")) for way in ("playout", "step")]
        table.add_row(str(name), figure(rate), *times)
    return table


def environments_table(result: Mapping[str, Any]) -> Table:
    """Lay out decisions a second of environments, ours and those of others, and what each of them does."""
    from digsite.cli.columns import plain_table

    table = plain_table("Environments", "Decisions/s>", "What it does")
    for name, row in result["rows"].items():
        table.add_row(name, figure(row["per_s"]), row["does"])
    return table


def figure(value: object) -> str:
    """Write a figure so that its size is seen at once.

    >>> figure(21_812_345.6), figure(8.25), figure(None)
    ('21,812,346', '8.2', 'not measured')
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "not measured" if value is None else str(value)
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}"


def _times(ratio: object) -> str:
    """Write how many times as fast.

    >>> _times(812.4), _times(2.31), _times(None)
    ('812 times', '2.3 times', '')
    """
    if isinstance(ratio, bool) or not isinstance(ratio, int | float):
        return ""
    return f"{ratio:,.0f} times" if ratio >= 10 else f"{ratio:.1f} times"
