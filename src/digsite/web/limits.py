"""How much is too much: generous for people, a wall for floods.

A purse holds coins and fills up with time; everything somebody does takes one out. Who goes on with an empty purse gets
into debt, and a flood is told from a hasty person by how deep the debt is.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

#: What can be sent over a live line in one message, and in the body of a request.
MOST_BYTES: Final = 16_384
#: A message longer than this is not even read to its end: the line is cut (1009).
CUT_BYTES: Final = 65_536
#: Addresses that are remembered at once; those that were quiet longest are forgotten first.
_MOST_ADDRESSES: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run; and how deep a debt is a flood (0: there is no debt)."""

    at_once: float
    a_second: float
    flood: float = 0


@dataclass(frozen=True)
class Limits:
    """What one address, or one live line, may do. None: as much as it likes."""

    posts: Rate | None = Rate(60, 2)
    tables: Rate | None = Rate(60, 60 / 3600)
    lines: Rate | None = Rate(60, 2)
    messages: Rate | None = Rate(100, 25, flood=1_000)


NO_LIMITS: Final = Limits(None, None, None, None)


class Purse:
    """Coins that come back with time."""

    __slots__ = ("_at", "_coins", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._coins = rate.at_once
        self._at = now

    def pay(self, now: float) -> bool:
        """Take a coin out; say whether there was one.

        >>> purse = Purse(Rate(at_once=2, a_second=1, flood=2), now=0)
        >>> purse.pay(0), purse.pay(0), purse.pay(0), purse.is_flooded
        (True, True, False, False)
        >>> purse.pay(0), purse.is_flooded
        (False, True)
        >>> purse.pay(3), purse.is_flooded
        (True, False)
        """
        self._coins = min(self._rate.at_once, self._coins + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._coins >= 1:
            self._coins -= 1
            return True
        if self._rate.flood:
            self._coins = max(self._coins - 1, -self._rate.flood)
        return False

    @property
    def is_flooded(self) -> bool:
        """Whether the debt is as deep as no person's."""
        return 0 < self._rate.flood <= -self._coins


class Purses:
    """A purse for each address."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def pay(self, address: str) -> bool:
        """Take a coin out of this address's purse; say whether there was one."""
        if self._rate is None:
            return True
        now = self._clock()
        household = _household(address)
        purse = self._purses.setdefault(household, Purse(self._rate, now))
        self._purses.move_to_end(household)
        if len(self._purses) > _MOST_ADDRESSES:
            self._purses.popitem(last=False)
        return purse.pay(now)


def _household(address: str) -> str:
    """Give the part of an address that one household shares: providers hand out whole /64 networks.

    >>> _household("192.0.2.7"), _household("2001:db8::1:2:3:4")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        if ipaddress.ip_address(address).version == 6:
            return str(ipaddress.ip_network((address, 64), strict=False))
    except ValueError:
        pass
    return address
