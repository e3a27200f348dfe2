"""What stands above a game: what is played, by whom, and how to read what follows."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from digsite.bots.levels import LEVELS
from digsite.cli.terminal.palette import QUIET, TITLE
from digsite.cli.terminal.speech import Speech
from digsite.editions import Edition
from digsite.words import Level, Message, Monument, Seat, Several, Thing, Variant, message


def edition_title(edition: Edition) -> Message:
    """Name an edition."""
    return message("heading-edition", name=edition.name, year=str(edition.year))


def player(speech: Speech, seat: int, kind: str) -> Message | Seat:
    """Name a player and what plays for them, unless the name says it."""
    if not kind or kind in speech.names[seat]:
        return Seat(seat)
    called = speech.plain(Level(kind), form="bare") if kind in LEVELS else kind
    return message("heading-bot", who=Seat(seat), kind=called)


def heading(speech: Speech, title: Message, players: Sequence[Message | Seat], notes: Sequence[Message]) -> Panel:
    """Say what is played, by whom, and what else is to know."""
    setup = speech.setup
    lines = [speech.text(title, TITLE), speech.text(Several(tuple(players)))]
    places: list[Thing] = [Monument(setup.monument.id), *map(Variant, setup.variants)]
    for place in places:
        about = speech.text(place, form="about")
        lines.append(Text.assemble(speech.text(place, TITLE), ". ", about))
    lines += [speech.text(note, QUIET) for note in notes]
    return Panel(Group(*lines), box=box.ROUNDED, border_style=QUIET, padding=(0, 2))
