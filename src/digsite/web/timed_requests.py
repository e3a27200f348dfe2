"""HTTP connections with limits: a place for each, and so many seconds for every part of a request.

A client that never finishes its headers, its body or its reading (slowloris) never becomes a request, so the
application cannot see it. This is uvicorn's protocol with a clock and a door.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.transports import BaseTransport, Transport
from typing import Any, ClassVar, Final, Literal, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from digsite.web.counted_line import CountedLine
from digsite.web.door import Door
from digsite.web.limits import CUT_REQUEST
from digsite.web.meeting import Meeting
from digsite.web.plain_answers import raw_problem

_log = logging.getLogger("digsite.web")

_FULL: Final = {
    "address": raw_problem(503, "Service Unavailable", "too-many-connections"),
    "all": raw_problem(503, "Service Unavailable", "server-full"),
}
_UNREADABLE: Final = raw_problem(400, "Bad Request", "unreadable")
_TOO_SLOW: Final = raw_problem(408, "Request Timeout", "too-slow")
#: Seconds for a refused client to read why; if we hung up at once, it might never see it.
_LINGER: Final = 1.0
#: So many refused clients at once; any more are cut at once.
_MOST_LINGERING: Final = 128

_Part = Literal["headers", "body", "answer"]


class TimedRequests(H11Protocol):
    """A connection over HTTP, for as long as it goes on."""

    door: ClassVar[Door]
    #: Where there are several workers: hands connections on to where a table's people meet.
    meeting: ClassVar[Meeting | None] = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._stays = False  # whatever the first request is for
        self._has_place = False
        self._is_turned_away = False
        self._clock: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._timed: tuple[int, _Part] | None = None
        self._answered = 0
        self._heard = 0  # bytes since the last answer
        self._early: bytearray | None = bytearray()  # what came before we were let in; None: we are in

    def goes_on(self, read: bytes, *, stays: bool) -> None:
        """Go on with a connection that another worker handed on; this was read there."""
        self._early = bytearray(read)
        self._stays = stays

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a place, or say that there is none."""
        super().connection_made(cast("Transport", transport))
        self.transport.set_write_buffer_limits(0)
        full = self.door.places.take(self._peer, shared=self.door.proxies.trust(self._peer))
        if full is None:
            self._has_place = True
            self.door.arrive(self)
        else:
            self._turn_away(_FULL[full])

    def come_in(self) -> None:
        """Begin: the door lets in a few at a time."""
        early, self._early = self._early, None
        self._watch()
        if early:
            self.transport.resume_reading()
            self.data_received(bytes(early))

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._forget()
        self.door.leave(self)
        if self._has_place:
            self._has_place = False
            self.door.places.give_back(self._peer)
        elif self._is_turned_away:
            self.door.turned_away.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it is not too much."""
        if self._is_turned_away:
            return
        if self._early is not None:
            self._early += data
            self.transport.pause_reading()
            return
        meeting = None if self._stays else self.meeting
        if meeting is not None and self._is_between_requests and meeting.hand_on(self.transport, data):
            return
        self._heard += len(data)
        self._stays = False
        if self._heard > CUT_REQUEST:
            _log.warning("flood", extra={"about": {"client": self._peer}})
            self.transport.abort()
            return
        super().data_received(data)
        self._watch()

    @property
    def _is_between_requests(self) -> bool:
        """Whether the next byte begins a request, and nothing is left to answer."""
        is_idle = not self._heard and self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE
        return is_idle and not self.conn.trailing_data[0]

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the place over to the live line."""
        self._forget()
        self._has_place = False
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, CountedLine):
            line.places = self.door.places

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._answered += 1
        self._heard = 0
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        """Give the client some time to take what waits for it."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.door.times.answer, self.transport.abort)

    def resume_writing(self) -> None:
        """Everything was taken."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _part(self) -> _Part:
        """Say what is waited for: the client's headers, the client's body, or our own answer."""
        if self.conn.their_state is h11.IDLE:
            return "headers"
        return "body" if self.conn.their_state is h11.SEND_BODY else "answer"

    def _watch(self) -> None:
        """Start the clock for the part that has begun."""
        part = self._part()
        if self._timed == (self._answered, part) or not self._has_place:
            return
        self._timed = (self._answered, part)
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if part != "answer" and not self.transport.is_closing():
            seconds = self.door.times.headers if part == "headers" else self.door.times.body
            self._clock = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        """Hang up, and say why if a request has begun."""
        _log.info("too-slow", extra={"about": {"client": self._peer, "part": self._part()}})
        self._hang_up(_TOO_SLOW if self._heard else b"")

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Hang up on what is no HTTP."""
        self._hang_up(_UNREADABLE)

    def _hang_up(self, why: bytes) -> None:
        """Say why, unless an answer has begun already."""
        if why and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(why)
        self.transport.close()

    def _turn_away(self, why: bytes) -> None:
        self._is_turned_away = True
        self.transport.write(why)
        if len(self.door.turned_away) >= _MOST_LINGERING:
            self.transport.close()
            return
        self.door.turned_away.add(self)
        self.transport.write_eof()
        self._clock = self.loop.call_later(_LINGER, self.transport.abort)

    def _forget(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def timed_requests(door: Door, meeting: Meeting | None = None) -> type[TimedRequests]:
    """Give the kind of connection that comes in through this door."""
    return type("TimedRequests", (TimedRequests,), {"door": door, "meeting": meeting})
