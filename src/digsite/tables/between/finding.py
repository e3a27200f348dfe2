"""Who else may be on the same database."""

from __future__ import annotations

from digsite.tables.between.bus import SilentBus
from digsite.tables.between.local_bus import LocalBus
from digsite.tables.between.neighbours import Alone, Neighbours, Others
from digsite.tables.between.redis_bus import RedisBus
from digsite.tables.between.spoke import Spoke
from digsite.tables.log.database import is_served


def neighbours_at(database: str, fan_out: str | None, spoke: Spoke | None = None) -> Neighbours:
    """Say with whom a server shares its database.

    A file is one server's own, or that of the workers between which there is a hub. At a database server there may be
    others; without a bus to hear them on, what they did is looked up every second.

    >>> neighbours_at("tables.sqlite", None).are_there
    False
    """
    if fan_out is not None:
        return Others(RedisBus(fan_out))
    if is_served(database):
        return Others(SilentBus())
    return Alone() if spoke is None else Others(LocalBus(spoke))
