"""``digsite replay``: a recorded game told again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.failing import UsageError
from digsite.cli.numbers import WholeNumber

if TYPE_CHECKING:
    from rich.console import Console

    from digsite.cli.terminal.speech import Speech
    from digsite.game import Game
    from digsite.words import Message


MOST_EVENTS = 100_000

Source = Annotated[
    str,
    typer.Argument(
        metavar="FILE|ADDRESS",
        help="A file of game records (- is the standard input), or the address of a finished game's table.",
    ),
]
At = Annotated[
    int | None,
    typer.Option(
        metavar="EVENT",
        help="Begin right after this event; 0 is the deal. The address of a moment says it, too.",
        parser=WholeNumber(0, MOST_EVENTS),
        show_default=False,
    ),
]
FromTurn = Annotated[
    int | None,
    typer.Option("--turn", metavar="N", help="Begin with this turn.", parser=options.ANY, show_default=False),
]
Moments = Annotated[
    bool, typer.Option("--moments", help="Only list thieves, storms, explorations and big sales, with their events.")
]


def replay(
    source: Source,
    record: options.RecordNumber = 1,
    as_seen_by: options.As = None,
    at: At = None,
    turn: FromTurn = None,
    moments: Moments = False,
    pace: options.Pace = None,
    language: options.Language = None,
) -> None:
    """Tell a recorded game again, move by move, from the deal or from any moment on.

    The record is checked first; one that the rules forbid is not told. A dot marks thieves, storms, explorations
    and big sales.
    """
    from digsite.cli.compiling import at_once

    at_once()
    from digsite.cli.record_address import fetched, is_address, read_address
    from digsite.cli.record_files import record_in, record_number
    from digsite.cli.screen import out
    from digsite.cli.terminal.onlooker import onlooker_named
    from digsite.cli.terminal.speech import Speech
    from digsite.cli.terminal.story import Story
    from digsite.records import replay as replayed
    from digsite.words import message

    spoken = options.spoken(language)
    address = read_address(source) if is_address(source) else None
    if address is None:
        found = record_number(Path(source), record)
    else:
        found = record_in(fetched(address), record, address.record)
        as_seen_by = address.eyes if as_seen_by is None else as_seen_by
        at = address.at if at is None and turn is None else at
    header = found.header
    onlooker = onlooker_named(as_seen_by, header.players)
    game = replayed(found)
    begin = _beginning(game, at, turn)

    console = out()
    speech = Speech(header.setup, header.players, language=spoken)
    if moments:
        _list_moments(console, speech, game)
        return
    story = Story(console, speech, game, onlooker, options.seconds(pace, terminal=console.is_terminal))
    notes = [f"{key.capitalize()}: {value}." for key, value in header.extras.items() if isinstance(value, str | int)]
    kinds = _kinds(header.extras.get("bots"), header.setup.players)
    story.heading(_title(header.edition), kinds, [message("plain", text=note) for note in notes])
    story.mark_moments()
    if begin is not None:
        story.begin_at(begin)
    story.hear()
    if not game.is_over:
        story.break_off()


def _beginning(game: Game, at: int | None, turn: int | None) -> int | None:
    """Find the event after which the telling begins; None: before the first."""
    from digsite.telling.marks import turns_of

    if turn is not None and at is not None:
        raise UsageError("--at and --turn both say where to begin; give one of them.")
    if at is not None and at >= len(game.log):
        raise UsageError(f"This game has events 0 to {len(game.log) - 1}, not {at}.")
    if turn is None:
        return at
    turns = turns_of(game.log)
    if turn > len(turns):
        raise UsageError(f"This game has {len(turns)} turns, not {turn}.")
    return turns[turn - 1].event - 1


def _list_moments(console: Console, speech: Speech, game: Game) -> None:
    """List thieves, storms, explorations and big sales; the number before each is what --at takes."""
    from digsite.telling.marks import marks_of
    from digsite.words import Seat, message

    for mark in marks_of(game.log):
        told = speech.text(message("replay-mark-by", kind=mark.kind, turn=mark.turn, who=Seat(mark.by)))
        console.print(f"{mark.event:>5} ", told, sep="", soft_wrap=True)


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
