"""What servers tell each other. Moves go along as they are stored, hidden cards included; no secret is in any notice.

What happened at a table, only its log says: a notice that is lost, or does not fit, makes its reader look there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from digsite.tables.log.rows import EntryRow
from digsite.tables.wire.messages import Device, Emoted, OpenTable


class FarLine(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's connection on a seat, to another server."""

    seat: int
    device: Device
    since: int  # milliseconds since 1970


class Stored(msgspec.Struct, frozen=True, tag="stored", omit_defaults=True):
    """A table's log has so many entries now; the last of them, if they are moves, and the hash that it ends with."""

    by: str
    table: str
    length: int
    moves: tuple[EntryRow, ...] = ()
    head: bytes = b""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """All who are connected on seats of a table through one server; ``answer``: say it of yours, too."""

    by: str
    table: str
    lines: tuple[FarLine, ...]
    answer: bool = False


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """A server is there; it says so every few seconds. ``leaving``: it stops now."""

    by: str
    leaving: bool = False


class Paid(msgspec.Struct, frozen=True, tag="paid"):
    """Somebody used up a part of what one address, or everybody together, may do."""

    by: str
    limit: str
    name: str
    cost: float


class Called(msgspec.Struct, frozen=True, tag="called"):
    """Somebody called something across a table. It is told once, and never stored."""

    by: str
    table: str
    emote: Emoted


class Listed(msgspec.Struct, frozen=True, tag="listed"):
    """How a table stands on the list of open tables; None: it is not on it any more."""

    by: str
    table: str
    figures: OpenTable | None
    gone: int | None  # since when nobody is connected to it through that server, in milliseconds


Notice: TypeAlias = Stored | Here | Alive | Paid | Called | Listed

#: Where what concerns all servers is said.
EVERYBODY = "digsite:servers"

_read: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)
_written = msgspec.json.Encoder()


def topic_of(table: str) -> str:
    """Name where what concerns one table is said.

    >>> topic_of("abc")
    'digsite:table:abc'
    """
    return f"digsite:table:{table}"


def write_notice(notice: Notice) -> bytes:
    """Write a notice out.

    >>> write_notice(Stored("s1", "abc", 17))
    b'{"type":"stored","by":"s1","table":"abc","length":17}'
    """
    return _written.encode(notice)


def read_notice(text: bytes) -> Notice | None:
    """Read a notice; None: it is none of ours, or one of another version.

    >>> read_notice(b'{"type":"sung"}')
    """
    try:
        return _read.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        return None
