"""A log read once: what its events do not say by themselves, found out in one place for everybody who tells them.

The record has no event for a thief who finds nobody (R12), for a storm that costs nobody a card (R20), for a pass (R70)
or for a turn that is not begun (R72): each follows from the events around it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from digsite.editions import SANDSTORM, THIEF
from digsite.game.events import Discarded, Dug, Ended, Event, Over, Stolen, TentAnswered, Uncovered
from digsite.game.phase import Phase
from digsite.game.view import View


class Happening(NamedTuple):
    """An event, and what it meant."""

    number: int  # its place in the log, from 0
    event: Event
    passed: bool = False  # the end of a turn in which nothing was done, once the dig site was empty (R70)
    found_nobody: bool = False  # a thief for whom nobody had a card (R12)
    blew_over: bool = False  # the last of a storm in which nobody lost a card (R20)
    skipped: tuple[int, ...] = ()  # seats without cards whose turns were not begun after it (R72)


def read(view: View, since: int = 0) -> Iterator[Happening]:
    """Read the log of a view, from a place on."""
    log = view.log
    for number in range(since, len(log)):
        event = log[number]
        before = log[number - 1] if number else None
        after = log[number + 1] if number + 1 < len(log) else None
        if isinstance(event, Ended):
            skipped = _skipped(view, event, after)
            yield Happening(number, event, passed=isinstance(before, Ended), skipped=skipped)
        elif isinstance(event, Dug | Uncovered | TentAnswered):
            nobody, over = _found_nobody(view, event, after), _blew_over(view, event, after)
            yield Happening(number, event, found_nobody=nobody, blew_over=over)
        else:
            yield Happening(number, event)


def _found_nobody(view: View, event: Event, after: Event | None) -> bool:
    if not isinstance(event, Dug) or event.card != THIEF:
        return False
    return not isinstance(after, Stolen) if after is not None else view.phase not in (Phase.VICTIM, Phase.ROB)


def _blew_over(view: View, event: Event, after: Event | None) -> bool:
    """Whether a storm ends with this event: all tents are answered for before anybody loses a card (R22)."""
    if isinstance(event, Dug) and event.card != SANDSTORM:
        return False
    if after is not None:
        return not isinstance(after, Uncovered | TentAnswered | Discarded)
    return view.phase not in (Phase.UNCOVER, Phase.TENTS, Phase.LOSING)


def _skipped(view: View, event: Ended, after: Event | None) -> tuple[int, ...]:
    if isinstance(after, Over):
        return ()
    players = len(view.seats)
    seat = view.turn if after is None else getattr(after, "by", view.turn)
    if seat is None or (view.phase is Phase.OVER and after is None):
        return ()
    between = range(event.by + 1, event.by + 1 + (seat - event.by - 1) % players)
    return tuple(place % players for place in between)


class Losses(NamedTuple):
    """What one seat lost in a game."""

    storms: tuple[str, ...]  # the cards
    thieves: int  # how many cards


def losses(log: Sequence[Event], players: int) -> list[Losses]:
    """Say who lost what, to storms and to thieves."""
    storms: list[tuple[str, ...]] = [()] * players
    thieves = [0] * players
    for event in log:
        if isinstance(event, Discarded):
            storms[event.by] += event.cards
        elif isinstance(event, Stolen):
            thieves[event.victim] += 1
    return [Losses(cards, stolen) for cards, stolen in zip(storms, thieves, strict=True)]
