"""A seat's other devices, signing them out, and new secrets at every rematch."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import Visitor, dealt, go_along, hosting, live, plan, play_on

NEW, OTHER = "a-new-secret-of-my-own", "another-secret-of-mine"


async def opens(host: Host, table: str, secret: str | None) -> int | None:
    """The seat that a secret opens; None: none."""
    with suppress(TableError):
        return await host.enter(table, secret)
    return None


@live
async def test_the_devices_on_a_seat_are_shown_to_their_owner(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        clock.advance(60_000)
        phone = host.arrived(ann.table, 0, ann.secret, "phone")
        clock.advance(5_000)
        answer = await host.hear(ann.table, 0, m.AskDevices(1), phone)
        assert answer == m.Devices(
            1, (m.DeviceFigures("program", 65_000, False), m.DeviceFigures("phone", 5_000, True))
        )
        assert ((await ann.look()).lines, (await ben.look()).lines) == (2, 1)
        assert (await Visitor(host, ann.table, None).look()).lines == 0
        host.left(ann.table, 0, phone)
        assert len((await host.hear(ann.table, 0, m.AskDevices(2))).devices) == 1  # type: ignore[union-attr]


@live
async def test_signing_out_the_others_leaves_one_line_and_one_secret(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        lines = [host.arrived(ann.table, 0, ann.secret) for _ in range(2)]
        bens = host.arrived(ann.table, 1, ben.secret)
        assert await opens(host, ann.table, ann.secret) == 0
        await ann.refused("secret-in-use", m.SignOut, ann.secret)
        await ann.refused("secret-in-use", m.SignOut, ben.secret)
        assert isinstance(await host.hear(ann.table, 0, m.SignOut(1, NEW), lines[1]), m.Done)
        assert [line.signed_out for line in (*lines, bens)] == [True, False, False]
        assert [await opens(host, ann.table, secret) for secret in (ann.secret, NEW, ben.secret)] == [None, 0, 1]
        # Somebody whose secret was renewed on their way in is out at once.
        assert host.arrived(ann.table, 0, ann.secret).signed_out
        assert not host.arrived(ann.table, 0, NEW).signed_out
    async with hosting(tmp_path) as host:
        assert [await opens(host, ann.table, secret) for secret in (ann.secret, NEW, ben.secret)] == [None, 0, 1]


@live
async def test_an_old_secret_opens_no_rematch_and_is_exchanged_once(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        await ann.refused("no-rematch", m.ComeAlong, NEW)
        await play_on([ann, ben], random.Random(1))
        await ann.done(m.Rematch)
        again = (await ann.look()).rematch
        assert again is not None
        assert [await opens(host, again, secret) for secret in (ann.secret, ben.secret, NEW)] == [None, None, None]
        await ann.refused("secret-in-use", m.ComeAlong, ann.secret)
        await ann.done(m.ComeAlong, NEW)
        await ann.done(m.ComeAlong, NEW)  # the answer was lost: said again, done once
        await ann.refused("went-along-already", m.ComeAlong, OTHER)
        await ben.refused("secret-in-use", m.ComeAlong, NEW)
        await Visitor(host, ann.table, None).refused("spectators-watch", m.ComeAlong, OTHER)
        assert [await opens(host, again, secret) for secret in (ann.secret, NEW, OTHER)] == [None, 0, None]
    async with hosting(tmp_path) as host:  # whoever comes back later can still go along
        ben.host = host
        assert await opens(host, ben.table, ben.secret) == 1
        await ben.done(m.ComeAlong, OTHER)
        assert await opens(host, again, OTHER) == 1
        assert await opens(host, ben.table, OTHER) is None


@live
async def test_whoever_was_signed_out_goes_along_with_the_new_secret_only(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1))
        await people[0].done(m.SignOut, NEW)
        await people[1].done(m.Rematch)
        again = await go_along(people)
        with pytest.raises(TableError):
            await host.enter(again[0].table, NEW)
        assert await host.enter(again[0].table, again[0].secret) == 0
