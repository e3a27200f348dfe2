"""The entrance: it serves the page at once and opens everything else meanwhile.

The game takes more than a second to import (and a minute to compile, once on a machine). Nobody waits for that to see
the page: the entrance serves pages from the first moment, and everything else waits for the inner application.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from digsite.web.asgi import App, Message, Receive, Scope, Send
from digsite.web.headers import guarded
from digsite.web.kept_answers import KeptAnswers
from digsite.web.logs import told
from digsite.web.pages import PREVIEWS
from digsite.web.plain_answers import answer_json, answer_problem
from digsite.words.message import message

_log = logging.getLogger("digsite.web")
_NEVER_KEPT = ((b"cache-control", b"no-store"),)


class Inner(Protocol):
    """The application behind the entrance, with what has to be opened before and closed after."""

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """Open; and close in the end."""

    async def preview(self, table: str, language: str | None, replay: bool) -> dict[str, str] | None:
        """Tell what goes beside the link to a table; None: there is no such table."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""


def _cause(error: Exception) -> Exception:
    """Find what went wrong in what the framework wraps around it."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


class Entrance:
    """An ASGI application: pages at once, the rest from the inner application as soon as that is there."""

    def __init__(self, pages: App, build: Callable[[], Inner], failed: Callable[[Exception], None]) -> None:
        self._pages = pages
        self._build = build
        self._failed = failed
        self._inner: asyncio.Future[Inner] | None = None
        self._closing = asyncio.Event()
        self._kept = KeptAnswers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or open and close."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        shown = guarded(send_noting, scope.get("path", ""))
        if scope["type"] == "http" and scope["path"] == "/health":
            await answer_json(shown, 200, {"status": "ok"}, _NEVER_KEPT)
        elif scope["type"] == "http" and scope["path"] == "/ready":
            status_now = 200 if self._is_ready else 503
            await answer_json(shown, status_now, {"status": "ready" if self._is_ready else "not-ready"}, _NEVER_KEPT)
        elif scope["type"] == "websocket" or scope["path"].startswith(("/api/", "/schema")) or scope["path"] == "/api":
            await self._answer(scope, receive, shown)
        else:
            there = self._inner is not None and self._inner.done() and self._inner.exception() is None
            tables = self._inner.result().preview if there and self._inner is not None else None
            await self._pages({**scope, PREVIEWS: tables}, receive, shown)
        if scope["type"] == "http":
            _log.info("request", extra=told(scope, status=status, ms=round(1e3 * (time.perf_counter() - started), 2)))

    @property
    def _is_ready(self) -> bool:
        """Whether the database is open and tables can be played: proxies send people here only then."""
        there = self._inner
        return there is not None and there.done() and there.exception() is None and not self._closing.is_set()

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._inner is not None  # noqa: S101  # the server starts us before it lets anybody in
        try:
            inner = self._inner.result() if self._inner.done() else await asyncio.shield(self._inner)
        except Exception:  # noqa: BLE001  # told of when it happened
            if scope["type"] == "http":
                await answer_problem(send, 503, "closed", message("closed"))
            else:
                await send({"type": "websocket.close", "code": 1013})
            return
        await self._kept.answer(inner, scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._inner = asyncio.get_running_loop().create_future()
        living = asyncio.create_task(self._inner_life(self._inner))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await living
        await send({"type": "lifespan.shutdown.complete"})

    async def _inner_life(self, there: asyncio.Future[Inner]) -> None:
        """Build the inner application and keep it open until the server stops, all in one task."""
        try:
            inner = await asyncio.to_thread(self._build)
            async with inner.lifespan():
                there.set_result(inner)
                await self._closing.wait()
        except Exception as error:  # noqa: BLE001  # whoever started the server raises it again
            self._failed(_cause(error))
            if not there.done():
                there.set_exception(error)
                there.exception()  # somebody must look at it, even if nobody waits
