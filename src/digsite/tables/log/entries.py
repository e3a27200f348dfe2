"""What the log of a table holds, entry by entry. The fold of the entries is the table: there is nothing else.

>>> import msgspec
>>> msgspec.json.encode(SandNamed(seats=(1,)))
b'{"entry":"sand","seats":[1]}'
"""

from __future__ import annotations

from typing import Literal

import msgspec

from digsite.game.events import AnyEvent
from digsite.game.moves import AnyMove
from digsite.game.withdrawn import Exchange
from digsite.tables.wire.messages import NewTable, Pace, UndoBy


class Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """Something that happened at a table."""


class Timed(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """Something that clocks go by: at a table that has them, it says when it happened (host/timekeeper.py)."""

    at: int | None = None  # in milliseconds


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened for a game; the commitment was shown before anybody added random bytes."""

    new: NewTable
    bots: tuple[str | None, ...]  # the bots' names, by seat
    commitment: str
    previous: str | None = None  # the table this is the rematch of
    undo: UndoBy = "nobody"  # who may take back trades and sales; tables from before there was that: nobody


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sat down. Their secret is known to them alone: here is its SHA-256."""

    seat: int
    name: str
    secret_hash: str | None  # None: they come from the table this is the rematch of, and make a new one there
    entropy: str | None  # hex, added in the open; None: their random bytes are still to come
    commitment: str | None = None  # to bytes that they will show later


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    """A seat was given to a bot before the deal; a bot of another level that sat there is gone."""

    seat: int
    name: str
    level: str
    by: int


class SeatFreed(Entry, frozen=True, tag="seat_freed"):
    """A seat was made free before the deal: a bot's by anybody who sits there, one's own by whoever gives it up."""

    seat: int
    by: int


class Readied(Entry, frozen=True, tag="readied"):
    """Somebody added random bytes in the open, or committed to some."""

    seat: int
    entropy: str | None = None
    commitment: str | None = None


class Revealing(Entry, frozen=True, tag="revealing"):
    """The deal was asked for: from here on nothing that shapes it changes, and the seats show their bytes."""

    by: int


class Revealed(Entry, frozen=True, tag="revealed"):
    """A seat showed the bytes it had committed to."""

    seat: int
    entropy: str


class Voided(Entry, frozen=True, tag="voided"):
    """The deal came to nothing: everybody commits anew, the server to another secret."""

    silent: tuple[int, ...]  # the seats whose bytes were not shown
    commitment: str
    secret: str  # hex


class SandNamed(Entry, frozen=True, tag="sand"):
    """The table said who last had their feet in sand (R6, R82)."""

    seats: tuple[int, ...]


class Started(Timed, frozen=True, tag="started"):
    """The cards were dealt: under which names, and the game's first events."""

    names: tuple[str, ...]
    events: tuple[AnyEvent, ...]


class Moved(Timed, frozen=True, tag="moved"):
    """A move and everything that came of it, hidden cards included."""

    by: int
    move: AnyMove
    events: tuple[AnyEvent, ...]
    by_clock: bool = False  # time was up, and a bot decided this once


class Undone(Entry, frozen=True, tag="undone"):
    """Somebody took back their last trade or sale: it does not stand any more, but everybody saw it."""

    by: int
    event: Exchange


class StoodIn(Timed, frozen=True, tag="stood_in"):
    """A bot took over a seat: of somebody who was not there, who left or resigned, or whose time was up."""

    seat: int
    level: str
    by: int
    why: Literal["away", "left", "resigned", "clock"] = "away"


class Unfinished(Entry, frozen=True, tag="unfinished"):
    """The last person who played left: the game ended as it was."""


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever runs the server closed the table: the game ended as it was."""


class SecretRenewed(Entry, frozen=True, tag="secret"):
    """A seat has a new secret, of which this is the SHA-256; the one before opens nothing any more."""

    seat: int
    secret_hash: str


class TakenBack(Timed, frozen=True, tag="taken_back"):
    """The person whose seat it is plays again."""

    seat: int


class PaceSet(Entry, frozen=True, tag="pace"):
    """The bots' pace was set."""

    pace: Pace


class RematchOpened(Entry, frozen=True, tag="rematch"):
    """Another table was opened for the same people."""

    table: str
    by: int | None = None  # who asked for it


class RematchAnswered(Entry, frozen=True, tag="rematch_answered"):
    """Somebody went along to the rematch, or said no to it."""

    seat: int
    yes: bool


class Listed(Entry, frozen=True, tag="listed"):
    """The table was put on the list of open tables, or taken off it."""

    listed: bool
    language: str | None = None  # of whoever did that


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | SeatFreed
    | Readied
    | Revealing
    | Revealed
    | Voided
    | SandNamed
    | Started
    | Moved
    | Undone
    | StoodIn
    | Unfinished
    | Closed
    | SecretRenewed
    | TakenBack
    | PaceSet
    | RematchOpened
    | RematchAnswered
    | Listed
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> str:
    """Write an entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Read a stored entry; what is no entry is a ``msgspec.MsgspecError``."""
    return _DECODER.decode(text)
