"""Reading records line by line; a record with a mistake is refused as a whole."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

import msgspec

from digsite.errors import DigsiteError, shown
from digsite.game.events import AnyEvent, Event
from digsite.records.errors import RecordError
from digsite.records.header import Header, read_header
from digsite.records.strict_json import LONGEST_LINE, check_strict, reason_of

if TYPE_CHECKING:
    from digsite.game import Game
    from digsite.records.decisions import Decision

_EVENT = msgspec.json.Decoder(AnyEvent)
_ENCODER = msgspec.json.Encoder()

#: No game has more events than this: every turn is finite, and so is their number.
MOST_EVENTS = 100_000


class Record(msgspec.Struct, frozen=True):
    """A record as it was read: its header, its events, and the lines they stand in."""

    header: Header
    events: tuple[Event, ...]
    lines: tuple[bytes, ...]  # header first
    line: int  # the number of the header's line in the file

    def line_of(self, event: int) -> int:
        """Return the line number of an event."""
        return self.line + 1 + event

    def text_of(self, event: int) -> bytes | None:
        """Return the line of an event, or None after the last."""
        return self.lines[event + 1] if event + 1 < len(self.lines) else None

    def decisions(self) -> Iterator[Decision]:
        """Go through the game decision by decision: what was known, what was legal, what was done.

        >>> from digsite import Game, record_lines
        >>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
        >>> game.play("sell 1 coin")
        >>> (decision,) = read_record(record_lines(game)).decisions()
        >>> decision.seat, str(decision.move), decision.chance[-2:], decision.view.seats[1].money
        (1, 'sell 1 coin', ('1', 'coin'), 0)
        """
        from digsite.records.decisions import decisions_of  # it replays, and replaying reads

        return decisions_of(self)

    def game(self) -> Game:
        """Replay the game to its last event; what the rules forbid is a ``RecordError``."""
        from digsite.records.replay import replay

        return replay(self)


#: Where records are: a file by its path, or their bytes, whole or in lines as an opened binary file gives them.
Source: TypeAlias = str | os.PathLike[str] | bytes | Iterable[bytes]


@overload
def read_records(source: Source) -> Iterator[Record]: ...
@overload
def read_records(source: Source, *, errors: Literal["raise"]) -> Iterator[Record]: ...
@overload
def read_records(source: Source, *, errors: Literal["yield"]) -> Iterator[Record | RecordError]: ...
def read_records(source: Source, *, errors: Literal["raise", "yield"] = "raise") -> Iterator[Record | RecordError]:
    """Read records one after another, from a file or from lines.

    A bad one raises its ``RecordError``; with ``errors="yield"`` the error comes in its place, and reading goes on with
    the next header.
    """
    if errors not in ("raise", "yield"):
        raise DigsiteError("errors", f"errors is 'raise' or 'yield', not {shown(errors)}.")
    lines = _lines_of(source)
    return _raised(lines) if errors == "raise" else _read(lines)


def _lines_of(source: object) -> Iterable[bytes]:
    """Give the lines of a file, or lines as they are."""
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        try:
            with path.open("rb"):
                pass
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or "not a possible path"
            raise DigsiteError("no-such-file", f"{shown(str(path))} cannot be read: {reason}.") from None
        return _of_file(path)
    if isinstance(source, bytes | bytearray):
        return bytes(source).splitlines(keepends=True)
    if not isinstance(source, Iterable):
        told = "Records are read from a path, or from lines of bytes such as a file opened with 'rb' gives"
        raise DigsiteError("not-records", f"{told}, not from {shown(source)}.")
    return source


def _of_file(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from file


def _raised(lines: Iterable[bytes]) -> Iterator[Record]:
    for found in _read(lines):
        if isinstance(found, RecordError):
            raise found
        yield found


def _read(lines: Iterable[bytes]) -> Iterator[Record | RecordError]:
    block: list[bytes] = []
    start = 1
    for number, line in enumerate(lines, 1):
        _check_bytes(line)
        if _is_header(line) and block:
            yield _record_or_error(block, start)
            block, start = [], number
        elif len(block) > MOST_EVENTS:
            continue  # the error is told when the block ends
        block.append(line)
    if block:
        yield _record_or_error(block, start)


def read_record(source: Source) -> Record:
    """Read exactly one record, from a file or from lines."""
    records = list(islice(_read(_lines_of(source)), 2))
    if len(records) != 1:
        there = "none" if not records else "more than one"
        raise RecordError("not-one-record", 1, None, f"One record is expected here, and there is {there}.")
    record = records[0]
    if isinstance(record, RecordError):
        raise record
    return record


def _check_bytes(line: object) -> None:
    if not isinstance(line, bytes):
        told = "Lines of records are bytes, as a file opened with 'rb' gives them"
        raise DigsiteError("not-records", f"{told}, not {shown(line)}.")


def _is_header(line: bytes) -> bool:
    if line.startswith(b'{"do":'):
        return False
    if line.startswith(b'{"digsite":'):
        return True
    try:
        found: Any = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "digsite" in found and "do" not in found


def _record_or_error(block: list[bytes], start: int) -> Record | RecordError:
    try:
        _check_block(block, start)
        header = read_header(block[0], start)
        events = tuple(_read_event(line, number) for number, line in enumerate(block[1:], start + 1))
        _check_left(header, len(events), start, block[0])
    except RecordError as error:
        return error
    return Record(header, events, tuple(block), start)


def _check_left(header: Header, events: int, number: int, line: bytes) -> None:
    """Refuse that somebody left after the last event; right after it, the game may have ended with them."""
    late = [one.event for one in header.left if one.event > events]
    if late:
        raise RecordError("bad-header", number, line, f"left: the record has {events} events, and none {late[0]}.")


def _check_block(block: list[bytes], start: int) -> None:
    if not _is_header(block[0]):
        raise RecordError("no-header", start, block[0], 'A record begins with a header: {"digsite":1, ...}.')
    if len(block) > MOST_EVENTS:
        raise RecordError("too-long", start, None, f"A record has at most {MOST_EVENTS} events.")
    for number, line in enumerate(block, start):
        _check_line(line, number)


def _check_line(line: bytes, number: int) -> None:
    if len(line) > LONGEST_LINE:
        raise RecordError("too-long", number, line, f"A line has at most {LONGEST_LINE} bytes.")
    if not line.strip():
        raise RecordError("empty-line", number, None, "An empty line is no event.")
    if line.endswith((b"\r\n", b"\r")):
        raise RecordError("bad-line-end", number, line, r"Lines end with \n alone, not with \r.")


def _read_event(line: bytes, number: int) -> Event:
    try:
        event: Event = _EVENT.decode(line)
        if _ENCODER.encode(event) != line.rstrip(b"\n"):
            check_strict(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("bad-event", number, line, reason_of(error)) from None
    if not event.tells_all:
        raise RecordError("bad-event", number, line, "A record tells every card, and here some are missing.")
    return event
