"""Tables of an edition's figures, each figure with the letter and the colour of its source."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from digsite.cli.columns import plain_table
from digsite.cli.terminal.palette import QUIET, SOURCES, treasure_style
from digsite.editions import MONUMENTS, VARIANTS, Edition, Monument, Source


def figure(value: int, source: Source) -> Text:
    """Write a figure with its source.

    >>> figure(16, Source.RULEBOOK).plain
    '16 R'
    """
    letter, colour = SOURCES[source.value]
    return Text.assemble(str(value), " ", (letter, colour))


def treasures(edition: Edition) -> Table:
    """Lay out all treasures: cards, trade value, prices."""
    longest = max(len(treasure.sells) for treasure in edition.treasures)
    table = plain_table(
        "Treasure", "Cards>", "Trade>", *(f"Sells ×{n}>" if n == 1 else f"×{n}>" for n in range(1, longest + 1))
    )
    for place, treasure in enumerate(edition.treasures):
        prices = [figure(*pair) for pair in zip(treasure.sells, treasure.sources.sells, strict=True)]
        table.add_row(
            Text(treasure.name, treasure_style(treasure.id, place)),
            figure(treasure.cards, treasure.sources.cards),
            figure(treasure.trade, treasure.sources.trade),
            *prices,
        )
    return table


def by_players(edition: Edition) -> Table:
    """Lay out what depends on the number of players."""
    table = plain_table("With this many players", *(f"{count}>" for count in edition.player_counts))
    for name, row in (("Thieves", edition.thieves), ("Sandstorms", edition.sandstorms)):
        table.add_row(name, *(figure(*pair) for pair in zip(row.figures, row.sources, strict=True)))
    for place, treasure in enumerate(edition.treasures):
        left_out = [treasure.id in edition.left_out_with(count) for count in edition.player_counts]
        if any(left_out):
            kind = Text(f"{treasure.name} cards", treasure_style(treasure.id, place))
            table.add_row(kind, *(Text("left out", QUIET) if out else Text("in") for out in left_out))
    return table


def legend(edition: Edition) -> Table:
    """Explain the letters that stand in the tables."""
    found = {shown.source for shown in edition.figures()}
    table = Table.grid(padding=(0, 1))
    for source in Source:
        if source in found:
            letter, colour = SOURCES[source.value]
            table.add_row(Text(letter, colour), source.description)
    return table


def monuments(edition: Edition) -> Table:
    """List the monuments that can be met."""
    table = plain_table("Monument", "Chambers", "Maps", "How it is explored")
    for name in edition.rules.monuments:
        monument = MONUMENTS[name]
        table.add_row(monument.id, _chambers(monument), _each(monument.maps), monument.description)
    return table


def variants(edition: Edition) -> Table:
    """List the variants that can be played."""
    table = plain_table("Variant", "Players", "What changes")
    for name in edition.rules.variants:
        variant = VARIANTS[name]
        table.add_row(variant.id, _span(variant.players), variant.description)
    return table


def edition_list(editions: Sequence[Edition]) -> Table:
    """List editions, one a line."""
    table = plain_table("Id", "Name", "Players", "Monuments>")
    for edition in editions:
        table.add_row(
            edition.id,
            f"{edition.name}, {edition.year}",
            _span(edition.player_counts),
            str(len(edition.rules.monuments)),
        )
    return table


def _chambers(monument: Monument) -> str:
    sizes = _each(monument.chambers)
    return f"{sizes} + {monument.pile}" if monument.pile else sizes


def _each(figures: Sequence[int]) -> str:
    """Write a figure for each chamber.

    >>> _each((2, 5, 8)), _each((1, 1, 1)), _each((15,))
    ('2, 5, 8', '1, 1, 1', '15')
    """
    return ", ".join(str(number) for number in figures)


def _span(counts: Sequence[int]) -> str:
    return f"{counts[0]}" if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
