"""What all connections of a server share: how many there may be, how long each may take, which of them are proxies."""

from __future__ import annotations

from digsite.web.limits import AddressBuckets, Limits, Places
from digsite.web.proxies import Proxies


class Door:
    """Where connections come in."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.times = limits.times
        self.proxies = proxies
        self.places = Places(limits.connections_by_address, limits.connections_in_all)
        self.frames = AddressBuckets(limits.frames_by_address)
        #: Those who read why they cannot come in.
        self.turned_away: set[object] = set()
