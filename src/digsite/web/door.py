"""What all connections of a server share: how many there may be, how fast they come in, how long each may take."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from digsite.web.limits import AddressBuckets, Limits, Places
from digsite.web.proxies import Proxies

#: Seconds between two groups that are let in.
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
        #: Those who read why they cannot come in.
        self.turned_away: set[object] = set()
        arrivals = limits.arrivals_in_all
        self._at_once = None if arrivals is None else max(1, round(arrivals * _TICK))
        self._left = 0
        self._waiting: dict[Arrival, None] = {}
        self._is_ticking = False

    def arrive(self, who: Arrival) -> None:
        """Let somebody in, now or in a moment, in the order they came."""
        if self._at_once is None:
            who.come_in()
            return
        self._waiting[who] = None
        if not self._is_ticking:
            self._left = self._at_once
            self._tick_later()
        self._let_in()

    def leave(self, who: Arrival) -> None:
        """Forget somebody who waited and went."""
        self._waiting.pop(who, None)

    def _let_in(self) -> None:
        while self._waiting and self._left:
            who = next(iter(self._waiting))
            del self._waiting[who]
            self._left -= 1
            who.come_in()

    def _tick_later(self) -> None:
        self._is_ticking = True
        asyncio.get_running_loop().call_later(_TICK, self._tick)

    def _tick(self) -> None:
        self._is_ticking = False
        if self._waiting or self._left != self._at_once:
            self._left = self._at_once or 0
            self._let_in()
            self._tick_later()
