"""A table's people meet in one worker: a connection that comes to another is handed on to it, with what was read on it.

So a move is played once and told from there. Nothing depends on it: where nobody can take the connection, it is served
where it is, and the workers tell each other what happens at the table.
"""

from __future__ import annotations

import asyncio
import re
import socket
from asyncio.transports import Transport
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from digsite.web.place import Place, place_of

#: A request that names a table, as all that players send does, in its first line.
_NAMES: Final = re.compile(rb"[A-Z]{3,7} /api/tables/([^/? ]{1,64})[/? ]")
#: More than this was never read before the first request is heard.
_MOST: Final = 65_536


class Guest(Protocol):
    """What serves a connection that was handed on."""

    def goes_on(self, read: bytes, *, stays: bool) -> None:
        """Take what was read on it before; if it ``stays``, what was asked is answered here, wherever it belongs."""


class Meeting:
    """One worker's part in it."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._tasks: set[asyncio.Task[object]] = set()

    async def open(self, make: Callable[[], asyncio.Protocol]) -> None:
        """Take connections from now on; ``make`` makes what serves one, a ``Guest``."""
        loop = asyncio.get_running_loop()

        def handed(file: int, read: bytes, back: bool) -> None:
            protocol = make()
            protocol.goes_on(read, stays=back)  # type: ignore[attr-defined]
            task = loop.create_task(self._serve(socket.socket(fileno=file), protocol))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        spoke = self._place.spoke
        spoke.handed = handed
        await spoke.open()
        spoke.take_connections()

    async def _serve(self, connection: socket.socket, protocol: asyncio.Protocol) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # whoever it was is gone
            connection.close()

    async def leave(self) -> None:
        """Take no more connections."""
        await self._place.spoke.leave()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def close(self) -> None:
        """Hang up on the other workers."""
        self._place.spoke.close()

    def hand_on(self, transport: Transport, read: bytes) -> bool:
        """Hand a connection on if what was read on it is for a table of another worker; False: it stays here."""
        names = _NAMES.match(read)
        if names is None or len(read) > _MOST or transport.get_write_buffer_size():
            return False
        with suppress(UnicodeDecodeError):
            place = place_of(names[1].decode("ascii"), self._place.workers)
            connection: socket.socket | None = transport.get_extra_info("socket")
            if place == self._place.number or connection is None:
                return False
            if self._place.spoke.hand(place, connection.fileno(), read):
                transport.abort()  # here alone: what was handed on stays open
                return True
        return False
