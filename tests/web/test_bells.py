"""WakeUps: rung here at once, and on other servers through the channel."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from digsite.web.wake_ups import CHANNEL, WakeUps


async def two_servers() -> None:
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        here, there = WakeUps(channels), WakeUps(channels)
        async with here.ringing(), there.ringing():
            with here.listening("dig") as ours, there.listening("dig") as theirs, there.listening("tomb") as another:
                here.announce("dig")
                assert ours.is_set()
                ours.clear()
                await asyncio.wait_for(theirs.wait(), 10)
                assert not ours.is_set()
                assert not another.is_set()
            here.announce("dig")
            there.announce("tomb")
            await asyncio.sleep(0.01)
            assert not ours.is_set()


def test_a_bell_rings_on_every_server_once() -> None:
    asyncio.run(two_servers())


async def a_crowd() -> None:
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        here = WakeUps(channels)
        with ExitStack() as listening:
            player = listening.enter_context(here.listening("dig"))
            crowd = [listening.enter_context(here.listening("dig", watching=True)) for _ in range(200)]
            with here.listening("dig", watching=True) as gone:
                here.announce("dig")
            rung_before = gone.is_set()  # it may be among the first
            other = listening.enter_context(here.listening("tomb"))
            here.announce("tomb")
            assert player.is_set()
            assert other.is_set()
            assert 0 < sum(bell.is_set() for bell in crowd) < 50
            await asyncio.wait_for(asyncio.gather(*(bell.wait() for bell in crowd)), 10)
            assert gone.is_set() == rung_before, "whoever has gone is not rung for any more"


def test_players_are_told_at_once_and_a_crowd_little_by_little() -> None:
    asyncio.run(a_crowd())
