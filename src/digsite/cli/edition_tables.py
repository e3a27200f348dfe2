"""Tables of an edition's figures, each figure with the letter and the colour of its source."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from digsite.cli.columns import plain_table
from digsite.cli.screen import clean
from digsite.cli.terminal.palette import QUIET, SOURCES, treasure_style
from digsite.editions import MONUMENTS, VARIANTS, Edition, Monument, Source
from digsite.editions.names import treasure_name
from digsite.words import Card, Voice, message
from digsite.words import Monument as MonumentFact
from digsite.words import Variant as VariantFact


def figure(value: int, source: Source) -> Text:
    """Write a figure with its source.

    >>> figure(16, Source.RULEBOOK).plain
    '16 R'
    """
    letter, colour = SOURCES[source.value]
    return Text.assemble(str(value), " ", (letter, colour))


def voice_for(edition: Edition, language: str) -> Voice:
    """Give a voice that knows what an edition's own treasures are called."""
    own = {one.id: one.name for one in edition.treasures if one.name != treasure_name(one.id)}
    return Voice(language, treasures=own)


def _headings(voice: Voice, *headings: str) -> Table:
    """Begin a table whose headings are messages; one that ends in ">" is set to the right."""
    return plain_table(
        *(voice.say(message(f"figures-{name.rstrip('>')}")) + ">" * name.count(">") for name in headings)
    )


def treasures(edition: Edition, voice: Voice) -> Table:
    """Lay out all treasures: cards, trade value, prices."""
    longest = max(len(treasure.sells) for treasure in edition.treasures)
    table = _headings(voice, "treasure", "cards>", "trade>", "sells>")
    for count in range(2, longest + 1):
        table.add_column(f"×{count}", justify="right", no_wrap=True)
    for place, treasure in enumerate(edition.treasures):
        prices = [figure(*pair) for pair in zip(treasure.sells, treasure.sources.sells, strict=True)]
        table.add_row(
            Text(_name(treasure.id, voice), treasure_style(treasure.id, place)),
            figure(treasure.cards, treasure.sources.cards),
            figure(treasure.trade, treasure.sources.trade),
            *prices,
        )
    return table


def by_players(edition: Edition, voice: Voice) -> Table:
    """Lay out what depends on the number of players."""
    table = _headings(voice, "by-players")
    for count in edition.player_counts:
        table.add_column(str(count), justify="right", no_wrap=True)
    for name, row in (("thieves", edition.thieves), ("sandstorms", edition.sandstorms)):
        table.add_row(
            voice.say(message(f"figures-{name}")),
            *(figure(*pair) for pair in zip(row.figures, row.sources, strict=True)),
        )
    for place, treasure in enumerate(edition.treasures):
        left_out = [treasure.id in edition.left_out_with(count) for count in edition.player_counts]
        if any(left_out):
            cards = clean(voice.say(message("figures-cards-of", card=Card(treasure.id))))
            gone, there = (voice.say(message(f"figures-{word}")) for word in ("left-out", "in"))
            kind = Text(cards, treasure_style(treasure.id, place))
            table.add_row(kind, *(Text(gone, QUIET) if out else Text(there) for out in left_out))
    return table


def legend(edition: Edition, voice: Voice) -> Table:
    """Explain the letters that stand in the tables."""
    found = {shown.source for shown in edition.figures()}
    table = Table.grid(padding=(0, 1))
    for source in Source:
        if source in found:
            letter, colour = SOURCES[source.value]
            table.add_row(Text(letter, colour), voice.say(message(f"figures-source-{source.value}")))
    return table


def monuments(edition: Edition, voice: Voice) -> Table:
    """List the monuments that can be met."""
    table = _headings(voice, "monument", "chambers", "maps", "explored")
    for name in edition.rules.monuments:
        monument = MONUMENTS[name]
        about = voice.say(MonumentFact(monument.id), form="about")
        table.add_row(monument.id, _chambers(monument), _each(monument.maps), about)
    return table


def variants(edition: Edition, voice: Voice) -> Table:
    """List the variants that can be played."""
    table = _headings(voice, "variant", "counts", "changes")
    for name in edition.rules.variants:
        variant = VARIANTS[name]
        table.add_row(variant.id, _span(variant.players), voice.say(VariantFact(variant.id), form="about"))
    return table


def edition_list(editions: Sequence[Edition], voice: Voice) -> Table:
    """List editions, one a line."""
    table = _headings(voice, "id", "name", "counts", "monuments>")
    for edition in editions:
        table.add_row(
            edition.id,
            voice.say(message("figures-edition", name=edition.name, year=str(edition.year))),
            _span(edition.player_counts),
            str(len(edition.rules.monuments)),
        )
    return table


def _name(treasure: str, voice: Voice) -> str:
    return clean(voice.say(Card(treasure), form="name"))


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
