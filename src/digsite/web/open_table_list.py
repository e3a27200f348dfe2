"""The list of open tables over HTTP: the same bytes for everybody, made when something changes, with their tag.

Every page that shows the list asks again every few seconds, mostly to hear that nothing changed. So it is answered
without the framework, which only describes it.
"""

from __future__ import annotations

import gzip
from typing import Final

from digsite.tables.host.host import Host
from digsite.web.asgi import Scope, Send
from digsite.web.pages import Page, answer_page, tag_of

PATH: Final = "/api/tables"


class OpenTablePage:
    """The list as it is sent."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._told = b""
        self._page: Page | None = None

    @staticmethod
    def is_asked(scope: Scope) -> bool:
        """Say whether a request is for the list."""
        return scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] == PATH

    async def answer(self, scope: Scope, send: Send) -> None:
        """Send the list, unless the browser has it already."""
        told = self._host.open_tables()
        if self._page is None or told is not self._told:
            self._told = told
            self._page = Page({"gzip": gzip.compress(told), "": told}, "application/json", tag_of(told), lasting=False)
        await answer_page(self._page, 200, scope, send)
