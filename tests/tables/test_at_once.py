"""Moves heard at once, without a task: the lock they take, and what becomes of them when it does not go smoothly."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from digsite.game import EndTurn
from digsite.tables.errors import Conflict, NotStored
from digsite.tables.host.host import Host
from digsite.tables.host.lines import Line
from digsite.tables.host.one_at_a_time import OneAtATime
from digsite.tables.wire import messages as m
from tables.visitors import Visitor, hosting, live, plan, seated


@live
async def test_the_lock_is_handed_on_in_the_order_they_came() -> None:
    lock, came = OneAtATime(), list[int]()

    async def take(number: int) -> None:
        await lock.acquire()
        came.append(number)
        await asyncio.sleep(0)
        lock.release()

    assert lock.acquire_at_once()
    waiting = [asyncio.create_task(take(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.acquire_at_once()  # nobody comes before those who wait
    await asyncio.gather(*waiting)
    assert came == [0, 1, 2]
    assert lock.acquire_at_once()


@live
@pytest.mark.parametrize("released", ["before", "in the same moment", "after"])
async def test_whoever_gives_up_waiting_keeps_the_lock_from_nobody(released: str) -> None:
    lock = OneAtATime()
    assert lock.acquire_at_once()
    first, second = asyncio.create_task(lock.acquire()), asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    if released == "before":
        lock.release()
    first.cancel()
    if released == "in the same moment":
        lock.release()
    await asyncio.wait([first])
    assert first.cancelled()
    if released == "after":
        lock.release()
    await asyncio.wait_for(second, 30)
    assert lock.locked()
    assert not lock.acquire_at_once()


async def dealt(host: Host) -> tuple[Visitor, m.Play, Line]:
    """Somebody whose turn it is, the end of that turn, and their line."""
    people = await seated(host, plan("open", "open"))
    await people[0].done(m.Start)
    slot = host.memory.slots[people[0].table]
    assert slot.table is not None
    assert slot.table.game is not None
    visitor = people[slot.table.game.player]
    while slot.table.game.phase != "act":
        await visitor.done(m.Play, slot.table.moves, slot.table.game.legal_moves[0])
        visitor = people[slot.table.game.player]
    line = host.arrived(visitor.table, visitor.seat)
    return visitor, m.Play(70, slot.table.moves, EndTurn()), line


@live
async def test_a_move_is_heard_at_once_and_answered_when_it_is_stored(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        visitor, play, line = await dealt(host)
        answers: asyncio.Queue[m.AnyTold] = asyncio.Queue()
        stored = host.memory.slots[visitor.table].stored
        assert host.hear_at_once(visitor.table, visitor.seat, play, line, answers.put_nowait)
        assert answers.empty()
        assert host.tell(visitor.table, visitor.seat, 0) is None  # nobody is told before it is stored
        assert not host.hear_at_once(visitor.table, visitor.seat, play, line, answers.put_nowait)  # in its turn
        assert await asyncio.wait_for(answers.get(), 30) == m.Done(70)
        assert host.memory.slots[visitor.table].stored == stored + 1
        assert host.hear_at_once(visitor.table, visitor.seat, play, line, answers.put_nowait)
        late = answers.get_nowait()
        assert isinstance(late, m.Refused)
        assert late.code == "late"


@live
@pytest.mark.parametrize(("failure", "code"), [(NotStored("The disk is full."), "not-stored"), (Conflict(), "done")])
async def test_a_move_that_cannot_be_stored_at_once_is_refused_or_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception, code: str
) -> None:
    async with hosting(tmp_path) as host:
        visitor, play, line = await dealt(host)
        add, failures = host.stored.storage.add, [failure]

        def failing(additions: list[object]) -> list[object]:
            if not failures:
                return add(additions)  # type: ignore[arg-type, return-value]
            found = failures.pop()
            if isinstance(found, NotStored):
                raise found
            return [None] * len(additions)

        monkeypatch.setattr(host.stored.storage, "add", failing)
        answers: asyncio.Queue[m.AnyTold] = asyncio.Queue()
        assert host.hear_at_once(visitor.table, visitor.seat, play, line, answers.put_nowait)
        answer = await asyncio.wait_for(answers.get(), 30)
        assert (answer.code if isinstance(answer, m.Refused) else "done") == code
        again = await host.hear(visitor.table, visitor.seat, play, line)  # the table is as it is stored
        assert isinstance(again, m.Done if code != "done" else m.Refused)
