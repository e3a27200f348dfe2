"""A live line on which everything that arrives is counted, and which is cut when it floods or is not read.

The application only sees whole messages. Pings and pongs, parts of messages, and answers that nobody takes from the
line are known to the protocol alone, so they are counted there: this is uvicorn's protocol with a bucket.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from digsite.web.door import Door
from digsite.web.limits import Places, TokenBucket
from digsite.web.logs import told

_log = logging.getLogger("digsite.web")

FLOOD: Final = 1008
#: Under this name an application finds the line itself among the extensions of ASGI's scope.
LINE: Final = "digsite.line"
_SWITCHED: Final = 101
#: Seconds for a client to answer that a line is closed.
_CLOSING: Final = 3.0
#: So many bytes of a line are looked at before they are paid for: a read brings up to 256 kB, or 40,000 frames.
_PIECE: Final = 2_048
#: A frame costs one coin, and one more for every so many bytes in it.
_BYTES_A_COIN: Final = 1_024


class CountedLine(WebSocketsSansIOProtocol):
    """A WebSocket that pays for each frame and its bytes, from its own bucket and its address's; and must be read."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = _CLOSING
        rate = self.door.limits.frames
        self._bucket = TokenBucket(rate, time.monotonic()) if rate else None
        #: Where this connection has a place, until it ends.
        self.places: Places | None = None
        #: Called whenever the client has taken all that was sent.
        self.when_clear: Callable[[], None] | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._is_sending = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Ask to be told of anything that waits to be sent, not only of much of it."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the clock, give the place back."""
        self.when_clear = None
        self.resume_writing()
        if self.places is not None:
            self.places.give_back(self.client[0] if self.client else "")
            self.places = None
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Show the application this line: what it sends at once need not wait for its turn in the event loop."""
        super().handle_connect(event)
        if self.response.status_code == _SWITCHED:
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self

    @property
    def is_clear(self) -> bool:
        """Whether the client has taken all that was sent."""
        return self.writable.is_set()

    @property
    def is_open(self) -> bool:
        """Whether anything can be sent."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def send_at_once(self, text: bytes) -> None:
        """Send text, without waiting and in one piece with everything else that is sent in this turn of the loop."""
        if not self.is_open:
            return
        self.conn.send_text(text)
        if not self._is_sending:
            self._is_sending = True
            self.loop.call_soon(self._send_together)

    def _send_together(self) -> None:
        self._is_sending = False
        output = b"".join(self.conn.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)

    def data_received(self, data: bytes) -> None:
        """Read on, piece by piece, until the line is cut."""
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def handle_events(self) -> None:
        """Let frames through that are paid for."""
        cost = sum(1 + len(event.data) // _BYTES_A_COIN for event in self.conn.events if isinstance(event, Frame))
        if cost and not self._pay(cost):
            self._cut()
        else:
            super().handle_events()

    def _pay(self, cost: int) -> bool:
        if self._bucket is not None and not self._bucket.pay(time.monotonic(), cost):
            return False
        client = self.scope.get("client")  # behind a proxy: whoever it asks for
        return self.door.frames.pay(client[0] if client else "", cost)

    def handle_parser_exception(self) -> None:
        """Hang up on what is no WebSocket any more; whoever still has something to say is told that nobody is there."""
        super().handle_parser_exception()
        self.disconnected = True

    def pause_writing(self) -> None:
        """Give the client some time to take what waits for it."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.door.times.unread, self._give_up)

    def resume_writing(self) -> None:
        """Everything was taken."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self.when_clear is not None:
            self.when_clear()

    def _cut(self) -> None:
        """Hang up on a flood; of what still waits to be answered, nothing is."""
        _log.warning("flood", extra=told(self.scope))
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
        self.conn.data_to_send()  # answers to pings, of which there may be many
        self.conn.fail(FLOOD, "Too many messages.")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.stop_keepalive()
        self.transport.close()

    def _give_up(self) -> None:
        """Hang up on somebody who does not read: closing alone would wait for them."""
        _log.warning("unread", extra={"about": {"client": self.client and self.client[0]}})
        self.transport.abort()


def counted_lines(door: Door) -> type[CountedLine]:
    """Give the kind of line that comes in through this door."""
    return type("CountedLine", (CountedLine,), {"door": door})
