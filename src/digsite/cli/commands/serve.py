"""``digsite serve``, and what ``digsite`` and ``digsite play`` do: the table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from socket import socket

    from digsite.web.server import Settings

_EVERYWHERE = "0.0.0.0"  # noqa: S104  # who serves a household wants to be found in it

Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="Where tables are kept; a file in your data folder if you do not say.",
        show_default=False,
    ),
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = _EVERYWHERE,
    port: Annotated[
        int,
        typer.Option(
            metavar="PORT", help="Where to listen, 0 to 65535; 0 takes a free one.", parser=WholeNumber(0, 65535)
        ),
    ] = 8712,
    database: Database = None,
    no_open: NoOpen = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Trust everybody: do not limit how much one address may do.")
    ] = False,
    public_url: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="Where others open the page, such as https://dig.example/.", show_default=False
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS[/NET]",
            help="A proxy in front of this server, which may say for whom it asks.",
            show_default=False,
        ),
    ] = None,
    connections: Annotated[
        int,
        typer.Option(metavar="N", help="Connections at once, in all.", parser=WholeNumber(1, 60_000)),
    ] = 8_000,
    connections_per_address: Annotated[
        int,
        typer.Option(
            metavar="N",
            help="Connections at once from one address; half as many at tables.",
            parser=WholeNumber(2, 60_000),
        ),
    ] = 256,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="Bots of your own to offer at every table: my_module:MyBot, process:./mybot.",
            show_default=False,
        ),
    ] = "",
    edition: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE", help="An edition file of your own to offer; more than once for several.", show_default=False
        ),
    ] = None,
    tables_per_hour: Annotated[
        int,
        typer.Option(metavar="N", help="Tables that one address may open in an hour.", parser=WholeNumber(1, 100_000)),
    ] = 60,
    fan_out: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Redis or Valkey, where servers on one database tell each other what they did: redis://localhost.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            metavar="N", help="Processes that serve, on a machine of several cores.", parser=WholeNumber(1, 64)
        ),
    ] = 1,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS:]PORT",
            help="Tell figures to Prometheus there: 9712 for this machine alone.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Serve tables to a household, or to the internet.

    Everybody who can reach this machine can open the page, make a table and send its link to others.
    Behind a proxy, or under a name: docs/serving.md. On several machines: docs/operating.md.
    """
    import logging

    from digsite.web.limits import NO_LIMITS, Limits, Rate
    from digsite.web.logs import write_logs
    from digsite.web.server import Settings

    write_logs(logging.INFO if no_open else logging.WARNING)
    limits = Limits(
        connections_in_all=connections,
        connections_by_address=connections_per_address,
        lines_by_address=connections_per_address // 2,
        tables=Rate(tables_per_hour, tables_per_hour / 3600),
    )
    settings = Settings(
        database,
        host,
        port,
        limits=NO_LIMITS if no_limits else limits,
        public=tuple(public_url or ()),
        proxies=tuple(trusted_proxy or ()),
        bots=options.words_of(bots, "bots"),
        editions=tuple(edition or ()),
        fan_out=fan_out,
        workers=workers,
        metrics=metrics,
    )
    _run(settings, opening=not no_open)


def open_table() -> None:
    """Serve this machine only, and open the page."""
    import logging

    from digsite.web.logs import write_logs
    from digsite.web.server import Settings

    write_logs(logging.ERROR)
    _run(Settings(any_port=True), opening=True)


def _run(settings: Settings, *, opening: bool) -> None:
    from digsite.web.changeover import inherited_listener
    from digsite.web.server import bind
    from digsite.web.server import serve as run

    inherited = inherited_listener()
    if inherited is not None:  # somebody else serves there, and has said so
        run(settings, inherited, lambda: None, succeeding=True)
        return
    if settings.workers > 1:
        _check_workers()
    listener = bind(settings)

    def welcome() -> None:
        _welcome(listener, settings.public, opening=opening)

    if settings.workers > 1:
        from digsite.web.server import compile_for_play
        from digsite.web.workers import Workers

        with _figures_of_all(settings.metrics) as gone:
            Workers(listener, settings.workers, compile_for_play, gone).run(welcome)
        return
    run(settings, listener, welcome)


@contextmanager
def _figures_of_all(metrics: str | None) -> Iterator[Callable[[int], None]]:
    """Tell the figures of all workers, if they are wanted; give whom to tell that a worker is gone."""
    if metrics is None:
        yield lambda _process: None
        return
    from tempfile import TemporaryDirectory

    from digsite.web.metrics import SharedFigures, place_of

    place = place_of(metrics)
    with TemporaryDirectory(prefix="digsite-figures-") as folder:
        yield SharedFigures(place, folder).worker_gone


def _check_workers() -> None:
    from digsite.cli.failing import UsageError
    from digsite.web.changeover import IS_POSSIBLE

    if not IS_POSSIBLE:
        raise UsageError("--workers does not work on this system: run several servers behind a proxy instead.")


def _welcome(listener: socket, public: tuple[str, ...], *, opening: bool) -> None:
    """Say where the page is, and open it."""
    from digsite.web.server import here, others

    own = here(listener)
    typer.echo(f"The table is open at {own}")
    for url in public:
        typer.echo(f"Others open {url}")
    for other in () if public else others(listener):
        if other != own:
            typer.echo(f"Others in your network open {other}")
    typer.echo("Ctrl-C stops.")
    if opening:
        import threading

        # Some browsers only come back when they are closed.
        threading.Thread(target=_open_browser, args=(own,), daemon=True).start()


def _open_browser(address: str) -> None:
    import os
    import sys
    import webbrowser

    # Without a screen there are only browsers that would take over this terminal.
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if not (has_screen and webbrowser.open(address)):
        typer.echo("No browser could be opened here: open that address yourself.")
