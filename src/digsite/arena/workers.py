"""Work shared out among processes: results come in order, whoever is done first, and stopping takes no time.

Every worker has a pipe of its own, of which this side holds one end only. So a worker can be ended at any moment, in
the middle of an answer too: what is left of it is an end of file. (The pools of the standard library share one pipe
among all workers and hold both of its ends: they wait for ever for the rest of half an answer.)
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from digsite.errors import DigsiteError

Task = TypeVar("Task")
Result = TypeVar("Result")

#: Seconds after which somebody who waits for results is told that there are none yet.
HEARTBEAT = 0.25

#: Tasks a worker has before it: one to do, and one to go on with at once.
IN_HAND = 2

#: How far the quick may run ahead of the slowest, in tasks for each worker: finished results wait in memory.
AHEAD = 16


def share_out(
    do: Callable[[Task], Result], tasks: Iterator[Task], workers: int
) -> Generator[Result | None, None, None]:
    """Do tasks in so many processes; yield the results in order, and None now and then while the next is not there.

    ``do`` travels to each worker once. What it raises there is raised here. Closing the iterator ends the workers at
    once; what they were at is lost.
    """
    team: list[_Worker] = []
    try:
        with _without_interrupts():
            team += [_Worker.start(do, number + 1) for number in range(workers)]
        yield from _collect(team, enumerate(tasks), AHEAD * workers)
    finally:
        for worker in team:
            worker.end()


@dataclass
class _Worker:
    """A process, this side's end of its pipe, and the tasks that it has."""

    process: BaseProcess
    pipe: Connection
    tasks: set[int] = field(default_factory=set)

    @classmethod
    def start(cls, do: Callable[[Any], Any], number: int) -> _Worker:
        # Not forked: whoever calls may have threads, whose locks a fork would keep locked for ever.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, do), name=f"digsite worker {number}", daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours)

    def give(self, number: int, task: object) -> None:
        self.tasks.add(number)
        with suppress(BrokenPipeError):  # it ended; reading from it will tell
            self.pipe.send((number, task))

    def result(self) -> tuple[int, Any]:
        try:
            number, result, error = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            how = self.process.exitcode
            told = f"A worker ended in the middle of its work (exit code {how})."
            if how == 1:  # what a start that imports this very script again comes to
                told += " In a script, what starts workers stands under: if __name__ == '__main__':"
            raise DigsiteError("worker-lost", told) from None
        if error is not None:
            raise error
        self.tasks.discard(number)
        return number, result

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def _collect(team: list[_Worker], tasks: Iterator[tuple[int, Any]], ahead: int) -> Iterator[Any]:
    """Hand out tasks and put the results in order."""
    given = told = 0
    results: dict[int, Any] = {}
    while True:
        for worker in sorted(team, key=lambda worker: len(worker.tasks)):
            room = min(IN_HAND - len(worker.tasks), told + ahead - given)
            for number, task in islice(tasks, max(room, 0)):
                worker.give(number, task)
                given += 1
        if told == given:
            return
        for ready in wait([worker.pipe for worker in team if worker.tasks], HEARTBEAT):
            number, result = next(worker for worker in team if worker.pipe is ready).result()
            results[number] = result
        if told not in results:
            yield None
        while told in results:
            yield results.pop(told)
            told += 1


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Let nobody who is started here hear Ctrl-C, which reaches every process of a terminal: who stops is ours to say.

    A Ctrl-C in the meantime is heard afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started with the first worker, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, do: Callable[[Any], Any]) -> None:
    """Do what comes, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number, task = pipe.recv()
            answer: tuple[int, Any, Exception | None]
            try:
                answer = number, do(task), None
            except Exception as error:  # noqa: BLE001  # raised again by whoever shared out the work
                error.add_note(f"In a worker:\n{traceback.format_exc()}")
                answer = number, None, error
            pipe.send(answer)
