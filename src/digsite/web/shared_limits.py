"""Limits that several servers share: each tells the others what was paid, and they take it out of their buckets, too.

Somebody who pays at two servers in the same moment may get a little more. Limits by the second are each server's own:
they protect that server.
"""

from __future__ import annotations

from digsite.tables.between.neighbours import Others
from digsite.web.limits import Buckets


class SharedLimits:
    """The limits that hold for all servers together."""

    def __init__(self, others: Others) -> None:
        self._others = others
        self._buckets: dict[str, Buckets] = {}
        others.paid_elsewhere = self._paid_elsewhere

    def share(self, limit: str, buckets: Buckets) -> None:
        """Let what is paid here count everywhere."""
        self._buckets[limit] = buckets
        buckets.paid = lambda name, cost: self._others.paid(limit, name, cost)

    def _paid_elsewhere(self, limit: str, name: str, cost: float) -> None:
        if limit in self._buckets:
            self._buckets[limit].take_out(name, cost)
