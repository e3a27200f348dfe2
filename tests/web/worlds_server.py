"""``digsite`` for comparing worlds: the same luck every time, bots that wait until their table asks for a rematch,
and a clock that goes by what is said: naming sand after the deal lets as many milliseconds pass as its number says.

Started in place of ``python -m digsite.cli``; everything else is the real server. With ``DIGSITE_OTHER_WORLD`` set, a
table keeps its true game to itself: bots decide in it and moves are made in it, but whatever anybody is told comes from
another world, which the table's viewer cannot tell from the true one. Who that is, the first seat's random bytes say.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import count
from typing import Any, Final
from unittest.mock import patch

from browser.seeded_server import SECRET, SameAgain
from digsite.cli import main
from digsite.game import Game, Move
from digsite.tables.host import bot_play, hearing, host, thinking, time_up
from digsite.tables.host.slot import Slot
from digsite.tables.log import adding
from digsite.tables.log.entries import Moved, Started, Undone
from digsite.tables.room import opening, sayings
from digsite.tables.room.live_table import Table
from digsite.tables.room.seat_secrets import _ID_LENGTH, _ID_LETTERS
from digsite.tables.wire.messages import AnySaid, Rematch, Sand
from digsite.web import services
from other_worlds import other_world
from tables.hand_clock import HandClock

#: In place of a seat's number: somebody who only watches.
SPECTATOR: Final = 255

_ids = count()
_asked: dict[str, int] = {}  # by table: the state at which its bots were let go on
_again = asyncio.Event()
_clock = HandClock()
_play, _undo, _deal, _question_at = Table.play, Table.undo, Table.deal, bot_play.question_at


def next_table_id() -> str:
    """Name tables in the same order every time."""
    digits = sha256(str(next(_ids)).encode()).digest()
    return "".join(_ID_LETTERS[digit % len(_ID_LETTERS)] for digit in digits[:_ID_LENGTH])


def hear(table: Table, seat: int | None, said: AnySaid, *here: Any) -> Any:
    """Hear as ever; let the bots go on when a rematch is asked for, and time pass when sand is named."""
    if isinstance(said, Rematch):
        _asked[table.id] = table.moves
        _again.set()
    if isinstance(said, Sand) and table.making is not None:
        _clock.advance(said.id)
    return sayings.hear(table, seat, said, *here)


async def until_asked(_bots: object, slot: Slot, *_pace: object) -> None:
    """Wait until the viewer has seen this state, so that no state is passed over."""
    while slot.table is not None and _asked.get(slot.table.id) != slot.table.moves:
        _again.clear()
        await _again.wait()


# The other world.


@contextmanager
def in_truth(table: Table) -> Iterator[None]:
    """Let a table look at its true game for a moment."""
    before = table.__dict__.get("in_truth", False)
    table.__dict__["in_truth"] = True
    try:
        yield
    finally:
        table.__dict__["in_truth"] = before


def _viewer(table: Table) -> int | None:
    seat = (table.seats[0].entropy or bytes([SPECTATOR]))[-1]
    return None if seat == SPECTATOR else seat


def _told_apart(table: Table) -> bool:
    true: Game | None = table.__dict__.get("true_game")
    return true is not None and not true.is_over and not table.__dict__.get("in_truth", False)


def _game(table: Table) -> Game | None:
    true: Game | None = table.__dict__.get("true_game")
    if true is None or not _told_apart(table):
        return true
    if table.__dict__.get("shown_at") != table.length:  # whatever was stored since, the world is another one now
        choice = random.Random(f"{table.id} {table.length}")
        table.__dict__["shown"] = other_world(true, _viewer(table), choice)
        table.__dict__["shown_at"] = table.length
    shown: Game = table.__dict__["shown"]
    return shown


def _set_game(table: Table, game: Game | None) -> None:
    table.__dict__["true_game"] = game


def _secret(table: Table) -> bytes:
    true: bytes = table.__dict__["true_secret"]
    return bytes(len(true)) if _told_apart(table) and not table.unfinished else true


def _set_secret(table: Table, secret: bytes) -> None:
    table.__dict__["true_secret"] = secret


def play(table: Table, seat: int, move: Move, *, by_clock: bool = False) -> Moved:
    """Refuse as the other world would; play in the true one."""
    if seat == _viewer(table) and table.game is not None:
        table.game.copy().play(move, by=seat)
    with in_truth(table):
        return _play(table, seat, move, by_clock=by_clock)


def undo(table: Table, seat: int) -> Undone:
    """Refuse as the other world would; take back in the true one."""
    if seat == _viewer(table) and table.game is not None:
        table.game.copy().take_back(by=seat)
    with in_truth(table):
        return _undo(table, seat)


def deal(table: Table, *names: Any) -> Started:
    """Deal the true game."""
    with in_truth(table):
        return _deal(table, *names)


def question_at(table: Table, seat: int, level: str) -> Any:
    """Ask a bot about the true game: what it decides there everybody sees; for the viewer's seat about the other."""
    if seat == _viewer(table):
        return _question_at(table, seat, level)
    with in_truth(table):
        return _question_at(table, seat, level)


def patches() -> Iterator[tuple[object, str, Any]]:
    """What is replaced: in both worlds, and in the other one."""
    yield opening, "new_secret", lambda: SECRET
    yield opening, "new_table_id", next_table_id
    yield services, "new_table_id", next_table_id
    yield adding, "new_mark", lambda: bytes(8)
    yield thinking, "find_bot", SameAgain
    yield hearing, "hear", hear
    yield host, "SteadyClock", lambda: _clock
    yield bot_play.BotPlay, "_pause", until_asked
    if os.environ.get("DIGSITE_OTHER_WORLD"):
        yield Table, "play", play
        yield Table, "undo", undo
        yield Table, "deal", deal
        yield bot_play, "question_at", question_at
        yield time_up, "question_at", question_at


def run(program: Callable[[], None]) -> None:
    """Run the server with all that replaced."""
    with ExitStack() as replaced:
        for where, name, by in patches():
            replaced.enter_context(patch.object(where, name, by))
        if os.environ.get("DIGSITE_OTHER_WORLD"):
            Table.game = property(_game, _set_game)  # type: ignore[assignment]
            Table.secret = property(_secret, _set_secret)  # type: ignore[assignment]
        program()


if __name__ == "__main__":
    run(main)
