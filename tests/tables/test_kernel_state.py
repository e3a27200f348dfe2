"""The kernel is loaded while the home page is there; cards are dealt when it is ready."""

from __future__ import annotations

import asyncio
import subprocess
import sys
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
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> threading.Semaphore:
    """A machine on which nothing is loaded yet; each part is when the test says so."""
    go_on = threading.Semaphore(0)

    def load_part() -> None:
        assert go_on.acquire(timeout=30)

    monkeypatch.setattr(kernel_state, "_loaded", set())
    monkeypatch.setattr(kernel_state, "PARTS", dict.fromkeys(PARTS, load_part))
    monkeypatch.setattr(kernel_state, "are_ready", lambda _: True)
    return go_on


@live
async def test_the_game_is_ready_before_the_search_is(slow_disk: threading.Semaphore) -> None:
    kernel = KernelState()
    kernel.start(lambda: None)
    assert kernel.now() == m.KernelNow(ready=False, searches=False)
    slow_disk.release(2)
    await until(lambda: kernel.now().ready)
    assert not kernel.searches
    slow_disk.release()
    await until(lambda: kernel.searches)


@live
async def test_the_deal_waits_while_the_kernel_is_loaded(tmp_path: Path, slow_disk: threading.Semaphore) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "professor"))
        assert (await ann.look()).start is None
        dealing = asyncio.create_task(ann.done(m.Start))
        slow_disk.release(3)
        await dealing


@live
async def test_until_bots_can_search_the_pharaoh_plays_as_the_professor_and_it_is_said(
    tmp_path: Path, slow_disk: threading.Semaphore
) -> None:
    announced: list[str] = []
    async with hosting(tmp_path, announced) as host:
        (ann,) = await seated(host, plan("open", "pharaoh", "digger"))
        assert [seat.plays_as for seat in (await ann.look()).seats] == [None, "professor", None]
        slow_disk.release(2)
        await until(lambda: host.kernel.ready)
        await ann.done(m.Start)
        announced.clear()
        slow_disk.release()
        await until(lambda: bool(announced))
        assert [seat.plays_as for seat in (await ann.look()).seats] == [None, None, None]


@live
async def test_a_host_stops_while_it_loads(tmp_path: Path, slow_disk: threading.Semaphore) -> None:
    host = Host(Storage(str(tmp_path / "tables.sqlite")), announce=lambda _: None)
    await host.start()
    await seated(host, plan("open", "professor"))
    await host.stop()
    assert not host.kernel.now().ready
    slow_disk.release(3)


ENDS_WHILE_IT_LOADS = """
import asyncio, threading
from digsite.tables.host import kernel

begun, stopped = threading.Event(), threading.Event()

def load() -> None:
    begun.set()
    assert stopped.wait(30)
    threading.Event().wait(0.5)
    print("loaded")

async def serve() -> None:
    state = kernel.KernelState()
    state.start(lambda: None)
    assert begun.wait(30)
    state.stop()
    stopped.set()

kernel.PARTS = dict.fromkeys(kernel.PARTS, load)
kernel.are_ready = lambda _: True
asyncio.run(serve())
"""


def test_a_process_that_ends_waits_for_the_part_that_is_being_loaded() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_WHILE_IT_LOADS], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "loaded\n"), ended.stderr


@live
async def test_who_stops_does_not_wait_for_the_compiler(
    monkeypatch: pytest.MonkeyPatch, slow_disk: threading.Semaphore
) -> None:
    del slow_disk  # nothing is loaded there
    compilers: list[subprocess.Popen[bytes]] = []

    def compiler() -> subprocess.Popen[bytes]:
        compilers.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]))
        return compilers[0]

    monkeypatch.setattr(kernel_state, "are_ready", lambda _: False)
    monkeypatch.setattr(kernel_state, "compiling_process", compiler)
    kernel = KernelState()
    kernel.start(lambda: None)
    await until(lambda: bool(compilers))
    kernel.stop()
    await until(lambda: compilers[0].returncode is not None)
    await until(lambda: not any(thread.name == "digsite-kernel" for thread in threading.enumerate()))
    assert not kernel.ready


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
