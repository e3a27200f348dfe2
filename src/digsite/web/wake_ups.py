"""Waking every live line of a table when something changed there: publish/subscribe.

What changed is not sent along: every live line looks for itself what its own seat may see. So a bell that rings again
before anybody came is one bell, a slow line skips what it missed, and no line waits for another.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from litestar.channels import ChannelsPlugin

#: One channel for all tables: every server hears of every table and rings for those it has lines to.
CHANNEL: Final = "tables"


class WakeUps:
    """A bell for each live line, rung when something changes at its table, whichever server did it."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._server = secrets.token_hex(8)
        self._at: dict[str, set[asyncio.Event]] = {}

    def announce(self, table: str) -> None:
        """Ring for this table here, at once; and let all other servers ring."""
        self._ring(table)
        self._channels.publish(f"{self._server} {table}", CHANNEL)

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """Give a bell for this table, for as long as somebody listens."""
        bell = asyncio.Event()
        bells = self._at.setdefault(table, set())
        bells.add(bell)
        try:
            yield bell
        finally:
            bells.discard(bell)
            if not bells:
                self._at.pop(table, None)

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
        for bell in self._at.get(table, ()):
            bell.set()
