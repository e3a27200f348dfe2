"""WakeUps: players are told at once, those who watch a few at a time."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from functools import partial

from digsite.web.wake_ups import WakeUps


def test_whoever_listens_at_a_table_is_told_once() -> None:
    lines, told = WakeUps(), list[str]()
    with lines.listening("dig", partial(told.append, "Ann")), lines.listening("tomb", partial(told.append, "Ben")):
        lines.announce("dig")
        assert told == ["Ann"]
    lines.announce("dig")
    lines.announce("tomb")
    assert told == ["Ann"], "nobody listens any more"


def test_somebody_may_leave_while_they_are_told() -> None:
    lines, told = WakeUps(), list[str]()
    with ExitStack() as listening:
        listening.enter_context(lines.listening("dig", listening.close))
        listening.enter_context(lines.listening("dig", partial(told.append, "Ben")))
        lines.announce("dig")
    lines.announce("dig")
    assert len(told) <= 1


async def a_crowd() -> None:
    lines, told = WakeUps(), list[int]()
    everybody = asyncio.Event()
    size = 200

    def watch(place: int) -> None:
        told.append(place)
        if len(told) >= size:
            everybody.set()

    with ExitStack() as listening:
        players = list[str]()
        listening.enter_context(lines.listening("dig", partial(players.append, "Ann")))
        for place in range(size):
            listening.enter_context(lines.listening("dig", partial(watch, place), watching=True))
        with lines.listening("dig", partial(told.append, -1), watching=True):
            lines.announce("dig")
        listening.enter_context(lines.listening("tomb", partial(players.append, "Ben")))
        lines.announce("tomb")
        assert players == ["Ann", "Ben"]
        assert 0 < len(told) < 50
        await asyncio.wait_for(everybody.wait(), 10)
        assert told == list(range(size)), "each once, in the order they came, and nobody who has gone"


def test_players_are_told_at_once_and_a_crowd_little_by_little() -> None:
    asyncio.run(a_crowd())
