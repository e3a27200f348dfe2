"""The kernel is loaded or compiled while the home page is there; cards are dealt when it is ready."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from digsite.arena.compiling import PARTS
from digsite.tables.host import kernel as kernel_state
from digsite.tables.host.host import Host
from digsite.tables.host.kernel import KernelState
from digsite.tables.log.storage import Storage
from digsite.tables.wire import messages as m
from tables.visitors import hosting, live, plan, seated, until


@pytest.fixture
def slow_compiler(monkeypatch: pytest.MonkeyPatch) -> threading.Semaphore:
    """A machine on which nothing was ever compiled; each part is done when the test says so."""
    go_on = threading.Semaphore(0)

    def compile_part() -> None:
        assert go_on.acquire(timeout=30)

    monkeypatch.setattr(kernel_state, "_loaded", set())
    monkeypatch.setattr(kernel_state, "PARTS", dict.fromkeys(PARTS, compile_part))
    monkeypatch.setattr(kernel_state, "is_ready", lambda _: False)
    monkeypatch.setattr(kernel_state, "mark_ready", lambda _: None)
    return go_on


async def until_part(kernel: KernelState, part: str | None) -> m.KernelNow:
    await until(lambda: kernel.now().part == part)
    return kernel.now()


@live
async def test_progress_is_told_part_by_part_and_the_search_comes_after_the_game_is_ready(
    slow_compiler: threading.Semaphore,
) -> None:
    kernel = KernelState()
    kernel.start(lambda: None)
    now = await until_part(kernel, "rules")
    assert (now.ready, now.done, now.parts) == (False, 0, 2)
    assert now.expected > 30
    slow_compiler.release()
    now = await until_part(kernel, "expert")
    assert (now.ready, now.done) == (False, 1)
    slow_compiler.release()
    now = await until_part(kernel, "search")
    assert (now.ready, now.done) == (True, 2)
    slow_compiler.release()
    assert (await until_part(kernel, None)).ready


@live
async def test_people_sit_down_while_it_compiles_and_are_told_when_cards_can_be_dealt(
    tmp_path: Path, slow_compiler: threading.Semaphore
) -> None:
    announced: list[str] = []
    async with hosting(tmp_path, announced) as host:
        (ann,) = await seated(host, plan("open", "professor"))
        why = (await ann.look()).start
        assert why is not None
        assert "compiled" in str(why)
        assert await ann.refused("still-compiling", m.Start) == str(why)
        announced.clear()
        slow_compiler.release(3)
        await until(lambda: bool(announced))
        assert announced == [ann.table]
        assert (await ann.look()).start is None
        await ann.done(m.Start)


@live
async def test_a_host_stops_while_it_compiles(tmp_path: Path, slow_compiler: threading.Semaphore) -> None:
    host = Host(Storage(str(tmp_path / "tables.sqlite")), announce=lambda _: None)
    await host.start()
    await seated(host, plan("open", "professor"))
    await host.stop()
    assert not host.kernel.now().ready
    slow_compiler.release(3)


@live
async def test_options_list_all_that_can_be_chosen(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        options = host.options()
        for edition in options.editions:
            for monument in ("random", *(monument.id for monument in edition.monuments)):
                await host.open(
                    plan(
                        "open",
                        *[options.levels[0].id] * (edition.players[1] - 1),
                        edition=edition.id,
                        monument=monument,
                    )
                )
        assert [level.id for level in options.levels] == ["novice", "digger", "professor", "pharaoh"]
        assert [(pace.id, pace.seconds) for pace in options.paces] == [("calm", 1.6), ("brisk", 0.7), ("instant", 0.0)]
