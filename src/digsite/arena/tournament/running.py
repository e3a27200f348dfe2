"""Playing the deals of a tournament on all cores; the results come in order, whoever played them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.tournament import Tournament
from digsite.arena.workers import share_out


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
    # A bot of somebody's own may think for minutes; a worker can be stopped all the same.
    yield from share_out(partial(_play, tournament), chunks, max(workers, 1))


def chunks_of(tournament: Tournament, deals: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """Cut the deals into pieces of work: from, up to."""
    stop = start + deals
    for first in range(start, stop, tournament.chunk):
        yield first, min(first + tournament.chunk, stop)


def _play(tournament: Tournament, chunk: tuple[int, int]) -> Deals:
    return tournament.play(*chunk)
