"""The live line of a seat: what its player says is answered, and what changes at the table is told.

Two things go on at once and neither waits for the other: what is said is answered, message by message, in the order it
was said; and whenever the table's bell rings, what this seat has not been told yet is sent.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from digsite.errors import DigsiteError
from digsite.tables.host.lines import Line
from digsite.tables.host.slot import StateMark, TimesMark
from digsite.tables.wire.messages import AnySaid, AnyTold, Hello, Pay, Play, Refused, Reveal, Weigh
from digsite.tables.wire.version import VERSION
from digsite.web.asgi import header
from digsite.web.counted_line import FLOOD
from digsite.web.devices import device_of
from digsite.web.limits import MOST_BYTES, TokenBucket
from digsite.web.logs import told
from digsite.web.origins import is_foreign
from digsite.web.services import Services
from digsite.words.message import message

_log = logging.getLogger("digsite.web")

FOREIGN: Final = 4403
NOBODY: Final = 4408
ELSEWHERE: Final = 4401
AGAIN: Final = 4409
FULL: Final = 1013
OTHER_VERSION: Final = message("other-version")
SIGNED_OUT: Final = message("signed-out")

#: What is bounded by the rules or by a commitment, or only asks; everything else that is said may make a log longer.
_NO_CHANGE: Final = (Play, Reveal, Weigh, Pay)

_said = msgspec.json.Decoder[AnySaid](AnySaid)
_written = msgspec.json.Encoder()


class _Numbered(msgspec.Struct):
    """Just the number somebody gave to what they said."""

    id: int


_numbered = msgspec.json.Decoder(_Numbered)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services], table: FromPath[str]) -> None:
    """Be a seat's line to its table, for as long as somebody is on it."""
    address = socket.client.host if socket.client else ""
    with suppress(WebSocketDisconnect, OSError):  # whoever is gone need not be told anything
        await socket.accept()
        if is_foreign(socket.scope, services.public):
            await socket.close(FOREIGN, "Only pages from this very address may sit down here.")
        elif not services.lines.pay(address):
            await socket.close(FLOOD, "Too many lines at once. Wait a few seconds.")
        elif services.line_places.take(address) is not None:
            await socket.close(FULL, str(message("too-many-lines")))
        else:
            try:
                await _Line(socket, services, table, address).live()
            finally:
                services.line_places.give_back(address)


