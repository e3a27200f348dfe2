"""Waking every live line of a table when something changed there: publish/subscribe.

What changed is not sent along: every live line looks for itself what its own seat may see. So a bell that rings again
before anybody came is one bell, a slow line skips what it missed, and no line waits for another.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import islice
from typing import Final

from litestar.channels import ChannelsPlugin

#: One channel for all tables: every server hears of every table and rings for those it has lines to.
CHANNEL: Final = "tables"
#: So many spectators of all tables are told at once, and how many seconds pass before the next ones are.
_AT_ONCE: Final = 24
_PAUSE: Final = 0.01


class WakeUps:
    """A bell for each live line, rung when something changes at its table, whichever server did it."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._server = secrets.token_hex(8)
        self._players: dict[str, set[asyncio.Event]] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._to_ring: dict[asyncio.Event, None] = {}  # in this order
        self._is_ringing = False

    def announce(self, table: str) -> None:
        """Ring for this table here, at once; and let all other servers ring."""
        self._ring(table)
        self._channels.publish(f"{self._server} {table}", CHANNEL)

    @contextmanager
    def listening(self, table: str, *, watching: bool = False) -> Iterator[asyncio.Event]:
        """Give a bell for this table, for as long as somebody listens; those who only watch are told a little later."""
        bell = asyncio.Event()
        at = self._watchers if watching else self._players
        bells = at.setdefault(table, set())
        bells.add(bell)
        try:
            yield bell
        finally:
            bells.discard(bell)
            self._to_ring.pop(bell, None)
            if not bells:
                at.pop(table, None)

    @asynccontextmanager
    async def ringing(self) -> AsyncIterator[None]:
        """Ring bells for as long as this is open."""
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            ringing = asyncio.create_task(self._ring_for_others(subscriber.iter_events()))
            try:
                yield
            finally:
                ringing.cancel()
                with suppress(asyncio.CancelledError):
                    await ringing

    async def _ring_for_others(self, announced: AsyncIterator[bytes]) -> None:
        async for announcement in announced:
            server, _, table = announcement.decode().partition(" ")
            if server != self._server:
                self._ring(table)

    def _ring(self, table: str) -> None:
        for bell in self._players.get(table, ()):
            bell.set()
        self._to_ring.update(dict.fromkeys(self._watchers.get(table, ())))
        if not self._is_ringing:
            self._ring_some()

    def _ring_some(self) -> None:
        """Ring for some of those who watch, and soon for some more: a crowd at one table holds up nobody else's."""
        for bell in list(islice(self._to_ring, _AT_ONCE)):
            del self._to_ring[bell]
            bell.set()
        self._is_ringing = bool(self._to_ring)
        if self._is_ringing:
            asyncio.get_running_loop().call_later(_PAUSE, self._ring_some)
