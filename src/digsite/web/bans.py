"""Addresses that may not come in (``digsite database ban``), as the gate knows them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from digsite.web.limits import household


class Bans:
    """Networks whose people are turned away.

    >>> bans = Bans()
    >>> bans.set(["192.0.2.0/24", "2001:db8::/64"])
    >>> [bans.hold(address) for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::5", "198.51.100.1", "")]
    [True, True, True, False, False]
    """

    def __init__(self) -> None:
        self._texts: frozenset[str] = frozenset()
        self._networks: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()
        self._known = lru_cache(4_096)(self._look_up)

    def set(self, networks: Iterable[str]) -> None:
        """Turn these away from now on, and nobody else."""
        texts = frozenset(networks)
        if texts != self._texts:
            self._texts = texts
            self._networks = tuple(ipaddress.ip_network(text, strict=False) for text in texts)
            self._known.cache_clear()

    def hold(self, address: str) -> bool:
        """Say whether somebody at this address is turned away."""
        return bool(self._networks) and self._known(address)

    def _look_up(self, address: str) -> bool:
        try:
            found = ipaddress.ip_network(household(address))
        except ValueError:
            return False
        return any(
            found.version == network.version and found.subnet_of(network)  # type: ignore[arg-type]
            for network in self._networks
        )
