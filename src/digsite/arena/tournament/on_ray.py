"""Playing the deals of a tournament on a Ray cluster: the same results for the same seed as at home.

Every machine of the cluster needs digsite (the same version) and the modules of your own bots.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.extras import need
from digsite.arena.tournament.running import chunks_of
from digsite.arena.tournament.tournament import Tournament
from digsite.arena.workers import HEARTBEAT
from digsite.errors import DigsiteError

#: The address that means: start a cluster here, for this tournament.
LOCAL = "local"


def run_on_ray(
    tournament: Tournament, deals: int, address: str, workers: int | None = None, start: int = 0
) -> Iterator[Deals | None]:
    """Play so many deals on a cluster; as ``run``. ``workers`` bounds how many cores are used."""
    ray = need("ray", "ray", "Tournaments on a cluster")
    _connect(ray, address, workers)
    try:
        cores = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1, max_retries=3)(_play)
        shared = ray.put(tournament)

        def result(work: Any) -> Deals | None:
            ready, _ = ray.wait([work], timeout=HEARTBEAT)
            if not ready:
                return None
            try:
                found: Deals = ray.get(work)
            except ray.exceptions.RayTaskError as error:
                cause = error.as_instanceof_cause()
                raise (error.cause if isinstance(error.cause, DigsiteError) else cause) from None
            return found

        yield from _in_order(
            chunks_of(tournament, deals, start), 2 * cores, lambda chunk: play.remote(shared, *chunk), result
        )
    finally:
        ray.shutdown()


def _in_order(
    chunks: Iterator[tuple[int, int]],
    at_once: int,
    submit: Callable[[tuple[int, int]], Any],
    result: Callable[[Any], Deals | None],
) -> Iterator[Deals | None]:
    """Keep so many pieces of work under way; yield their results in order, and None while the next is not there."""
    waiting = deque(submit(chunk) for chunk in islice(chunks, at_once))
    while waiting:
        done = result(waiting[0])
        if done is not None:
            waiting.popleft()
            waiting.extend(submit(chunk) for chunk in islice(chunks, 1))
        yield done


def _play(tournament: Tournament, start: int, stop: int) -> Deals:
    return tournament.play(start, stop)


def _connect(ray: Any, address: str, workers: int | None) -> None:
    here = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=True, **here)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise DigsiteError("no-cluster", f"There is no Ray cluster at {address!r}: {reason}") from None
