"""``digsite replay``: a recorded game told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.cli import options

if TYPE_CHECKING:
    from digsite.words import Message


def replay(
    file: options.File,
    record: options.RecordNumber = 1,
    as_seen_by: options.As = None,
    pace: options.Pace = None,
    language: options.Language = None,
) -> None:
    """Tell a recorded game again, move by move.

    The record is checked first; one that the rules forbid is not told.
    """
    from digsite.cli.compiling import at_once

    at_once()
    from digsite.cli.record_files import record_number
    from digsite.cli.screen import out
    from digsite.cli.terminal.onlooker import onlooker_named
    from digsite.cli.terminal.speech import Speech
    from digsite.cli.terminal.story import Story
    from digsite.records import replay as replayed
    from digsite.words import message

    spoken = options.spoken(language)
    found = record_number(file, record)
    header = found.header
    onlooker = onlooker_named(as_seen_by, header.players)
    game = replayed(found)

    console = out()
    speech = Speech(header.setup, header.players, language=spoken)
    story = Story(console, speech, game, onlooker, options.seconds(pace, terminal=console.is_terminal))
    notes = [f"{key.capitalize()}: {value}." for key, value in header.extras.items() if isinstance(value, str | int)]
    kinds = _kinds(header.extras.get("bots"), header.setup.players)
    story.heading(_title(header.edition), kinds, [message("plain", text=note) for note in notes])
    story.hear()
    if not game.is_over:
        story.break_off()


def _title(edition: str) -> Message:
    from digsite.cli.terminal.heading import edition_title
    from digsite.editions import PRINTED, load_edition
    from digsite.words import message

    return edition_title(load_edition(edition)) if edition in PRINTED else message("heading-own-edition", id=edition)


def _kinds(bots: object, seats: int) -> list[str]:
    """Say what played in each seat, if the header tells."""
    if isinstance(bots, list) and len(bots) == seats:
        return [bot if isinstance(bot, str) else "" for bot in bots]
    return [""] * seats
