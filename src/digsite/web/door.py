"""Limits for all connections together: how many, how fast they come in, how long each may take."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from digsite.web.limits import AddressBuckets, Limits, Places, Rate, TokenBucket
from digsite.web.proxies import Proxies

#: So many are let in at once, and so many seconds pass until the next ones are.
_AT_ONCE: Final = 10
_TICK: Final = 0.01


class Arrival(Protocol):
    """Somebody who may have to wait at the door."""

    def come_in(self) -> None:
        """Be let in."""


class Door:
    """Where connections come in: a few at a time, so that a crowd of newcomers does not hold up those who play."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.times = limits.times
        self.proxies = proxies
        self.places = Places(limits.connections_by_address, limits.connections_in_all)
        self.frames = AddressBuckets(limits.frames_by_address)
        #: Connections that are being told why they cannot come in.
        self.turned_away: set[object] = set()
        arrivals = limits.arrivals_in_all
        self._rate = None if arrivals is None else TokenBucket(Rate(_AT_ONCE, arrivals), time.monotonic())
        self._waiting: dict[Arrival, None] = {}
        self._is_ticking = False

    def arrive(self, who: Arrival) -> None:
        """Let somebody in, now or in a moment, in the order they came."""
        self._waiting[who] = None
        if not self._is_ticking:
            self._let_in()

    def leave(self, who: Arrival) -> None:
        """Forget somebody who waited and went."""
        self._waiting.pop(who, None)

    def _let_in(self) -> None:
        """Let in as many as may come, and look again soon if there are more."""
        while self._waiting and (self._rate is None or self._rate.pay(time.monotonic())):
            who = next(iter(self._waiting))
            del self._waiting[who]
            who.come_in()
        self._is_ticking = bool(self._waiting)
        if self._is_ticking:
            asyncio.get_running_loop().call_later(_TICK, self._let_in)
