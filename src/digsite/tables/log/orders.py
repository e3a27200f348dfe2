"""What whoever runs the servers orders while they run: written by ``digsite database``, read by every server."""

from __future__ import annotations

import time
from typing import Literal

import msgspec
import sqlalchemy as sa

from digsite.tables.log import schema

#: Not to let an address in, or to read a table anew.
Kind = Literal["ban", "look"]


class Order(msgspec.Struct, frozen=True):
    """One order: an address or a table, since when, and until when; None: until it is taken back."""

    kind: Kind
    what: str
    at: int
    until: int | None = None


def orders_now(connection: sa.Connection) -> tuple[Order, ...]:
    """Read what is ordered now."""
    order = schema.orders.c
    now = time.time_ns() // 1_000_000
    still = sa.select(schema.orders).where(sa.or_(order.until.is_(None), order.until > now)).order_by(order.what)
    return tuple(Order(row.kind, row.what, row.at, row.until) for row in connection.execute(still))


def give_order(connection: sa.Connection, kind: Kind, what: str, until: int | None) -> None:
    """Order something, in place of what was ordered about it; orders whose time is over go."""
    now = time.time_ns() // 1_000_000
    take_back(connection, kind, what)
    connection.execute(sa.delete(schema.orders).where(schema.orders.c.until <= now))
    connection.execute(sa.insert(schema.orders).values(kind=kind, what=what, at=now, until=until))


def take_back(connection: sa.Connection, kind: Kind, what: str) -> bool:
    """Take an order back; False: there was none."""
    order = schema.orders.c
    gone = connection.execute(sa.delete(schema.orders).where(order.kind == kind, order.what == what))
    return gone.rowcount > 0
