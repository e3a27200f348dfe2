"""The application behind the entrance: the interface over HTTP, the live lines, and their description."""

from __future__ import annotations

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import HTTPException

from digsite.errors import DigsiteError
from digsite.tables.wire.messages import Reach
from digsite.web.api import api
from digsite.web.description import DESCRIPTION
from digsite.web.error_handlers import answer_http_error, answer_our_fault, answer_refusal, answer_unreadable
from digsite.web.limits import Limits
from digsite.web.live import live
from digsite.web.services import Services
from digsite.web.wake_ups import CHANNEL


def create_app(database: str, limits: Limits, reach: Reach, public: tuple[str, ...] = ()) -> Litestar:
    """Make the application for the tables of a database; ``reach``: from where it can be opened.

    ``public``: the addresses of its pages, where whoever runs it has told them.
    """
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    return Litestar(
        route_handlers=[api, live],
        plugins=[channels, Services(database, channels, limits, reach, public)],
        exception_handlers={
            DigsiteError: answer_refusal,
            HTTPException: answer_http_error,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_our_fault,
        },
        openapi_config=DESCRIPTION,
        logging_config=None,
        debug=False,
    )
