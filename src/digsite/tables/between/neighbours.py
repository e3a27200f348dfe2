"""The other servers on the same database, as one of them knows them.

Tables do not belong to servers. Each server keeps those in memory that somebody is connected to, tells the others what
it stored and who is connected, and takes in what they stored: moves as they are told, the rest from the log.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

from digsite.tables.between.bus import Bus, Turn
from digsite.tables.between.notices import (
    EVERYBODY,
    Alive,
    Called,
    FarLine,
    Here,
    Listed,
    Notice,
    Paid,
    Stored,
    read_notice,
    topic_of,
    write_notice,
)
from digsite.tables.log.rows import EntryRow
from digsite.tables.wire.messages import Emoted, OpenTable

#: Seconds between two signs of life, and without any until a server is taken for dead.
SIGN_OF_LIFE: Final = 2.0
TAKEN_FOR_DEAD: Final = 8.0

_log = logging.getLogger("digsite.tables")


class Ears(Protocol):
    """Whoever is told what the neighbours do; none of these waits or fails."""

    def stored_elsewhere(self, stored: Stored) -> None:
        """Another server stored something."""

    def here_elsewhere(self, table: str, server: str, lines: tuple[FarLine, ...], *, answer: bool) -> None:
        """All who are connected to a table through another server; with ``answer`` it wants to know ours."""

    def called_elsewhere(self, table: str, emote: Emoted) -> None:
        """Somebody called something across a table."""

    def listed_elsewhere(self, table: str, server: str, figures: OpenTable | None, gone: int | None) -> None:
        """A table came onto another server's list of open tables, changed, or went off it."""

    def server_met(self) -> None:
        """Another server is heard for the first time."""

    def server_gone(self, server: str) -> None:
        """Another server is gone, and whoever was connected to it."""

    def look_at_all(self) -> None:
        """Something may have been missed anywhere."""

    def look_at(self, table: str) -> None:
        """Something may have been missed at a table."""


class Neighbours(Protocol):
    """What a host needs of the other servers."""

    @property
    def are_there(self) -> bool:
        """Whether others may write into the same database."""

    @property
    def are_heard(self) -> bool:
        """Whether they can be heard now, or only be seen in the database."""

    async def start(self, ears: Ears) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Tell the others that this server stops."""

    def follow(self, table: str) -> None:
        """Hear what others do at a table."""

    def unfollow(self, table: str) -> None:
        """Hear it no more."""

    def are_at(self, table: str) -> bool:
        """Say whether any of them may be at a table, and want to know what is stored there."""

    def stored(self, table: str, length: int, moves: tuple[EntryRow, ...], head: bytes) -> None:
        """Tell the others how long a log is now, and which moves were added to it, if it was moves."""

    def here(self, table: str, lines: tuple[FarLine, ...], *, answer: bool = False) -> None:
        """Tell the others who is connected to a table here."""

    def called(self, table: str, emote: Emoted) -> None:
        """Tell the others what was called across a table."""

    def listed(self, table: str, figures: OpenTable | None, gone: int | None) -> None:
        """Tell the others how a table stands on the list of open tables."""

    async def take(self, what: str, seconds: float) -> Turn:
        """Take a turn that only one server should have at a time."""

    async def let_go(self, what: str) -> None:
        """Let another server have it."""

    async def agree(self, what: str, value: str, seconds: float) -> str:
        """Agree with the others on something: whoever was first decides."""


class Alone:
    """One server, and nobody else writes into its database."""

    are_there = False
    are_heard = False

    async def start(self, _ears: Ears) -> None:
        """Nobody is there to listen to."""

    async def stop(self) -> None:
        """Nobody is there to be told."""

    def follow(self, _table: str) -> None:
        """Nobody says anything."""

    def unfollow(self, _table: str) -> None:
        """Nobody says anything."""

    def are_at(self, _table: str) -> bool:
        """Nobody is."""
        return False

    def stored(self, _table: str, _length: int, _moves: tuple[EntryRow, ...], _head: bytes) -> None:
        """Nobody is there to be told."""

    def here(self, _table: str, _lines: tuple[FarLine, ...], *, answer: bool = False) -> None:
        """Nobody is there to be told."""

    def called(self, _table: str, _emote: Emoted) -> None:
        """Nobody is there to be told."""

    def listed(self, _table: str, _figures: OpenTable | None, _gone: int | None) -> None:
        """Nobody is there to be told."""

    async def take(self, _what: str, _seconds: float) -> Turn:
        """It is always this server's turn."""
        return "kept"

    async def let_go(self, _what: str) -> None:
        """Nobody waits for it."""

    async def agree(self, _what: str, value: str, _seconds: float) -> str:
        """Nobody thinks otherwise."""
        return value


