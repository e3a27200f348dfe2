"""Proxies in front of the server that may say for whom they ask.

A proxy appends the address it was asked from to X-Forwarded-For. Whatever stands before the last proxy we trust may be
made up: so the right-most address that is not a trusted proxy's is the client.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from digsite.errors import DigsiteError
from digsite.web.asgi import Scope

_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The proxies that are trusted, each an address or a network.

    >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    >>> proxies.client("10.0.0.5", ["1.1.1.1, 192.0.2.7, 10.1.1.1"])
    '192.0.2.7'
    >>> proxies.client("192.0.2.9", ["1.1.1.1"])
    '192.0.2.9'
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = tuple(_network(text) for text in trusted)
        self.trust = lru_cache(1_024)(self._trust)

    def _trust(self, address: str) -> bool:
        """Say whether this is the address of a trusted proxy."""
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Find who asks, from the address that is connected to us and all headers that tell where it was asked from."""
        client = peer
        told = [part.strip() for line in forwarded for part in line.split(",")]
        while told and self.trust(client):
            before = _address(told.pop())
            if before is None:
                break  # no proxy that follows the convention wrote that
            client = str(before)
        return client

    def look_through(self, scope: Scope) -> None:
        """Put into a connection's scope who really asks, how, and for which name, where a trusted proxy tells it.

        The scope is changed in place: the protocol below reads it too, and is to count for the same address.
        """
        peer = scope.get("client")
        if not self._networks or not peer or not self.trust(peer[0]):
            return
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        client = self.client(peer[0], _all(headers, b"x-forwarded-for"))
        if client != peer[0]:
            scope["client"] = (client, 0)
        scheme = _last(headers, b"x-forwarded-proto")
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        host = _last(headers, b"x-forwarded-host")
        if host:
            others = [(name, value) for name, value in headers if name != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]


def _all(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _last(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str:
    """Give what the nearest proxy wrote."""
    return ",".join(_all(headers, wanted)).rpartition(",")[2].strip()


def _address(text: str) -> _Address | None:
    """Read an address, with or without a port; an IPv4 address written as IPv6 is itself.

    >>> [str(_address(text)) for text in ("192.0.2.7", "192.0.2.7:80", "[2001:db8::1]:80", "::ffff:192.0.2.7", "me")]
    ['192.0.2.7', '192.0.2.7', '2001:db8::1', '192.0.2.7', 'None']
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise DigsiteError(
            "no-proxy-address",
            f"{text[:80]!r} is no address of a proxy: write it in numbers, such as 127.0.0.1 or 10.0.0.0/8.",
        ) from None
