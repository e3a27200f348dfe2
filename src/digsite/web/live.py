"""The live line of a seat: what its player says is answered, and what changes at the table is told.

Two things go on and neither waits for the other: what is said is answered, message by message, in the order it was
said; and whenever something changed at the table, what this seat has not been told yet is sent, at once.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, cast

import msgspec

from digsite.errors import DigsiteError
from digsite.tables.host.lines import Line
from digsite.tables.host.slot import StateMark, TimesMark
from digsite.tables.wire.messages import AnySaid, AnyTold, Emote, Hello, ListTable, Pay, Play, Refused, Reveal, Weigh
from digsite.tables.wire.version import VERSION
from digsite.web.asgi import Receive, Scope, Send, header
from digsite.web.counted_line import FLOOD, LINE, CountedLine
from digsite.web.devices import device_of
from digsite.web.limits import MOST_BYTES, TokenBucket
from digsite.web.logs import told
from digsite.web.origins import is_foreign
from digsite.web.refusals import refused
from digsite.web.services import Services
from digsite.words.message import message

_log = logging.getLogger("digsite.web")

FOREIGN: Final = 4403
NOWHERE: Final = 4404
NOBODY: Final = 4408
ELSEWHERE: Final = 4401
AGAIN: Final = 4409
FULL: Final = 1013
OTHER_VERSION: Final = message("other-version")
SIGNED_OUT: Final = message("signed-out")
BANNED: Final = message("banned")

#: What is bounded by the rules or by a commitment, or only asks; everything else that is said may make a log longer.
_NO_CHANGE: Final = (Play, Reveal, Weigh, Pay, Emote)

_PATH: Final = re.compile("/api/tables/([^/]+)/live/?")

_said = msgspec.json.Decoder[AnySaid](AnySaid)
_written = msgspec.json.Encoder()


class _Numbered(msgspec.Struct):
    """Just the number somebody gave to what they said."""

    id: int


class _Gone(Exception):
    """The line was closed."""


_numbered = msgspec.json.Decoder(_Numbered)


class LiveLines:
    """All live lines, as an ASGI application: nothing stands between a line and its table."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Be a seat's line to its table, for as long as somebody is on it."""
        services, address = self._services, scope["client"][0] if scope.get("client") else ""
        await receive()  # that somebody wants to connect
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": NOWHERE})
            return
        too_many = not services.lines.pay(address)
        if too_many and not services.lines_told_why.pay(address):
            await send({"type": "websocket.close", "code": FLOOD})
            return
        with suppress(OSError):  # whoever is gone need not be told anything
            await send({"type": "websocket.accept"})
            line = _Line(scope, receive, send, services, found[1], address)
            if is_foreign(scope, services.public):
                await line.close(FOREIGN, "Only pages from this very address may sit down here.")
            elif too_many:
                await line.close(FLOOD, "Too many lines at once. Wait a few seconds.")
            elif services.line_places.take(address) is not None:
                await line.close(FULL, str(message("too-many-lines")))
            else:
                try:
                    with suppress(_Gone):
                        await line.live()
                finally:
                    services.line_places.give_back(address)