class _Line:
    """One connection to one table, first nobody's, then a seat's or a spectator's."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, table: str, address: str) -> None:
        self._socket = socket
        self._services = services
        self._address = address
        self._host = services.host
        self._wake_ups = services.wake_ups
        self._table = table
        self._bucket = TokenBucket(services.limits.messages, time.monotonic()) if services.limits.messages else None
        self._entered = False
        self._seat: int | None = None
        self._secret: str | None = None
        self._line: Line | None = None
        self._era = 0

    async def live(self) -> None:
        """Listen until somebody said who they are, then listen and tell."""
        try:
            async with asyncio.timeout(self._services.limits.times.hello):
                while not self._entered:
                    await self._hear_one()
        except TimeoutError:
            await self._close(NOBODY, "Nobody said hello.")
            return
        device = device_of(header(self._socket.scope, b"user-agent"))
        self._line = self._host.arrived(self._table, self._seat, self._secret, device)
        try:
            with self._wake_ups.listening(self._table, watching=self._seat is None) as bell:
                bell.set()
                telling = asyncio.create_task(self._tell(bell))
                try:
                    while True:
                        await self._hear_one()
                finally:
                    telling.cancel()
                    await asyncio.wait([telling])
        finally:
            self._host.left(self._table, self._seat, self._line)

    async def _hear_one(self) -> None:
        """Wait for a message and answer it."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=received.get("code", 1000))
        said = received.get("text")
        text = said if isinstance(said, str) else None
        answer = self._refusal(text) or await self._answer(text or "")
        if answer is not None:
            await self._send(_written.encode(answer))
        await asyncio.sleep(0)  # other lines have their turn, however many messages wait on this one

    def _refusal(self, text: str | None) -> Refused | None:
        """Refuse what is too fast, no text or too long, before it is read."""
        if not self._may_speak():
            number = _number_of(text) if text is not None and len(text) <= MOST_BYTES else None
            return Refused(number, "too-fast", message("too-fast"))
        if text is None:
            return Refused(None, "not-text", message("not-text"))
        if len(text) > MOST_BYTES:
            return Refused(None, "too-long", message("too-long"))
        return None

    def _may_speak(self) -> bool:
        """Say whether neither this line nor its address has said too much."""
        if self._bucket is not None and not self._bucket.pay(time.monotonic()):
            return False
        return self._services.messages.pay(self._address)

    def _may_change(self, said: AnySaid) -> bool:
        """Say whether this may make the log longer: how many moves there are is up to the rules, the rest is not."""
        if self._seat is None or isinstance(said, _NO_CHANGE):
            return True
        seat = f"{self._table} {self._seat}"
        return self._services.seat_changes.pay(seat) and self._services.changes.pay(self._address)

    async def _answer(self, text: str) -> AnyTold | None:
        try:
            said = _said.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            problem = str(error).rstrip(".")
            return Refused(_number_of(text), "unreadable", message("unreadable-said", problem=problem))
        try:
            if isinstance(said, Hello):
                return await self._enter(said)
            if not self._entered:
                return Refused(said.id, "hello-first", message("hello-first"))
            if self._line is not None and self._line.signed_out:
                return Refused(said.id, SIGNED_OUT.id, SIGNED_OUT)
            if not self._may_change(said):
                return Refused(said.id, "too-many-changes", message("too-many-changes"))
            return await self._host.hear(self._table, self._seat, said, self._line)
        except DigsiteError as error:
            return Refused(said.id, error.code, error.message)
        except Exception as error:  # noqa: BLE001  # nothing somebody says may break the line
            _log.error("broken", exc_info=error, extra=told(self._socket.scope, seat=self._seat))
            return Refused(said.id, "broken", message("broken"))

    async def _enter(self, hello: Hello) -> Refused | None:
        if self._entered:
            return Refused(hello.id, "already-here", message("already-here"))
        # Pages from before there were versions say none: browsers, unlike programs, tell where a page comes from.
        is_page = bool(header(self._socket.scope, b"origin"))
        if hello.wire != VERSION and (hello.wire is not None or is_page):
            return Refused(hello.id, "other-version", OTHER_VERSION, str(OTHER_VERSION))
        self._seat = await self._host.enter(self._table, hello.secret, hello.head)
        self._secret = hello.secret
        self._era = self._host.era(self._table)
        self._entered = True
        return None

    async def _tell(self, bell: asyncio.Event) -> None:
        """Whenever the bell rings, send what this seat has not been told yet."""
        table = b""
        known: StateMark | None = None
        times = TimesMark((), ())  # nobody is gone, and nothing runs
        lines = 0
        try:
            while True:
                await bell.wait()
                bell.clear()
                if self._line is not None and self._line.signed_out:
                    await self._close(ELSEWHERE, str(SIGNED_OUT))
                    return
                table_now = await self._host.table_now(self._table, self._seat)
                if self._host.era(self._table) != self._era:
                    await self._close(AGAIN, "Another game is stored here now. Come in again.")
                    return
                if table_now != table:
                    table = table_now
                    await self._send(table)
                state = await self._host.state_now(self._table, self._seat, lines)
                if state is not None and (state.mark != known or state.lines != lines):
                    await self._send(state.body)
                    known, lines = state.mark, state.lines
                now = self._host.times_now(self._table)
                if now is not None and now[0] != times:
                    times = now[0]
                    await self._send(_written.encode(now[1]))
        except WebSocketDisconnect:
            pass
        except DigsiteError as error:  # the table cannot be told now; whoever comes in again hears why
            await self._close(AGAIN, error.code)
        except Exception as error:  # noqa: BLE001  # a line that cannot tell anything any more must not look alive
            _log.error("broken", exc_info=error, extra=told(self._socket.scope, seat=self._seat))
            await self._close(1011, "Something is broken here.")

    async def _send(self, body: bytes) -> None:
        try:
            await self._socket.send_text(body.decode())
        except OSError:  # how servers say that the client is gone
            raise WebSocketDisconnect(detail="gone") from None

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError):
            await self._socket.close(code, reason)


def _number_of(text: str) -> int | None:
    """Find the number of something that cannot be read otherwise."""
    try:
        return _numbered.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
