"""``digsite replay``: a recorded game told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.cli import options
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.records import Record


def replay(
    file: options.File,
    record: options.RecordNumber = 1,
    as_seen_by: options.As = None,
    pace: options.Pace = None,
) -> None:
    """Tell a recorded game again, move by move.

    The record is checked first; one that the rules forbid is not told.
    """
    from digsite.cli.compiling import compiled
    from digsite.cli.onlooker import onlooker_named
    from digsite.cli.screen import out
    from digsite.cli.story import Story
    from digsite.records import replay as replayed
    from digsite.telling.words import Words, clean

    found = record_number(file, record)
    header = found.header
    onlooker = onlooker_named(as_seen_by, header.players)
    compiled()
    game = replayed(found)

    console = out()
    story = Story(
        console, Words(header.setup, header.players), onlooker, options.seconds(pace, terminal=console.is_terminal)
    )
    notes = [f"{key.capitalize()}: {value}." for key, value in header.extras.items() if isinstance(value, str | int)]
    story.heading(
        _title(header.edition), _kinds(header.extras.get("bots"), header.setup.players), [clean(n) for n in notes]
    )
    story.hear(found.events)
    if not game.is_over:
        story.break_off()


def record_number(file: options.File, number: int) -> Record:
    """Read one record of a file, or say why that cannot be."""
    from digsite.cli.files import lines_of, name_of, opened
    from digsite.records import RecordError, read_records

    count = 0
    with opened(file) as stream:
        for count, record in enumerate(read_records(lines_of(stream)), 1):
            if count == number:
                if isinstance(record, RecordError):
                    raise record
                return record
    there = {0: "no game record", 1: "only 1 game record"}.get(count, f"only {count} game records")
    raise UsageError(f"{name_of(file)} has {there}; there is no record {number}.")


def _title(edition: str) -> str:
    from digsite.editions import PRINTED, load_edition

    if edition not in PRINTED:
        return f"Archaeology, edition {edition}"
    printed = load_edition(edition)
    return f"{printed.name}, {printed.year}"


def _kinds(bots: object, seats: int) -> list[str]:
    """Say what played in each seat, if the header tells."""
    from digsite.telling.words import clean

    if isinstance(bots, list) and len(bots) == seats:
        return [clean(bot) if isinstance(bot, str) else "" for bot in bots]
    return [""] * seats
