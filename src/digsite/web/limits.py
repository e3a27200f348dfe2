"""All limits of the server: generous for people, a wall for floods.

Every action takes coins from a token bucket, which fills up with time. A live line has two: when the small one is
empty the server says so, and when the large one is, which pays for everything that arrives, the server cuts the line.
Everything open takes a place and gives it back at the end. The server hangs up on whatever takes too long.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, Literal

#: What can be sent over a live line in one message, and in the body of a request.
MOST_BYTES: Final = 16_384
#: A message longer than this is not even read to its end: the line is cut (1009).
CUT_BYTES: Final = 65_536
#: The server hangs up on a request longer than this, whatever it has answered.
CUT_REQUEST: Final = 1_048_576
#: So many buckets at most; the server forgets those that were quiet longest.
_MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    at_once: float
    a_second: float


@dataclass(frozen=True)
class Times:
    """Seconds until the server hangs up on somebody who does not go on."""

    #: Until a request's headers are there, from the connection's first moment or the answer before.
    headers: float = 10.0
    #: Until the rest of it is there.
    body: float = 15.0
    #: How long a connection is kept for the next request.
    keep_alive: int = 5
    #: Until an answer was taken, over HTTP and over a live line.
    answer: float = 60.0
    unread: float = 20.0
    #: Until somebody on a live line has said hello.
    hello: float = 20.0
    #: How often a live line is asked whether anybody is there, and how long the answer may take.
    ping: float = 20.0
    pong: float = 20.0


@dataclass(frozen=True)
class Limits:
    """All limits. None: no limit.

    An address may be a household, or a school class behind one router, so it may do as much as thirty people. The rules
    of the game limit moves; everything else that makes a table's log longer is a change.
    """

    # By line.
    messages: Rate | None = Rate(100, 25)
    #: Every frame of a line, whatever is in it, and its bytes (see ``counted_line.py``).
    frames: Rate | None = Rate(1_100, 25)

    # By seat of a table.
    changes: Rate | None = Rate(100, 0.5)

    #: What somebody calls across the table: everybody there is told, and nothing is stored.
    emotes: Rate | None = Rate(4, 0.25)

    # By address.
    requests: Rate | None = Rate(1_000, 50)
    posts: Rate | None = Rate(60, 2)
    tables: Rate | None = Rate(60, 60 / 3600)
    #: Games folded into frames, which takes as long as a few dozen moves each.
    replays: Rate | None = Rate(60, 0.5)
    #: Tables that browsers look after, whose turn it is there: each may have to be read from its log.
    turns: Rate | None = Rate(400, 5)
    #: Tables put on the list of open tables.
    listings: Rate | None = Rate(20, 20 / 3600)
    emotes_by_address: Rate | None = Rate(60, 4)
    lines: Rate | None = Rate(120, 4)
    #: Lines too many that are opened all the same, to say why: a browser hears nothing of one that was never opened.
    lines_told_why: Rate | None = Rate(60, 2)
    messages_by_address: Rate | None = Rate(1_000, 100)
    frames_by_address: Rate | None = Rate(10_000, 500)
    changes_by_address: Rate | None = Rate(400, 1)
    connections_by_address: int | None = 256
    lines_by_address: int | None = 128

    # In all.
    tables_in_all: Rate | None = Rate(1_000, 1)
    connections_in_all: int | None = 8_000
    #: Connections a second that are let in; more than that wait a moment at the door.
    arrivals_in_all: int | None = 500

    times: Times = Times()


#: Without limits the server still hangs up on connections that stall.
NO_LIMITS: Final = Limits(**{limit.name: None for limit in fields(Limits) if limit.name != "times"})  # type: ignore[arg-type]


class TokenBucket:
    """Coins that come back with time."""

    __slots__ = ("_at", "_coins", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._coins: float = rate.at_once
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

    def take_out(self, now: float, cost: float) -> None:
        """Take out what was paid elsewhere, as far as it is there.

        >>> bucket = TokenBucket(Rate(at_once=3, a_second=1), now=0)
        >>> bucket.take_out(0, 5)
        >>> bucket.pay(0), bucket.pay(1)
        (False, True)
        """
        self.pay(now, 0)
        self._coins = max(0.0, self._coins - cost)


class Buckets:
    """A bucket for everybody, by whatever name."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        #: Told what was paid, by whom: other servers may want to know.
        self.paid: Callable[[str, float], None] | None = None

    def pay(self, name: str = "", cost: float = 1) -> bool:
        """Take coins out of this one's bucket; say whether there were as many."""
        if self._rate is None:
            return True
        now = self._clock()
        if not self._bucket(name, self._rate, now).pay(now, cost):
            return False
        if self.paid is not None:
            self.paid(name, cost)
        return True

    def take_out(self, name: str, cost: float) -> None:
        """Take out of this one's bucket what was paid at another server."""
        if self._rate is not None:
            now = self._clock()
            self._bucket(name, self._rate, now).take_out(now, cost)

    def _bucket(self, name: str, rate: Rate, now: float) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(rate, now)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class AddressBuckets(Buckets):
    """A bucket for each address."""

    def pay(self, name: str = "", cost: float = 1) -> bool:
        """Take coins out of this address's bucket; say whether there were as many."""
        return self._rate is None or super().pay(household(name), cost)


class Places:
    """So many at once from one address, and so many in all.

    >>> places = Places(by_address=1, in_all=2)
    >>> [places.take(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3")]
    [None, 'address', None, 'all']
    >>> places.give_back("192.0.2.1")
    >>> places.take("192.0.2.3")
    """

    def __init__(self, by_address: int | None, in_all: int | None = None) -> None:
        self._by_address = by_address
        self._in_all = in_all
        self._taken: Counter[str] = Counter()
        self.number = 0

    def take(self, address: str, *, shared: bool = False) -> Literal["address", "all"] | None:
        """Take a place; None: it is taken. ``shared``: an address that many come from, such as a proxy's."""
        if self._in_all is not None and self.number >= self._in_all:
            return "all"
        found = household(address)
        if not shared and self._by_address is not None and self._taken[found] >= self._by_address:
            return "address"
        self._taken[found] += 1
        self.number += 1
        return None

    def give_back(self, address: str) -> None:
        """Leave a place that was taken."""
        found = household(address)
        self.number -= 1
        self._taken[found] -= 1
        if not self._taken[found]:
            del self._taken[found]


@lru_cache(4_096)
def household(address: str) -> str:
    """Give the part of an address that one household shares: providers hand out whole /64 networks.

    An IPv4 address stays itself where it comes as IPv6, as it does at ``--host ::``.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
