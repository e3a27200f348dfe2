"""The story of a game as one viewer saw it: each event with everything there is to tell of it.

The story only grows. What was taken back stays in it, and the taking back is a line of its own; the log and the record
hold what stands. Browser, terminal, ``watch``, ``replay`` and spectators all use it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from digsite.editions import Setup
from digsite.game import View
from digsite.game.cards import laid_out
from digsite.game.events import AnyEvent, Dealt, Dug, Ended, Explored, Looked, TentAnswered, Uncovered
from digsite.game.reading import Around, Meaning, around, read
from digsite.telling.events import looked_at, tell, tell_dug, tell_taken_back
from digsite.words.message import Message, Seat, Several, message


class TookBack(msgspec.Struct, frozen=True, tag_field="do", tag="undo"):
    """Somebody took back the trade or the sale that an earlier line tells of: no event of the log."""

    by: int
    line: int  # the number of that line


class Line(NamedTuple):
    """An event and its messages. The plain end of a turn is no news, because the next player's dig says it."""

    number: int  # its place in the story
    event: AnyEvent | TookBack
    told: tuple[Message, ...]
    is_news: bool


def story_length(view: View) -> int:
    """Say how many lines the story of a view has: what stands, what was taken back, and each taking back."""
    return len(view.log) + 2 * len(view.withdrawn)


def lines(view: View, setup: Setup, since: int = 0) -> Iterator[Line]:
    """Tell the story of a view, from a place on."""
    if not view.withdrawn:  # as in nearly every game
        for number in range(since, len(view.log)):
            yield _line(view, setup, number, number)
        return
    withdrawn = {gone.line: gone for gone in view.withdrawn}
    taken_back = {gone.at: gone for gone in view.withdrawn}
    standing = since - sum(place < since for place in (*withdrawn, *taken_back))
    for place in range(since, story_length(view)):
        if place in withdrawn:
            event = withdrawn[place].event
            yield Line(place, event, (tell(event, setup),), True)
        elif place in taken_back:
            gone = taken_back[place]
            yield Line(place, TookBack(gone.event.by, gone.line), (tell_taken_back(gone.event, setup),), True)
        else:
            yield _line(view, setup, place, standing)
            standing += 1


def _line(view: View, setup: Setup, place: int, number: int) -> Line:
    """Tell the event of this number in the log."""
    event = view.log[number]
    if isinstance(event, Dug | Ended):
        told, is_news = _told(event, around(view, number))
        return Line(place, event, told, is_news)
    if isinstance(event, Uncovered | TentAnswered):
        end = _blown_over(event, read(event, around(view, number)))
        return Line(place, event, (tell(event, setup), *end), True)
    if isinstance(event, Dealt) and view.first is not None:
        return Line(place, event, (tell(event, setup), beginning(view, view.first)), True)
    if isinstance(event, Looked) and event.by == view.seat and (found := _inside(view, event.chamber)) is not None:
        return Line(place, event, (looked_at(event, found, setup),), True)
    return Line(place, event, (tell(event, setup),), True)


@lru_cache(1 << 12)
def _told(event: Dug | Ended, there: Around) -> tuple[tuple[Message, ...], bool]:
    """Tell of a dig or of the end of a turn, with all it meant, and say whether it is news.

    Most lines are such, and the same ones come again and again, at this table and at others.
    """
    meant = read(event, there)
    if isinstance(event, Dug):
        nobody = (message("nothing-to-steal", who=Seat(event.by)),) if meant.found_nobody else ()
        return (tell_dug(event), *nobody, *_blown_over(event, meant)), True
    ended = message("passed" if meant.passed else "ended", who=Seat(event.by))
    skipped = [message("skipped", who=Seat(seat)) for seat in meant.skipped]
    return (ended, *skipped), meant.passed or bool(skipped)


def _blown_over(event: Dug | Uncovered | TentAnswered, meant: Meaning) -> tuple[Message, ...]:
    """Tell that a storm is over and nobody lost a card, and why, if it is so."""
    if not meant.blew_over:
        return ()
    return (message("storm-blew-over", tents="used" if isinstance(event, TentAnswered) else "none"),)


def beginning(view: View, first: int) -> Message:
    """Tell who has the first turn (R6), and of the hands' announced values (R82); the record has no event for it."""
    announced = [seat.announced for seat in view.seats if seat.announced is not None]
    if not announced:
        return message("begins", who=Seat(first))
    said = Several(
        tuple(message("announced-hand", who=Seat(seat), total=total) for seat, total in enumerate(announced))
    )
    least = [seat for seat, total in enumerate(announced) if total == min(announced)]
    if least == [first]:
        return message("begins-announced", said=said, who=Seat(first))
    return message("begins-announced-tied", said=said, tied=Several(tuple(map(Seat, least))), who=Seat(first))


def _inside(view: View, chamber: int) -> tuple[str, ...] | None:
    """Give the cards of a chamber of the temple that the viewer looked into: they stay until somebody takes them all.

    Once another player has, the view does not tell them any more.
    """
    there = view.chambers[chamber]
    if there.size:
        return laid_out(there.known)
    taken = (event for event in view.log if isinstance(event, Explored) and event.chamber == chamber)
    return next((event.got for event in taken), None)


def standings(view: View, winners: Sequence[int]) -> list[int]:
    """List the seats from first to last at the end: winners, then by money, then by fewer sold cards (R75)."""
    sold = [sum(sale.count for sale in seat.museum) for seat in view.seats]
    return sorted(
        range(len(view.seats)), key=lambda seat: (seat not in winners, -view.seats[seat].money, sold[seat], seat)
    )
