"""What one seat, or a spectator, may know: nothing in here depends on anything else.

A view is made from the kernel's record with everything hidden from the viewer blanked out first, and from the log as
that viewer saw it. Change what the viewer cannot know, and every byte of the view stays the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from digsite.editions import Setup, Style
from digsite.game.cards import tally
from digsite.game.events import AnyEvent, Event, Sold
from digsite.game.position import Position
from digsite.game.words import what_is_asked
from digsite.rules import KINDS, SANDSTORM, THIEF, hide_from, must_sell, unseen_cards
from digsite.rules.phases import KEEPING, MINING, NAMING, OVER, PHASE_NAMES

#: Cards by treasure id, in table order; what is not there is left out.
Tally = dict[str, int]


class Chamber(msgspec.Struct, frozen=True):
    """A chamber of the monument: its price, its size, and the cards the viewer knows to be in it."""

    maps: int
    size: int
    known: Tally


class SoldSet(msgspec.Struct, frozen=True):
    """A set in a museum."""

    treasure: str
    count: int
    money: int


class Seat(msgspec.Struct, frozen=True):
    """What the viewer knows of one seat: all of it is public but ``known``."""

    name: str
    hand_size: int
    known: Tally  # cards the viewer knows to be in the hand; their own hand whole
    tents: int
    money: int
    museum: tuple[SoldSet, ...]  # oldest first
    announced: int | None  # R82


class View(msgspec.Struct, frozen=True):
    """Everything a seat (or, with ``seat`` None, a spectator) may know."""

    seat: int | None
    edition: str
    monument: str
    variants: tuple[str, ...]
    phase: str
    asked: str  # the sentence for the player who decides
    turn: int | None
    player: int | None  # who decides
    hand: Tally  # the viewer's own
    seats: tuple[Seat, ...]
    market: Tally
    dig_size: int
    thieves: int
    sandstorms: int
    chambers: tuple[Chamber, ...]
    pile_size: int
    maps_spent: int
    unseen: Tally  # treasures whose whereabouts the viewer does not know
    exploring: int | None  # the chamber somebody is in
    owed: int  # cards still to discard or to keep
    turned_up: Tally  # mine: what lies open
    trades: int  # this turn
    explored: int  # this turn
    must_sell: bool
    log: tuple[AnyEvent, ...]

    def to_json(self) -> bytes:
        """Return the view as JSON, always the same bytes for the same knowledge."""
        return msgspec.json.encode(self)


def seen_position(position: Position, viewer: int | None) -> Position:
    """Return a copy of a position with all blanked out that the viewer does not know."""
    seen = position.copy()
    hide_from(seen.boxes, seen.states, position.players if viewer is None else viewer)
    return seen


def view_of(position: Position, setup: Setup, names: Sequence[str], log: Sequence[Event], viewer: int | None) -> View:
    """Make the view of a seat or of a spectator (None)."""
    seen = seen_position(position, viewer)
    face_up = setup.monument.style is Style.RUINS
    seen_log = tuple(event.seen_by(viewer, face_up=face_up) for event in log)
    ids = setup.ids
    dig = seen.row("dig")
    begun = seen.number("first") >= 0
    return View(
        seat=viewer,
        edition=setup.edition,
        monument=setup.monument.id,
        variants=setup.variants,
        phase=PHASE_NAMES[seen.phase],
        asked=what_is_asked(seen),
        turn=seen.turn if begun else None,
        player=seen.player if begun and seen.phase != OVER and not seen.chance_decides else None,
        hand=tally(seen.row("hand", viewer), ids) if viewer is not None else {},
        seats=tuple(
            _seat(seen, setup, name, museum, p)
            for p, (name, museum) in enumerate(zip(names, _museums(log, len(names)), strict=True))
        ),
        market=tally(seen.row("market"), ids),
        dig_size=seen.number("dig_size"),
        thieves=dig[THIEF],
        sandstorms=dig[SANDSTORM],
        chambers=tuple(
            Chamber(maps, seen.number("chamber_size", c), tally(seen.row("chamber", c), ids))
            for c, maps in enumerate(setup.monument.maps)
        ),
        pile_size=seen.number("pile_size"),
        maps_spent=seen.number("maps_spent"),
        unseen=tally(_unseen(seen), ids),
        exploring=seen.number("at") if seen.phase in (KEEPING, MINING, NAMING) else None,
        owed=seen.number("owed"),
        turned_up=tally(seen.row("turned"), ids),
        trades=seen.number("trades"),
        explored=seen.number("explored"),
        must_sell=begun and bool(must_sell(seen.boxes, seen.states)),
        log=seen_log,  # type: ignore[arg-type]  # all kinds of events are in AnyEvent
    )


def _museums(log: Sequence[Event], players: int) -> list[list[SoldSet]]:
    """Gather the sets that everybody sold, in one pass; sales are seen by all."""
    museums: list[list[SoldSet]] = [[] for _ in range(players)]
    for event in log:
        if isinstance(event, Sold):
            museums[event.by].append(SoldSet(event.card, event.count, event.money))
    return museums


def _seat(seen: Position, setup: Setup, name: str, museum: Sequence[SoldSet], seat: int) -> Seat:
    return Seat(
        name=name,
        hand_size=seen.number("hand_size", seat),
        known=tally(seen.row("hand", seat), setup.ids),
        tents=seen.number("tents", seat),
        money=seen.number("money", seat),
        museum=tuple(museum),
        announced=seen.number("announced", seat) if "beginners_luck" in setup.variants else None,
    )


def _unseen(seen: Position) -> list[int]:
    counts = np.zeros(KINDS, np.int64)
    unseen_cards(seen.boxes, seen.states, counts)
    return counts.tolist()
