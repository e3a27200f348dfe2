"""Answers that never change while the server runs: made once, then kept, compressed and tagged like a page."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from digsite.web.asgi import App, Message, Receive, Scope, Send
from digsite.web.pages import Page, answer_page, tag_of

#: What the interface says about itself, and what can be chosen for a table.
KEPT: Final = frozenset({"/schema", "/schema/", "/schema/openapi.json", "/api/options"})


class KeptAnswers:
    """Answers from memory; what is not there yet it asks the application for, once."""

    def __init__(self) -> None:
        self._kept: dict[str, Page] = {}
        self._making = asyncio.Lock()

    async def answer(self, app: App, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = scope["path"]
        if scope["type"] != "http" or scope["method"] != "GET" or path not in KEPT:
            await app(scope, receive, send)
            return
        page = self._kept.get(path)
        if page is None:
            async with self._making:  # all who ask meanwhile wait for the one answer
                page = self._kept.get(path) or await _made(app, {**scope, "headers": [], "query_string": b""})
            if page is None:
                await app(scope, receive, send)  # the application says what is wrong
                return
            self._kept[path] = page
        await answer_page(page, 200, scope, send)


async def _made(app: App, scope: Scope) -> Page | None:
    """Ask the application on nobody's behalf; None: it did not answer as usual."""
    status, kind, body = 0, "", b""

    async def nothing() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def take(message: Message) -> None:
        nonlocal status, kind, body
        if message["type"] == "http.response.start":
            status = message["status"]
            kind = next((value.decode() for name, value in message["headers"] if name == b"content-type"), "")
        else:
            body += message.get("body", b"")

    await app(scope, nothing, take)
    return Page({"gzip": gzip.compress(body), "": body}, kind, tag_of(body), lasting=False) if status == 200 else None
