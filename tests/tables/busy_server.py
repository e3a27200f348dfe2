"""A host with several tables at which moves are made as fast as they are answered; tells each answered one."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

from tables.visitors import dealt, hosting, plan, play_on


async def busy(folder: Path) -> None:
    async with hosting(folder) as host:

        async def one(seed: int) -> None:
            choice = random.Random(seed)
            people = await dealt(host, plan("open", "open", "novice"))
            while True:
                await play_on(people, choice, moves=1)
                number = (await people[0].state()).number
                os.write(1, f"{people[0].table} {number}\n".encode())

        await asyncio.gather(*(one(seed) for seed in range(8)))


if __name__ == "__main__":
    asyncio.run(busy(Path(sys.argv[1])))
