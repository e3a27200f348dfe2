"""The application behind the entrance: the interface over HTTP with its description, and the live lines."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import cast

import msgspec
from litestar import Litestar
from litestar.exceptions import HTTPException

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.host.counting import Counting
from digsite.tables.wire.messages import Reach, TableNow
from digsite.web.api import api
from digsite.web.asgi import App, Receive, Scope, Send
from digsite.web.bans import Bans
from digsite.web.description import DESCRIPTION
from digsite.web.error_handlers import answer_http_error, answer_our_fault, answer_refusal, answer_unreadable
from digsite.web.limits import Limits
from digsite.web.live import LiveLines
from digsite.web.open_table_list import OpenTablePage
from digsite.web.place import Place
from digsite.web.previews import preview_of
from digsite.web.quick_posts import QuickPosts
from digsite.web.services import Services
from digsite.words.choosing import best

_table = msgspec.json.Decoder(TableNow)


class Application:
    """The framework answers requests, but not live lines: its work on each message would cost more than a move.

    Nor what every table begins with, as long as nothing is wrong with it (``quick_posts``).
    """

    def __init__(self, requests: Litestar, services: Services) -> None:
        self._requests = requests
        self._posts = QuickPosts(services, cast("App", requests))
        self._lines = LiveLines(services)
        self._host = services.host
        self._open_tables = OpenTablePage(services.host)

    async def preview(self, table: str, language: str | None, replay: bool) -> dict[str, str] | None:
        """Tell what goes beside the link to a table; None: there is none, or it cannot be read now."""
        try:
            now, own = await self._host.told_to_strangers(table)
        except DigsiteError:
            return None
        return preview_of(_table.decode(now), language or best([own or ""]), replay=replay)

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """Open; and close in the end."""
        return self._requests.lifespan()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or be a line."""
        if scope["type"] == "websocket":
            await self._lines(scope, receive, send)
        elif self._open_tables.is_asked(scope):
            await self._open_tables.answer(scope, send)
        else:
            await self._posts(scope, receive, send)


def create_app(
    database: str,
    limits: Limits,
    reach: Reach,
    public: tuple[str, ...] = (),
    neighbours: Neighbours | None = None,
    counting: Counting | None = None,
    bans: Bans | None = None,
    place: Place | None = None,
) -> Application:
    """Make the application for the tables of a database; ``reach``: from where it can be opened.

    ``public``: the addresses of its pages, where whoever runs it has told them. ``neighbours``: other servers on the
    same database. ``counting`` is told figures, ``bans`` who may not come in. ``place``: among the workers of this
    machine, if it is one of several.
    """
    services = Services(database, limits, reach, public, neighbours, counting, bans, place)
    requests = Litestar(
        route_handlers=[api],
        plugins=[services],
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
    return Application(requests, services)
