"""``digsite bench``: how fast it is on this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite.cli import options

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

_LABELS = {
    "playout_per_s": "Decisions a second inside the kernel (random games)",
    "step_per_s": "Steps a second from Python",
    "games_per_s": "Whole games a second",
}


def bench(
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.", min=0.1, max=600)] = 2.0,
    json_wanted: options.Json = False,
) -> None:
    """Measure how fast the game runs here, beside other implementations of card games."""
    from digsite.cli.compiling import compiled

    compiled()
    from digsite.arena.bench import run
    from digsite.cli.screen import out, write_raw

    with _progress() as report:
        result = run(seconds, report)
    if json_wanted:
        write_raw(json.dumps(result))
        return
    out().print(table_of(result))


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """Say on stderr what is being measured."""
    from digsite.cli.screen import err

    console = err()
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status("Measuring ...") as status:
        yield lambda what: status.update(f"Measuring: {what} ...")


def table_of(result: Mapping[str, Any]) -> Table:
    """Lay out figures, and those of others, with how they compare."""
    from digsite.cli.tables import plain_table

    table = plain_table("On one core", "A second>", "digsite is>")
    for key, value in result.items():
        if not isinstance(value, Mapping):
            table.add_row(_LABELS.get(key, _words(key)), figure(value), "")
    ratios = result.get("ratios")
    compared = ratios if isinstance(ratios, Mapping) else {}
    peers = result.get("peers")
    if isinstance(peers, Mapping):
        for name, value in peers.items():
            table.add_row(_words(name), figure(value), _times(compared.get(name)))
    known = set(peers) if isinstance(peers, Mapping) else set()
    for name, value in compared.items():
        if name not in known:
            table.add_row(_words(name), "", _times(value))
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
    if isinstance(ratio, bool) or not isinstance(ratio, int | float):
        return ""
    return f"{ratio:,.0f} times as fast" if ratio >= 10 else f"{ratio:.1f} times as fast"


def _words(key: str) -> str:
    return key.replace("_", " ").removesuffix(" per s")
