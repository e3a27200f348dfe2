"""Emotes: called across the table, heard by whoever is there, and written down nowhere."""

from __future__ import annotations

from pathlib import Path

from digsite.tables.host.emotes import FRESH
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import Visitor, everything_told, hosting, live, plan, seated


@live
async def test_an_emote_is_told_while_it_is_fresh_and_changes_nothing(tmp_path: Path) -> None:
    clock = HandClock()
    announced: list[str] = []
    async with hosting(tmp_path, announced, clock) as host:
        ann, ben = await seated(host, plan("open", "open"))
        for stage in ("open", "playing"):
            before, count = await everything_told(host, ann.table), host.emoted(ann.table)
            announced.clear()
            await ben.done(m.Emote, "hello")
            assert announced == [ann.table]
            assert host.emotes(ann.table, count) == [m.Emoted(1, "hello")]
            assert host.emotes(ann.table, host.emoted(ann.table)) == []
            assert await everything_told(host, ann.table) == before
            clock.advance(FRESH)
            assert host.emotes(ann.table, count) == []
            if stage == "open":
                await ann.done(m.Start)
        length = (await host.state_now(ann.table, None, 0), await host.table_now(ann.table, None))
    async with hosting(tmp_path) as host:  # nothing of it was stored
        assert host.emoted(ann.table) == 0
        state, table = length
        assert await host.state_now(ann.table, None, 0) == state
        assert table


@live
async def test_spectators_do_not_call_across_the_table(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, _ = await seated(host, plan("open", "open"))
        await Visitor(host, ann.table, None).refused("spectators-watch", m.Emote, "nice")
        assert host.emoted(ann.table) == 0
