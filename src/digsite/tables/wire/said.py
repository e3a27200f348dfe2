"""What players say, under a number of their own choosing (``id``).

>>> import msgspec
>>> msgspec.json.decode(
...     b'{"say":"play","id":7,"number":12,"move":{"move":"sell","treasure":"coin","count":5}}', type=AnySaid
... )
Play(id=7, number=12, move=Sell(treasure='coin', count=5))
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.game.moves import AnyMove
from digsite.tables.wire.values import (
    Cards,
    Digest,
    EmoteKind,
    Entropy,
    Id,
    Language,
    Leaving,
    Level,
    LogHead,
    Pace,
    SeatNumber,
    Secret,
)


class Said(msgspec.Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """Something a player says."""

    id: Id


class Hello(Said, frozen=True, tag="hello"):
    """The first thing said on every connection: which seat this is; without a secret, a spectator.

    A page says which version of the wire it speaks; programs need not. Whoever was here before says how far the log
    was then: if the stored log does not hold that any more, the server says so instead of playing on.
    """

    secret: Secret | None = None
    wire: Annotated[str, Meta(max_length=64)] | None = None
    head: LogHead | None = None


class Ready(Said, frozen=True, tag="ready"):
    """Commit to random bytes of one's own before the deal (after a rematch; whoever sits down can do so then).

    Programs may add bytes in the open instead; the record then names their seat as one that did not commit.
    """

    entropy: Entropy = ""
    commitment: Digest | None = None


class Reveal(Said, frozen=True, tag="reveal"):
    """Show the bytes one committed to, once nobody can change anything any more; with the last the table deals."""

    entropy: Entropy


class Sand(Said, frozen=True, tag="sand"):
    """Say who last had their feet in sand, the most recent first (R6, R82); nobody: chance names the first."""

    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)]


class SeatBot(Said, frozen=True, tag="seat_bot"):
    """Before the deal, give a seat where no person sits to a bot of this level; without a level, make it free."""

    seat: SeatNumber
    level: Level | None


class FillSeats(Said, frozen=True, tag="fill_seats"):
    """Before the deal, give every seat that is still free to a bot of this level."""

    level: Level


class StandUp(Said, frozen=True, tag="stand_up"):
    """Before the deal, give up one's own seat: anybody may take it, and its secret opens nothing any more."""


class Start(Said, frozen=True, tag="start"):
    """Deal, once every seat is taken."""


class Play(Said, frozen=True, tag="play"):
    """Make a move in the state of this number."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    move: AnyMove


class Undo(Said, frozen=True, tag="undo"):
    """In the state of this number, take back one's last trade or sale of this turn, where the table allows it."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Weigh(Said, frozen=True, tag="weigh"):
    """Ask how a trade stands; nothing is done. Answered with ``Balance``."""

    give: Cards
    take: Cards


class Pay(Said, frozen=True, tag="pay"):
    """Ask for the cheapest payment for these cards; nothing is done. Answered with ``Payment``."""

    take: Cards


class StandIn(Said, frozen=True, tag="stand_in"):
    """Let a bot of this level play for somebody who is not here."""

    seat: SeatNumber
    level: Level


class TakeBack(Said, frozen=True, tag="take_back"):
    """Take one's own seat back from the bot that stood in."""


class Leave(Said, frozen=True, tag="leave"):
    """Give one's own seat to a bot of the table's level; with no person left, the game ends unfinished."""

    why: Leaving


class AskDevices(Said, frozen=True, tag="devices"):
    """Ask which devices are on one's own seat. Answered with ``Devices``."""


class SignOut(Said, frozen=True, tag="sign_out"):
    """Close all other lines on one's own seat: from now on only this new secret, made by whoever says it, opens it."""

    secret: Secret


class ComeAlong(Said, frozen=True, tag="come_along"):
    """Go along to the rematch: only this new secret, made by whoever says it, opens one's seat there."""

    secret: Secret


class SetPace(Said, frozen=True, tag="pace"):
    """Set how fast bots act."""

    pace: Pace


class Rematch(Said, frozen=True, tag="rematch"):
    """Open another table with the same seats, when the game is over; the others ``come_along`` or ``decline``."""


class Decline(Said, frozen=True, tag="decline"):
    """Say no to the rematch: one's seat there is free for somebody else."""


class Emote(Said, frozen=True, tag="emote"):
    """Call something across the table. It is shown for a moment, and kept nowhere."""

    what: EmoteKind


class ListTable(Said, frozen=True, tag="list"):
    """Before the deal, put the table on the list of open tables, for strangers to find, or take it off."""

    listed: bool
    language: Language | None = None  # of whoever says it


AnySaid = (
    Hello
    | Ready
    | Reveal
    | Sand
    | SeatBot
    | FillSeats
    | StandUp
    | Start
    | Play
    | Undo
    | Weigh
    | Pay
    | StandIn
    | TakeBack
    | Leave
    | AskDevices
    | SignOut
    | ComeAlong
    | SetPace
    | Rematch
    | Decline
    | Emote
    | ListTable
)
