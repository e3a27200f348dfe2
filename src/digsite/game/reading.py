"""A log read once: what its events do not say by themselves, found out in one place for everybody who tells them.

The record has no event for a thief who finds nobody (R12), for a storm that costs nobody a card (R20), for a pass (R70)
or for a turn that is not begun (R72): each follows from the events around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from digsite.editions import SANDSTORM, THIEF
from digsite.game.events import Discarded, Dug, Ended, Event, Over, Stolen, TentAnswered, Uncovered
from digsite.game.phase import Phase
from digsite.game.view import View

#: Events that mean more than they say.
ToRead = Dug | Ended | Uncovered | TentAnswered


class Around(NamedTuple):
    """All that the meaning of such an event follows from beside itself."""

    after_an_end: bool
    after: Event | None  # what came next; None: nothing yet
    is_over: bool  # the game, now
    is_robbing: bool  # a thief is at work, now
    is_storming: bool  # so is a storm
    turn: int | None  # whose it is now
    players: int


class Meaning(NamedTuple):
    """What an event meant."""

    passed: bool = False  # the end of a turn in which nothing was done, once the dig site was empty (R70)
    found_nobody: bool = False  # a thief for whom nobody had a card (R12)
    blew_over: bool = False  # the last of a storm in which nobody lost a card (R20)
    skipped: tuple[int, ...] = ()  # seats without cards whose turns were not begun after it (R72)


def around(view: View, number: int) -> Around:
    """Look around an event of a view's log."""
    log, phase = view.log, view.phase
    return Around(
        number > 0 and isinstance(log[number - 1], Ended),
        log[number + 1] if number + 1 < len(log) else None,
        phase is Phase.OVER,
        phase is Phase.VICTIM or phase is Phase.ROB,
        phase is Phase.UNCOVER or phase is Phase.TENTS or phase is Phase.LOSING,
        view.turn,
        len(view.seats),
    )


def read(event: ToRead, there: Around) -> Meaning:
    """Read what such an event meant; every other one says all by itself."""
    if isinstance(event, Ended):
        return Meaning(passed=there.after_an_end, skipped=_skipped(event, there))
    thief = isinstance(event, Dug) and event.card == THIEF
    storm = not isinstance(event, Dug) or event.card == SANDSTORM
    return Meaning(found_nobody=thief and _found_nobody(there), blew_over=storm and _blew_over(there))


def _found_nobody(there: Around) -> bool:
    return not there.is_robbing if there.after is None else not isinstance(there.after, Stolen)


def _blew_over(there: Around) -> bool:
    """Whether a storm ends with this event: all tents are answered for before anybody loses a card (R22)."""
    if there.after is None:
        return not there.is_storming
    return not isinstance(there.after, Uncovered | TentAnswered | Discarded)


def _skipped(event: Ended, there: Around) -> tuple[int, ...]:
    after, players = there.after, there.players
    if isinstance(after, Over) or (after is None and there.is_over):
        return ()
    seat = there.turn if after is None else getattr(after, "by", there.turn)
    if seat is None:
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
