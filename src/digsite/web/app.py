"""The application behind the door: the interface over HTTP, the live lines, and their description."""

from __future__ import annotations

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import HTTPException

from digsite.errors import DigsiteError
from digsite.tables.messages import Reach
from digsite.web.api import api
from digsite.web.bells import CHANNEL
from digsite.web.description import DESCRIPTION
from digsite.web.house import House
from digsite.web.limits import Limits
from digsite.web.live import live
from digsite.web.problems import broken, found, mistaken, unreadable


def create_app(database: str, limits: Limits, reach: Reach) -> Litestar:
    """Make the application for the tables of a database; ``reach``: from where it can be opened."""
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    return Litestar(
        route_handlers=[api, live],
        plugins=[channels, House(database, channels, limits, reach)],
        exception_handlers={
            DigsiteError: mistaken,
            HTTPException: found,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        openapi_config=DESCRIPTION,
        logging_config=None,
        debug=False,
    )
