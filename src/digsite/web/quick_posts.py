"""Opening a table and taking a seat, as pages and programs ask for it: answered without the framework, far quicker.

Only what is as it should be is answered here. Everything else goes on to the framework as it came: that finds out what
is wrong, and describes the interface.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from digsite.errors import DigsiteError
from digsite.tables.wire.messages import NewTable, SeatTaken, TableMade, TakeSeat
from digsite.web.asgi import App, Message, Receive, Scope, Send, header
from digsite.web.error_handlers import status_of
from digsite.web.limits import MOST_BYTES
from digsite.web.logs import told
from digsite.web.origins import is_foreign
from digsite.web.plain_answers import answer_problem, send_json
from digsite.web.services import Services
from digsite.words.message import message

_log = logging.getLogger("digsite.web")

_TABLES: Final = "/api/tables"
_SEAT: Final = re.compile(r"/api/tables/([^/]{1,64})/seats/([0-4])")
_MADE: Final = 201

_new_table = msgspec.json.Decoder(NewTable)
_take_seat = msgspec.json.Decoder(TakeSeat)
_written = msgspec.json.Encoder()

Work = Callable[[], Awaitable[TableMade | SeatTaken]]


async def open_table(services: Services, address: str, new: NewTable) -> TableMade:
    """Open a table for somebody, unless they open too many."""
    _slowly(services, address)
    if new.listed and not services.listings.pay(address):
        raise DigsiteError("too-many-listed")
    if not services.tables.pay(address):
        raise DigsiteError("too-many-tables")
    if not services.tables_in_all.pay():
        raise DigsiteError("too-many-tables-in-all")
    return await services.host.open(new)


async def take_seat(services: Services, address: str, table: str, seat: int, take: TakeSeat) -> SeatTaken:
    """Let somebody sit down."""
    _slowly(services, address)
    return await services.host.sit(table, seat, take)


def _slowly(services: Services, address: str) -> None:
    if not services.posts.pay(address):
        raise DigsiteError("too-many-posts")


class QuickPosts:
    """Answers what it can, and lets the framework answer the rest."""

    def __init__(self, services: Services, framework: App) -> None:
        self._services = services
        self._framework = framework

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if not self._is_plain(scope):
            await self._framework(scope, receive, send)
            return
        body = await _body(receive)
        work = None if body is None else self._asked(scope, body)
        if work is None:
            await self._framework(scope, receive if body is None else _said_again(body, receive), send)
            return
        try:
            made = await work()
        except DigsiteError as error:
            await answer_problem(send, status_of(error), error.code, error.message)
        except Exception as error:  # noqa: BLE001  # whatever is broken here, nobody sees a traceback
            _log.error("broken", exc_info=error, extra=told(scope))
            await answer_problem(send, 500, "broken", message("broken"))
        else:
            await send_json(send, _MADE, _written.encode(made))

    def _is_plain(self, scope: Scope) -> bool:
        """Whether a page of ours, or a program, sends some JSON of a length that it tells, and nothing unusual."""
        if scope["type"] != "http" or scope["method"] != "POST":
            return False
        if not scope["path"].startswith(_TABLES) or scope["query_string"]:
            return False
        length = header(scope, b"content-length")
        return (
            header(scope, b"content-type").partition(";")[0] == "application/json"
            and length.isascii()
            and length.isdigit()
            and int(length) <= MOST_BYTES
            and not is_foreign(scope, self._services.public)
        )

    def _asked(self, scope: Scope, body: bytes) -> Work | None:
        """Read what is asked for; None: that is for the framework to say."""
        address, path = scope["client"][0] if scope.get("client") else "", scope["path"]
        seat = _SEAT.fullmatch(path)
        try:
            if path == _TABLES:
                return partial(open_table, self._services, address, _new_table.decode(body))
            if seat is not None:
                taking = _take_seat.decode(body)
                return partial(take_seat, self._services, address, seat[1], int(seat[2]), taking)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            pass
        return None


async def _body(receive: Receive) -> bytes | None:
    """Read the body, which is no longer than it said; None: whoever asked is gone."""
    body = bytearray()
    while True:
        part = await receive()
        if part["type"] != "http.request":
            return None
        body += part.get("body", b"")
        if not part.get("more_body", False):
            return bytes(body)


def _said_again(body: bytes, receive: Receive) -> Receive:
    """Give the body that was read already, then whatever comes."""
    parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return parts.pop() if parts else await receive()

    return again
