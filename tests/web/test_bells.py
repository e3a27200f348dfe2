"""WakeUps: rung here at once, and on other servers through the channel."""

from __future__ import annotations

import asyncio

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
