"""Everything the interface needs: the host of all tables, who listens there, and what each address may do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.plugins import InitPlugin

from digsite.tables.between.neighbours import Alone, Neighbours, Others
from digsite.tables.host.counting import Counting
from digsite.tables.host.host import Host
from digsite.tables.log.storage import Storage
from digsite.tables.room.seat_secrets import new_table_id
from digsite.tables.wire.messages import Reach
from digsite.web.bans import Bans
from digsite.web.limits import AddressBuckets, Buckets, Limits, Places
from digsite.web.metrics import Metrics
from digsite.web.place import Place
from digsite.web.shared_limits import SharedLimits
from digsite.web.wake_ups import WakeUps


class Services(InitPlugin):
    """The host, opened when the application is and closed with it."""

    def __init__(
        self,
        database: str,
        limits: Limits,
        reach: Reach,
        public: tuple[str, ...] = (),
        neighbours: Neighbours | None = None,
        counting: Counting | None = None,
        bans: Bans | None = None,
        place: Place | None = None,
    ) -> None:
        self.wake_ups = WakeUps()
        neighbours = neighbours or Alone()
        self.counting = counting or Counting()
        self.bans = bans or Bans()
        self.host = Host(
            Storage(database, None if place is None else place.pen),
            announce=self.wake_ups.announce,
            neighbours=neighbours,
            counting=self.counting,
            banned=self.bans.set,
            new_id=new_table_id if place is None else place.new_table_id,
        )
        self.limits = limits
        self.reach = reach
        self.public = public
        self.posts = AddressBuckets(limits.posts)
        self.tables = AddressBuckets(limits.tables)
        self.tables_in_all = Buckets(limits.tables_in_all)
        self.replays = AddressBuckets(limits.replays)
        self.turns = AddressBuckets(limits.turns)
        self.listings = AddressBuckets(limits.listings)
        self.seat_emotes = Buckets(limits.emotes)
        self.emotes = AddressBuckets(limits.emotes_by_address)
        if isinstance(neighbours, Others):  # what counts by the hour, or in all, counts on all servers
            shared = SharedLimits(neighbours)
            shared.share("tables", self.tables)
            shared.share("tables-in-all", self.tables_in_all)
            shared.share("replays", self.replays)
        self.lines = AddressBuckets(limits.lines)
        self.lines_told_why = AddressBuckets(limits.lines_told_why)
        self.line_places = Places(limits.lines_by_address)
        self.messages = AddressBuckets(limits.messages_by_address)
        self.seat_changes = Buckets(limits.changes)
        self.changes = AddressBuckets(limits.changes_by_address)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Take part in the application's life."""
        app_config.lifespan.append(self._open)
        app_config.state["public"] = self.public  # guards cannot have what handlers can
        app_config.dependencies["services"] = Provide(lambda: self, sync_to_thread=False)
        return app_config

    @asynccontextmanager
    async def _open(self, _app: object) -> AsyncIterator[None]:
        await self.host.start()
        looking = asyncio.create_task(self._look()) if isinstance(self.counting, Metrics) else None
        try:
            yield
        finally:
            if looking is not None:
                looking.cancel()
            await self.host.stop()

    async def _look(self) -> None:
        """Let whoever counts look at what is there now."""
        assert isinstance(self.counting, Metrics)  # noqa: S101
        host, places = self.host, self.line_places
        await self.counting.look(
            lambda: len(host.memory.slots), lambda: places.number, lambda: host.stored.writer.waiting
        )
