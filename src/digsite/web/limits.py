"""How much is too much: generous for people, a wall for floods.

Each limit is a token bucket: it holds coins and fills up with time; everything somebody does takes some out. A live
line has two: whoever talks too fast is told so when the small one is empty, and cut when the large one is, which pays
for all that arrives at all.
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
    """So many at once, and so many a second in the long run."""

    at_once: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What one address, or one live line, may do. None: as much as it likes."""

    posts: Rate | None = Rate(60, 2)
    tables: Rate | None = Rate(60, 60 / 3600)
    lines: Rate | None = Rate(60, 2)
    messages: Rate | None = Rate(100, 25)
    #: Every frame of a line, whatever is in it, and its bytes (see ``counted.py``).
    frames: Rate | None = Rate(1_100, 25)


NO_LIMITS: Final = Limits(None, None, None, None, None)


class TokenBucket:
    """Coins that come back with time."""

    __slots__ = ("_at", "_coins", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._coins = rate.at_once
        self._at = now

    def pay(self, now: float, cost: float = 1) -> bool:
        """Take coins out; say whether there were as many. If not, none is taken.

        >>> bucket = TokenBucket(Rate(at_once=3, a_second=1), now=0)
        >>> bucket.pay(0), bucket.pay(0, 2), bucket.pay(0), bucket.pay(2, 2)
        (True, True, False, True)
        """
        self._coins = min(self._rate.at_once, self._coins + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._coins < cost:
            return False
        self._coins -= cost
        return True


class AddressBuckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def pay(self, address: str) -> bool:
        """Take a coin out of this address's bucket; say whether there was one."""
        if self._rate is None:
            return True
        now = self._clock()
        household = _household(address)
        bucket = self._buckets.setdefault(household, TokenBucket(self._rate, now))
        self._buckets.move_to_end(household)
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.pay(now)


def _household(address: str) -> str:
    """Give the part of an address that one household shares: providers hand out whole /64 networks.

    An IPv4 address stays itself where it comes in the clothes of IPv6, as it does at ``--host ::``.

    >>> _household("192.0.2.7"), _household("::ffff:192.0.2.7"), _household("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
