"""Turning addresses away: for a while, or until that is taken back."""

from __future__ import annotations

import ipaddress
import time

from digsite.errors import DigsiteError
from digsite.tables.log.orders import Order, give_order, orders_now, take_back
from digsite.tables.log.storage import Storage

DAY = 86_400_000


def network_of(text: str) -> str:
    """Give the network that an address stands for: an IPv6 address for its /64, which one household shares.

    >>> [network_of(text) for text in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1:2:3:4", "192.0.2.0/24")]
    ['192.0.2.7/32', '192.0.2.7/32', '2001:db8::/64', '192.0.2.0/24']
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise DigsiteError(
            "no-address", f"{text[:80]!r} is no address: write it in numbers, such as 192.0.2.7 or 192.0.2.0/24."
        ) from None
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            return str(ipaddress.ip_network((int(mapped), network.prefixlen - 96), strict=False))
        if network.prefixlen > 64:
            network = network.supernet(new_prefix=64)
    return str(network)


def ban(storage: Storage, address: str, days: float | None) -> Order:
    """Let nobody from an address in; give the order that this is."""
    network = network_of(address)
    if ipaddress.ip_network(network).prefixlen == 0:
        raise DigsiteError("bans-everybody", f"{network} is everybody. Nothing was changed.")
    now = time.time_ns() // 1_000_000
    until = None if days is None else now + int(days * DAY)
    with storage.changing() as connection:
        give_order(connection, "ban", network, until)
    return Order("ban", network, now, until)


def unban(storage: Storage, address: str) -> tuple[str, list[Order]]:
    """Take a ban back; give the network it was about, and the bans that still keep it, or a part of it, out."""
    network = network_of(address)
    with storage.changing() as connection:
        if not take_back(connection, "ban", network):
            raise DigsiteError("not-banned", f"{network} is not banned. 'digsite database bans' lists who is.")
    return network, [order for order in bans(storage) if _meet(order.what, network)]


def _meet(one: str, other: str) -> bool:
    first, second = ipaddress.ip_network(one), ipaddress.ip_network(other)
    return first.version == second.version and first.overlaps(second)


def bans(storage: Storage) -> list[Order]:
    """List who is not let in."""
    with storage.engine.connect() as connection:
        return [order for order in orders_now(connection) if order.kind == "ban"]
