"""The host of all live tables of this server: what the web speaks to.

It puts the parts of a server together, and starts and stops them. Each part is a file beside this one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from digsite.tables.between.neighbours import Alone, Neighbours
from digsite.tables.host.bot_play import BotPlay
from digsite.tables.host.coming import Coming
from digsite.tables.host.counting import Counting
from digsite.tables.host.hearing import Hearing
from digsite.tables.host.keeping_up import KeepingUp
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.looking_back import LookingBack
from digsite.tables.host.memory import Memory
from digsite.tables.host.my_games import MyGames
from digsite.tables.host.open_tables import OpenTableList
from digsite.tables.host.orders import Orders
from digsite.tables.host.reveal_clock import REVEAL_SECONDS, RevealClock
from digsite.tables.host.slot import Slot
from digsite.tables.host.stored_tables import StoredTables, opening
from digsite.tables.host.telling import Telling
from digsite.tables.host.thinking import THINKING, Thinkers
from digsite.tables.host.time_up import TimeUp
from digsite.tables.host.timekeeper import Clock, SteadyClock, Timekeeper
from digsite.tables.host.under_way import UnderWay
from digsite.tables.log.storage import Storage
from digsite.tables.room.options import all_options
from digsite.tables.room.seat_secrets import new_table_id
from digsite.tables.wire.messages import Options


class Host:
    """All live tables of one server."""

    def __init__(
        self,
        storage: Storage,
        *,
        announce: Callable[[str], None],
        thinking: float = THINKING,
        clock: Clock | None = None,
        reveal_seconds: float = REVEAL_SECONDS,
        neighbours: Neighbours | None = None,
        counting: Counting | None = None,
        banned: Callable[[frozenset[str]], None] = lambda _networks: None,
        new_id: Callable[[], str] = new_table_id,
    ) -> None:
        """Take where tables are stored; ``announce`` is told each table at which something changed.

        ``neighbours`` are other servers on the same database; without, there are none. ``counting`` is told figures,
        ``banned`` which addresses may not come in. ``new_id`` names tables.
        """
        kernel = self.kernel = KernelState()
        clock = self.clock = clock or SteadyClock()
        neighbours = self.neighbours = neighbours or Alone()
        stored = self.stored = StoredTables(storage)
        under_way = self.under_way = UnderWay()
        counting = counting or Counting()
        self.thinkers = Thinkers(thinking, lambda: kernel.searches)
        self.timekeeper = Timekeeper(clock, self._rings)
        open_tables = OpenTableList(neighbours.listed)
        memory = Memory(
            stored, neighbours, kernel, clock, self.timekeeper, open_tables, announce, counting, self._look_after
        )
        self.memory = memory
        # What happens by itself.
        self._bots = BotPlay(
            memory.held, memory.store, under_way.finished, self.thinkers, neighbours, memory.catch_up, counting
        )
        self._time_up = TimeUp(memory.held, memory.store, self.thinkers, self.timekeeper, neighbours)
        self._reveals = RevealClock(memory.held, memory.store, under_way.finished, reveal_seconds)
        # What people do: each of these is a method of the part that it comes from.
        coming = Coming(memory, stored, under_way, neighbours, open_tables, clock, self._bots.wake, new_id)
        self.open, self.sit, self.enter = coming.open, coming.sit, coming.enter
        self.arrived, self.left = coming.arrived, coming.left
        hearing = Hearing(memory, under_way, neighbours, kernel, clock)
        self.hear, self.hear_at_once = hearing.hear, hearing.hear_at_once
        telling = Telling(memory, stored, under_way, kernel, clock, self.timekeeper)
        self.tell, self.load, self.era = telling.tell, telling.load, telling.era
        self.times_now, self.emoted, self.emotes = telling.times_now, telling.emoted, telling.emotes
        self.table_now, self.state_now = telling.table_now, telling.state_now
        self.told_to_strangers = telling.told_to_strangers
        back = self._looking_back = LookingBack(memory, stored, kernel, self.enter)
        self.record, self.look_back = back.record, back.look_back
        self.replay, self.replay_record = back.replay, back.replay_record
        my_games = MyGames(memory, kernel)
        self.turns, self.result = my_games.turns, my_games.result
        self._open_tables = open_tables
        self.orders = Orders(stored, memory, banned)
        self._keeping_up = KeepingUp(neighbours, memory, stored.lengths, coming.lines_changed, open_tables, clock.now)

    async def start(self) -> None:
        """Open the database, and begin to load what is compiled."""
        with opening():
            await self.stored.open()
            await self.memory.time.read_rings()
        self.stored.start(self.memory.all_changed)
        loop = asyncio.get_running_loop()

        def changed() -> None:
            with suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(self._kernel_changed)

        await self._keeping_up.start()
        await self.orders.start()
        self.memory.start()
        self.kernel.start(changed)  # last: if anything before fails, nobody has to stop it
        self._kernel_changed()

    async def stop(self) -> None:
        """Let the bots stop and everything that is under way be stored."""
        self.kernel.stop()
        self.timekeeper.stop()
        self.memory.stop()
        self.orders.stop()
        await self._bots.stop()
        await self._reveals.stop()
        self.kernel.send_away()
        await self.under_way.all_done()
        await self._keeping_up.stop()
        await self.stored.close()
        self.thinkers.close()
        self._looking_back.close()

    def options(self) -> Options:
        """Say what can be chosen for a new table."""
        return all_options()

    def open_tables(self) -> bytes:
        """List the tables that strangers may find, written out."""
        return self._open_tables.told(self.clock.now())

    def _look_after(self, table_id: str, slot: Slot) -> None:
        """Something changed at a table: it may be a bot's turn, or a deal may wait for somebody."""
        self._bots.wake(table_id, slot)
        self._reveals.watch(table_id, slot)

    def _rings(self, table_id: str) -> None:
        """A clock has run out, as far as the timekeeper knows."""
        self.under_way.begin(self._time_up.decide(table_id))

    def _kernel_changed(self) -> None:
        self.kernel.let_in()
        self.memory.seats_changed()
