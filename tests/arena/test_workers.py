"""Work shared out among processes: in order, stopped at once, and nobody waits for somebody who is gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from arena.at_work import double, note_down, press_ctrl_c, stumble, tell_at_length, the_first_is_slowest, vanish
from digsite.arena.workers import AHEAD, share_out
from digsite.errors import DigsiteError


def told(results: Iterator[int | None]) -> list[int]:
    return [result for result in results if result is not None]


@pytest.mark.parametrize("tasks", [0, 1, 2, 50])
def test_every_task_is_done_once_and_in_order(tasks: int) -> None:
    assert told(share_out(double, iter(range(tasks)), 2)) == [2 * number for number in range(tasks)]
    assert not active_children()


def test_the_quick_wait_for_the_slow() -> None:
    assert told(share_out(the_first_is_slowest, iter(range(20)), 2)) == list(range(20))


def test_the_quick_do_not_run_away(tmp_path: Path) -> None:
    results = share_out(partial(note_down, tmp_path), iter(range(100)), 2)
    with closing(results):
        for _ in range(8):
            assert next(results) is None  # a heartbeat: the first is not there yet
        assert len(list(tmp_path.iterdir())) <= 2 * AHEAD
        (tmp_path / "go on").touch()
        assert told(results) == list(range(100))


def test_a_worker_can_be_stopped_in_the_middle_of_an_answer() -> None:
    for _ in range(3):
        results = share_out(tell_at_length, iter(range(1000)), 2)
        assert any(result is not None for result in results)
        results.close()
        assert not active_children()


def test_what_goes_wrong_there_is_told_here() -> None:
    results = share_out(stumble, iter(range(1000)), 2)
    with pytest.raises(DigsiteError, match="There was a stone") as caught:
        told(results)
    assert caught.value.code == "stone"
    assert "in stumble" in caught.value.__notes__[0]
    assert not active_children()


def test_a_worker_that_is_gone_is_missed() -> None:
    with pytest.raises(DigsiteError, match=r"A worker ended in the middle of its work \(exit code -9\)") as caught:
        told(share_out(vanish, iter(range(1000)), 2))
    assert caught.value.code == "worker-lost"


def test_workers_do_not_hear_ctrl_c() -> None:
    assert told(share_out(press_ctrl_c, iter(range(4)), 2)) == list(range(4))
