"""Threads that help: all of them work, and what goes wrong in one is raised by whoever called."""

from __future__ import annotations

from threading import Barrier, get_ident

import pytest

from digsite.envs.crew import Crew


def test_all_work_at_the_same_time() -> None:
    meeting = Barrier(4, timeout=60)
    met: list[int] = []

    def work(name: str) -> None:
        assert name == "dig"
        meeting.wait()  # none gets past before all have come
        met.append(get_ident())

    crew = Crew(3, work)
    for _ in range(5):
        met.clear()
        crew.work("dig")
        assert len(set(met)) == 4
    crew.close()


def test_what_goes_wrong_in_a_thread_is_raised_and_forgotten() -> None:
    here = get_ident()
    wrong = True

    def work() -> None:
        if wrong and get_ident() != here:
            raise ValueError("a thread stumbled")

    crew = Crew(2, work)
    with pytest.raises(ValueError, match="stumbled"):
        crew.work()
    wrong = False
    crew.work()
    crew.close()


def test_a_closed_crew_leaves_the_work_to_the_caller() -> None:
    worked: list[int] = []
    crew = Crew(2, lambda: worked.append(get_ident()))
    crew.close()
    crew.work()
    assert worked == [get_ident()]