class _Line:
    """One connection to one table, first nobody's, then a seat's or a spectator's."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, services: Services, table: str, address: str
    ) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._out = cast("CountedLine", scope["extensions"][LINE])
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
        self._answering = False
        self._began = 0.0  # to answer, when
        self._has_paid = False
        self._in_turn: asyncio.Future[None] | None = None  # somebody waits for what is answered at once
        self._under_way: asyncio.Task[None] | None = None  # loading the table, or closing this line
        # What was told last: the table, the state and how many lines of its story, the times.
        self._told_table = b""
        self._told_state: StateMark | None = None
        self._told_lines = 0
        self._told_times = TimesMark((), ())  # nobody is gone, and nothing runs
        self._told_emotes = 0

    async def live(self) -> None:
        """Listen until somebody said who they are, then listen and tell."""
        try:
            async with asyncio.timeout(self._services.limits.times.hello):
                while not self._entered:
                    await self._hear_one()
        except TimeoutError:
            await self.close(NOBODY, "Nobody said hello.")
            return
        device = device_of(header(self._scope, b"user-agent"))
        self._told_emotes = self._host.emoted(self._table)
        self._line = self._host.arrived(self._table, self._seat, self._secret, device)
        try:
            with self._wake_ups.listening(self._table, self._tell, watching=self._seat is None):
                self._out.when_clear, self._out.hear_at_once = self._tell, self._hear_at_once
                self._tell()
                while True:
                    await self._hear_one()
        finally:
            self._out.when_clear = self._out.hear_at_once = None
            if self._under_way is not None:
                self._under_way.cancel()
            self._host.left(self._table, self._seat, self._line)

    async def _hear_one(self) -> None:
        """Wait for a message and answer it."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise _Gone
        if self._services.bans.hold(self._address):
            await self.close(FOREIGN, str(BANNED))
            raise _Gone
        said = received.get("text")
        text = said if isinstance(said, str) else None
        if self._answering:  # what came before it, at once
            self._in_turn = asyncio.get_running_loop().create_future()
            await self._in_turn
            self._in_turn = None
        self._answering = True  # whatever comes meanwhile is not heard before this
        if not self._out.is_clear:
            await self._out.writable.wait()
        self._begin()
        try:
            answer = self._refusal(text) or await self._answer(text or "")
        finally:
            self._answering = False
        self._end(answer)
        if self._out.is_heard:
            return
        await asyncio.sleep(0)  # other lines have their turn, however many messages wait on this one

    def _hear_at_once(self, text: str) -> bool:
        """Hear a move without waiting for this line's turn in the event loop; False: it is heard by ``_hear_one``."""
        if self._answering or self._in_turn is not None or self._line is None:
            return False
        if self._is_signed_out or not self._out.is_clear:
            return False
        if '"play"' not in text or len(text) > MOST_BYTES or self._services.bans.hold(self._address):
            return False
        said = _read(text)
        if not isinstance(said, Play):
            return False
        self._begin()
        if not self._may_speak():
            self._end(Refused(said.id, "too-fast", message("too-fast")))
            return True
        try:
            is_heard = self._host.hear_at_once(self._table, self._seat, said, self._line, self._end_at_once)
        except Exception as error:  # noqa: BLE001  # nothing somebody says may break the line
            self._end(self._broken(said, error))
            return True
        if not is_heard:
            self._answering, self._has_paid = False, True
        return is_heard

    def _end_at_once(self, answer: AnyTold) -> None:
        self._end(answer)
        if self._in_turn is not None and not self._in_turn.done():
            self._in_turn.set_result(None)

    def _begin(self) -> None:
        self._answering, self._began = True, time.perf_counter()

    def _end(self, answer: AnyTold | None) -> None:
        """Give the answer."""
        self._answering = False
        self._services.counting.answered(time.perf_counter() - self._began)
        if answer is not None:
            if isinstance(answer, Refused):
                refused(answer.code)
                if not self._is_page:  # a program has no catalogues
                    answer = msgspec.structs.replace(answer, sentence=str(answer.why))
            self._out.add(_written.encode(answer))
            self._out.flush()
        if self._is_signed_out:  # by what was said just now
            self._tell()

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

    @property
    def _is_page(self) -> bool:
        """Whether this is a page in a browser: browsers, unlike programs, tell where a page comes from."""
        return bool(header(self._scope, b"origin"))

    @property
    def _is_signed_out(self) -> bool:
        """Whether the seat is somebody else's now, or opened only by another secret."""
        return self._line is not None and self._line.signed_out

    def _may_speak(self) -> bool:
        """Say whether neither this line nor its address has said too much."""
        if self._has_paid:  # for what could not be heard at once
            self._has_paid = False
            return True
        if self._bucket is not None and not self._bucket.pay(time.monotonic()):
            return False
        return self._services.messages.pay(self._address)

    def _may_change(self, said: AnySaid) -> bool:
        """Say whether this may make the log longer: how many moves there are is up to the rules, the rest is not."""
        if self._seat is None or isinstance(said, _NO_CHANGE):
            return True
        seat = f"{self._table} {self._seat}"
        return self._services.seat_changes.pay(seat) and self._services.changes.pay(self._address)

    def _overdone(self, said: AnySaid) -> str | None:
        """Say what this seat or its address has done too often."""
        services = self._services
        if isinstance(said, Emote) and self._seat is not None:
            may = services.seat_emotes.pay(f"{self._table} {self._seat}") and services.emotes.pay(self._address)
            return None if may else "too-many-emotes"
        if isinstance(said, ListTable) and said.listed and not services.listings.pay(self._address):
            return "too-many-listed"
        return None if self._may_change(said) else "too-many-changes"

    async def _answer(self, text: str) -> AnyTold | None:
        said = _read(text)
        if isinstance(said, Refused):
            return said
        try:
            if isinstance(said, Hello):
                return await self._enter(said)
            if not self._entered:
                return Refused(said.id, "hello-first", message("hello-first"))
            if self._is_signed_out:
                return Refused(said.id, SIGNED_OUT.id, SIGNED_OUT)
            overdone = self._overdone(said)
            if overdone is not None:
                return Refused(said.id, overdone, message(overdone))
            return await self._host.hear(self._table, self._seat, said, self._line)
        except DigsiteError as error:
            return Refused(said.id, error.code, error.message)
        except Exception as error:  # noqa: BLE001  # nothing somebody says may break the line
            return self._broken(said, error)

    def _broken(self, said: AnySaid, error: Exception) -> Refused:
        _log.error("broken", exc_info=error, extra=told(self._scope, seat=self._seat))
        return Refused(said.id, "broken", message("broken"))

    async def _enter(self, hello: Hello) -> Refused | None:
        if self._entered:
            return Refused(hello.id, "already-here", message("already-here"))
        # Pages from before there were versions say none.
        if hello.wire != VERSION and (hello.wire is not None or self._is_page):
            return Refused(hello.id, "other-version", OTHER_VERSION, str(OTHER_VERSION))
        self._seat = await self._host.enter(self._table, hello.secret, hello.head)
        self._secret = hello.secret
        self._era = self._host.era(self._table)
        self._entered = True
        return None

    def _tell(self) -> None:
        """Send what this seat has not been told yet; whoever is slow is told when they have taken what was sent."""
        if not self._out.is_open or not self._out.is_clear or self._under_way is not None:
            return
        if self._is_signed_out:
            if not self._answering:  # what was said is answered first
                self._go_about(self.close(ELSEWHERE, str(SIGNED_OUT)))
            return
        try:
            self._tell_now()
        except Exception as error:  # noqa: BLE001  # a line that cannot tell anything any more must not look alive
            _log.error("broken", exc_info=error, extra=told(self._scope, seat=self._seat))
            self._go_about(self.close(1011, "Something is broken here."))
        if self._answering:
            self._out.flush_soon()  # the answer may come along
        else:
            self._out.flush()

    def _tell_now(self) -> None:
        now = self._host.tell(self._table, self._seat, self._told_lines)
        if now is None:
            self._go_about(self._tell_when_loaded())
            return
        if now.era != self._era:
            self._go_about(self.close(AGAIN, "Another game is stored here now. Come in again."))
            return
        if now.table != self._told_table:
            self._told_table = now.table
            self._out.add(now.table)
        state = now.state
        if state is not None and (state.mark != self._told_state or state.lines != self._told_lines):
            self._told_state, self._told_lines = state.mark, state.lines
            self._out.add(state.body)
        if now.times != self._told_times:
            self._told_times = now.times
            self._out.add(_written.encode(self._host.times_now(self._table)))
        if now.emotes != self._told_emotes:
            for emote in self._host.emotes(self._table, self._told_emotes):
                self._out.add(_written.encode(emote))
            self._told_emotes = now.emotes

    async def _tell_when_loaded(self) -> None:
        """Wait until the table is in memory and all of it stored, then tell."""
        try:
            await self._host.load(self._table)
        except DigsiteError as error:  # the table cannot be told now; whoever comes in again hears why
            await self.close(AGAIN, error.code)
            return
        except Exception as error:  # noqa: BLE001  # a line that is never told anything again must not look alive
            _log.error("broken", exc_info=error, extra=told(self._scope, seat=self._seat))
            await self.close(1011, "Something is broken here.")
            return
        self._under_way = None
        self._tell()

    def _go_about(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while; nothing is told meanwhile."""
        self._under_way = asyncio.create_task(work)

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
        with suppress(OSError):  # how servers say that the client is gone
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


def _read(text: str) -> AnySaid | Refused:
    """Read what somebody says, or say why it cannot be read."""
    try:
        said: AnySaid = _said.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = str(error).rstrip(".")
        return Refused(_number_of(text), "unreadable", message("unreadable-said", problem=problem))
    return said


def _number_of(text: str) -> int | None:
    """Find the number of something that cannot be read otherwise."""
    try:
        return _numbered.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
