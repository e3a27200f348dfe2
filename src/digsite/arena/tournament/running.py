"""Playing the deals of a tournament on all cores; the results come in order, whoever played them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from digsite.arena.numbers import at_least
from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.tournament import Tournament
from digsite.arena.travelling import check_travel
from digsite.arena.workers import share_out


def run(tournament: Tournament, deals: int, workers: int = 1, start: int = 0) -> Iterator[Deals | None]:
    """Play so many deals; yield them in order, and None now and then while there is nothing new.

    >>> tournament = Tournament(bots=("greedy", "random"), players=2, seed=1)
    >>> sum(part.games for part in run(tournament, deals=10) if part)
    20

    Closing the iterator ends the workers at once; a deal they were at is lost.
    """
    for what, value, least in (("deals", deals, 0), ("workers", workers, 1), ("start", start, 0)):
        at_least(what, value, least)
    chunks = chunks_of(tournament, deals, start)
    if workers == 1 and (tournament.in_kernel or not _all_named(tournament)):
        return (tournament.play(*chunk) for chunk in chunks)
    check_travel(tournament, tournament.bots)
    # A bot of somebody's own may think for minutes; a worker can be stopped all the same.
    return share_out(partial(_play, tournament), chunks, workers)


def _all_named(tournament: Tournament) -> bool:
    """Say whether all bots are names, which any process understands; objects play here, if one process is enough."""
    return all(isinstance(bot, str) for bot in tournament.bots)


def chunks_of(tournament: Tournament, deals: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """Cut the deals into pieces of work: from, up to."""
    stop = start + deals
    for first in range(start, stop, tournament.chunk):
        yield first, min(first + tournament.chunk, stop)


def _play(tournament: Tournament, chunk: tuple[int, int]) -> Deals:
    return tournament.play(*chunk)
