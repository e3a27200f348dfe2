"""Playing the deals of a tournament on all cores; the results come in order, whoever played them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from itertools import islice
from typing import TypeVar

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.tournament import Tournament

Work = TypeVar("Work")

#: Seconds after which somebody who waits for results is told that there are none yet.
HEARTBEAT = 0.25


def run(tournament: Tournament, deals: int, workers: int = 1, start: int = 0) -> Iterator[Deals | None]:
    """Play so many deals; yield them in order, and None now and then while there is nothing new.

    >>> tournament = Tournament(bots=("greedy", "random"), players=2, seed=1)
    >>> sum(part.games for part in run(tournament, deals=10) if part)
    20

    Closing the iterator ends the workers at once; a deal they were at is lost.
    """
    chunks = chunks_of(tournament, deals, start)
    if workers <= 1 and tournament.in_kernel:
        yield from (tournament.play(*chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(workers, initializer=_leave_stopping_to_the_parent)
    finished = False
    try:
        yield from in_order(chunks, 2 * workers, lambda chunk: pool.submit(tournament.play, *chunk), _result)
        finished = True
    finally:
        if not finished:
            # A bot may think for minutes: nobody who presses Ctrl-C wants to wait for it.
            for process in list((pool._processes or {}).values()):  # noqa: SLF001  # public only from Python 3.14
                process.terminate()
        pool.shutdown(cancel_futures=True)


def chunks_of(tournament: Tournament, deals: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """Cut the deals into pieces of work: from, up to."""
    stop = start + deals
    for first in range(start, stop, tournament.chunk):
        yield first, min(first + tournament.chunk, stop)


def in_order(
    chunks: Iterator[tuple[int, int]],
    at_once: int,
    submit: Callable[[tuple[int, int]], Work],
    result: Callable[[Work], Deals | None],
) -> Iterator[Deals | None]:
    """Keep so many pieces of work under way; yield their results in order, and None while the next is not there."""
    waiting = deque(submit(chunk) for chunk in islice(chunks, at_once))
    while waiting:
        done = result(waiting[0])
        if done is not None:
            waiting.popleft()
            waiting.extend(submit(chunk) for chunk in islice(chunks, 1))
        yield done


def _result(work: Future[Deals]) -> Deals | None:
    try:
        return work.result(HEARTBEAT)
    except NotYet:
        if work.done():  # the bot's own error, not ours
            raise
        return None


def _leave_stopping_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; who stops what is for the parent to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
