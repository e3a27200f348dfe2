"""The gate, before everything else: who asks, for which name, and whether this address asks too much."""

from __future__ import annotations

import logging

from digsite.web import asgi
from digsite.web.asgi import App, Receive, Scope, Send, header
from digsite.web.bans import Bans
from digsite.web.headers import guarded
from digsite.web.limits import AddressBuckets, Rate
from digsite.web.logs import told
from digsite.web.names import Names
from digsite.web.plain_answers import answer_problem
from digsite.web.proxies import Proxies
from digsite.words.message import Message, message

_log = logging.getLogger("digsite.web")
_HANG_UP = ((b"connection", b"close"),)
#: For whoever looks whether the server is there, under whatever name.
_FOR_ANYBODY = ("/health", "/ready")
#: Longer names are cut where they are told.
_LONGEST_NAME = 80


class Gate:
    """An ASGI application around another one, open from the first moment on."""

    def __init__(
        self, app: App, proxies: Proxies, names: Names, requests: Rate | None, bans: Bans | None = None
    ) -> None:
        self._app = app
        self._proxies = proxies
        self._names = names
        self._requests = AddressBuckets(requests)
        self._bans = bans or Bans()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, or say why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._proxies.look_through(scope)
        host = header(scope, b"host")
        address = scope["client"][0] if scope.get("client") else ""
        if not self._names.know(host) and scope["path"] not in _FOR_ANYBODY:
            _log.warning("other-name", extra=told(scope, host=host[:_LONGEST_NAME]))
            await _refuse(scope, send, 421, "other-name", message("other-name", name=host[:_LONGEST_NAME]))
        elif self._bans.hold(address) and scope["path"] not in _FOR_ANYBODY:
            await _refuse(scope, send, 403, "banned", message("banned"))
        elif scope["type"] == "http" and not self._requests.pay(address):
            await _refuse(scope, send, 429, "too-many-requests", message("too-many-requests"))
        else:
            await self._app(scope, receive, send)


async def _refuse(scope: Scope, send: Send, status: int, code: str, why: Message) -> None:
    """Answer and hang up; a live line is refused before it is one."""
    shown = guarded(send)
    if scope["type"] == "http":
        await answer_problem(shown, status, code, why, _HANG_UP)
        return

    async def send_refusal(part: asgi.Message) -> None:
        await shown({**part, "type": f"websocket.{part['type']}"})

    await answer_problem(send_refusal, status, code, why)
