"""Threads that help: they come when they are called, and what goes wrong in one is raised by whoever called."""

from __future__ import annotations

from threading import Barrier, Event, get_ident
from threading import enumerate as enumerate_threads

import pytest

from digsite.envs.crew import Crew


def test_all_come_whenever_they_are_called() -> None:
    meeting = Barrier(4, timeout=60)
    came: list[int] = []

    def help_out(thread: int) -> None:
        came.append(thread)
        meeting.wait()  # none gets past before all have come
        meeting.wait()

    crew = Crew(3, help_out)
    for _ in range(5):
        came.clear()
        while meeting.n_waiting != 3:
            crew.call()  # who is not asleep yet is called again
        meeting.wait()
        assert sorted(came) == [1, 2, 3]
        meeting.wait()
    crew.close()


def test_who_is_awake_is_not_called_again() -> None:
    helping, enough = Event(), Event()
    calls: list[int] = []

    def help_out(thread: int) -> None:
        calls.append(thread)
        helping.set()
        enough.wait(60)

    crew = Crew(1, help_out)
    crew.call()
    assert helping.wait(60)
    for _ in range(3):
        crew.call()
    assert calls == [1]
    crew.close()
    enough.set()


def test_what_goes_wrong_in_a_thread_is_raised_by_whoever_asks() -> None:
    def help_out(_: int) -> None:
        raise ValueError("a thread stumbled")

    before = set(enumerate_threads())
    crew = Crew(1, help_out)
    crew.raise_failure()
    crew.call()
    for thread in set(enumerate_threads()) - before:
        thread.join(60)
    with pytest.raises(ValueError, match="stumbled"):
        crew.raise_failure()


def test_a_closed_crew_comes_no_more() -> None:
    came: list[int] = []
    crew = Crew(2, lambda _: came.append(get_ident()))
    crew.close()
    crew.call()
    assert not came