class Others:
    """Any number of other servers, heard over a bus."""

    are_there = True

    def __init__(self, bus: Bus, *, sign_of_life: float = SIGN_OF_LIFE, taken_for_dead: float = TAKEN_FOR_DEAD) -> None:
        self.name = secrets.token_hex(6)
        self._bus = bus
        self._sign_of_life = sign_of_life
        self._taken_for_dead = taken_for_dead
        self._ears: Ears | None = None
        self._last_heard: dict[str, float] = {}  # of each other server
        self._living: asyncio.Task[None] | None = None
        #: Told what was paid elsewhere: which limit, whose, how much.
        self.paid_elsewhere: Callable[[str, str, float], None] = lambda _limit, _name, _cost: None

    @property
    def are_heard(self) -> bool:
        """Whether the bus is there."""
        return self._bus.is_up

    async def start(self, ears: Ears) -> None:
        """Begin to listen."""
        self._ears = ears
        await self._bus.start(self._heard, self._back)
        self._bus.follow(EVERYBODY, lambda: None)
        self._living = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """Tell the others that this server stops."""
        if self._living is not None:
            self._living.cancel()
        self._say(EVERYBODY, Alive(self.name, leaving=True))
        await self._bus.stop()

    # What this server says.

    def follow(self, table: str) -> None:
        """Hear what others do at a table; what was missed until then is looked up."""
        self._bus.follow(topic_of(table), lambda: self._followed(table))

    def unfollow(self, table: str) -> None:
        """Hear it no more."""
        self._bus.unfollow(topic_of(table))

    def are_at(self, table: str) -> bool:
        """Say whether any of them may be at a table."""
        return self._bus.is_wanted(topic_of(table))

    def stored(self, table: str, length: int, moves: tuple[EntryRow, ...], head: bytes) -> None:
        """Tell the others how long a log is now, and which moves were added to it, if it was moves."""
        self._say(topic_of(table), Stored(self.name, table, length, moves, head if moves else b""))

    def here(self, table: str, lines: tuple[FarLine, ...], *, answer: bool = False) -> None:
        """Tell the others who is connected to a table here."""
        self._say(topic_of(table), Here(self.name, table, lines, answer))

    def called(self, table: str, emote: Emoted) -> None:
        """Tell the others what was called across a table."""
        self._say(topic_of(table), Called(self.name, table, emote))

    def listed(self, table: str, figures: OpenTable | None, gone: int | None) -> None:
        """Tell the others how a table stands on the list of open tables."""
        self._say(EVERYBODY, Listed(self.name, table, figures, gone))

    def paid(self, limit: str, name: str, cost: float) -> None:
        """Tell the others what somebody has used up."""
        self._say(EVERYBODY, Paid(self.name, limit, name, cost))

    async def take(self, what: str, seconds: float) -> Turn:
        """Take a turn that only one server should have at a time."""
        return await self._bus.take(f"digsite:turn:{what}", self.name, seconds)

    async def let_go(self, what: str) -> None:
        """Let another server have it."""
        await self._bus.let_go(f"digsite:turn:{what}", self.name)

    async def agree(self, what: str, value: str, seconds: float) -> str:
        """Agree with the others on something: whoever was first decides."""
        return await self._bus.agree(f"digsite:word:{what}", value, seconds)

    def _say(self, topic: str, notice: Notice) -> None:
        self._bus.say(topic, write_notice(notice))

    # What the others say.

    def _heard(self, _topic: str, text: bytes) -> None:
        notice, ears = read_notice(text), self._ears
        if notice is None or ears is None or notice.by == self.name:
            return
        if notice.by not in self._last_heard:
            ears.server_met()
        self._last_heard[notice.by] = time.monotonic()
        match notice:
            case Stored():
                ears.stored_elsewhere(notice)
            case Here(by, table, lines, answer):
                ears.here_elsewhere(table, by, lines, answer=answer)
            case Alive(by, leaving):
                if leaving:
                    self._gone(by)
            case Called(_, table, emote):
                ears.called_elsewhere(table, emote)
            case Listed(by, table, figures, gone):
                ears.listed_elsewhere(table, by, figures, gone)
            case Paid(_, limit, name, cost):
                self.paid_elsewhere(limit, name, cost)

    def _back(self) -> None:
        """The bus is there, perhaps again: nobody is dead because they could not be heard meanwhile."""
        now = time.monotonic()
        self._last_heard = dict.fromkeys(self._last_heard, now)
        self._say(EVERYBODY, Alive(self.name))
        if self._ears is not None:
            self._ears.look_at_all()

    def _followed(self, table: str) -> None:
        if self._ears is not None:
            self._ears.look_at(table)

    def _gone(self, server: str) -> None:
        self._last_heard.pop(server, None)
        if self._ears is not None:
            self._ears.server_gone(server)

    async def _live(self) -> None:
        """Give signs of life, and miss those of others."""
        while True:
            await asyncio.sleep(self._sign_of_life)
            if not self._bus.is_up:
                self._last_heard = dict.fromkeys(self._last_heard, time.monotonic())
                continue
            self._say(EVERYBODY, Alive(self.name))
            long_ago = time.monotonic() - self._taken_for_dead
            for server in [server for server, heard in self._last_heard.items() if heard < long_ago]:
                _log.warning("server-gone", extra={"about": {"server": server}})
                self._gone(server)
