"""Plain tables; on narrow screens the cells of a row stand one below the other."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.palette import QUIET

_ENDLESS = 10_000


def plain_table(*headings: str) -> Table:
    """Begin a plain table; a heading that ends in ">" is set to the right."""
    table = Table(
        box=box.SIMPLE_HEAD,
        header_style=QUIET,
        border_style=QUIET,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for place, heading in enumerate(headings):
        if heading.endswith(">"):
            table.add_column(heading[:-1], justify="right", no_wrap=True)
        else:
            table.add_column(heading, no_wrap=not place)
    return table


def fitting(console: Console, table: Table) -> RenderableType:
    """Give the table, or its rows one below the other where the screen is too narrow for it.

    >>> import io
    >>> console = Console(file=io.StringIO(), width=12)
    >>> table = Table("Treasure", "Cards")
    >>> table.add_row("Coin", "14")
    >>> console.print(fitting(console, table))
    >>> [line.rstrip() for line in console.file.getvalue().splitlines()]
    ['Treasure', 'Coin', '  Cards: 14']
    """
    return table if _least(console, table) <= console.width else Group(*_stacked(table))


def _least(console: Console, table: Table) -> int:
    """Measure how narrow a table can be without anything cut off: only some columns may be wrapped, between words."""
    options = console.options.update(width=_ENDLESS)
    least = Measurement.get(console, options, table).maximum
    for column in table.columns:
        if not column.no_wrap:
            widths = [Measurement.get(console, options, cell) for cell in (column.header, *column.cells)]
            least -= max(width.maximum for width in widths) - max(width.minimum for width in widths)
    return least


def _stacked(table: Table) -> Iterator[RenderableType]:
    headings = [_text(column.header) for column in table.columns]
    yield Text(headings[0].plain, QUIET)
    for cells in zip(*(column.cells for column in table.columns), strict=True):
        first, *others = (_text(cell) for cell in cells)
        yield first
        for heading, cell in zip(headings[1:], others, strict=True):
            if cell.plain:
                yield Padding(Text.assemble((f"{heading.plain}: ", QUIET), cell), (0, 0, 0, 2))


def _text(cell: RenderableType) -> Text:
    """Give a cell as text, which is what all cells of ours are."""
    return cell if isinstance(cell, Text) else Text(str(cell))
