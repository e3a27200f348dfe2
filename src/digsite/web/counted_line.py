"""A live line on which everything that arrives is counted, and which is cut when it floods or is not read.

The application only sees whole messages. Pings and pongs, parts of messages, and answers that nobody takes from the
line are known to the protocol alone, so they are counted there: this is uvicorn's protocol with a bucket.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from digsite.web.door import Door
from digsite.web.limits import Places, TokenBucket
from digsite.web.logs import told

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled code for this machine
    from websockets.utils import apply_mask

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
#: So many messages may wait to be heard before no more are read from the line.
_MOST_WAITING: Final = 8

# The first byte of a whole text message in one frame, and how the second byte tells the length.
_TEXT: Final = 0x81
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


class _Inbox:
    """What arrived and was not heard yet, for one reader. A queue of asyncio's does more, and takes longer for it."""

    __slots__ = ("_arrived", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._arrived: deque[Any] = deque()
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add something, and wake the reader."""
        self._arrived.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for what comes next."""
        while not self._arrived:
            self._reader = self._loop.create_future()
            await self._reader
        return self._arrived.popleft()

    def get_nowait(self) -> Any:
        """Take what comes next."""
        return self._arrived.popleft()

    def qsize(self) -> int:
        """Say how much waits."""
        return len(self._arrived)

    def empty(self) -> bool:
        """Say whether nothing waits."""
        return not self._arrived


class CountedLine(WebSocketsSansIOProtocol):
    """A WebSocket that pays for each frame and its bytes, from its own bucket and its address's; and must be read."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = _Inbox(self.loop)  # type: ignore[assignment]  # it does all that is asked of the queue
        self.close_timeout = _CLOSING
        rate = self.door.limits.frames
        self._bucket = TokenBucket(rate, time.monotonic()) if rate else None
        #: Where this connection has a place, until it ends.
        self.places: Places | None = None
        #: Called with each text first: True, and it need not wait to be heard in its turn.
        self.hear_at_once: Callable[[str], bool] | None = None
        #: Called whenever the client has taken all that was sent.
        self.when_clear: Callable[[], None] | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._is_sending = False
        self._to_send: list[bytes] = []
        #: Whether every frame so far came in one piece: then the next bytes begin another one.
        self._comes_whole = True

    def connection_made(self, transport: BaseTransport) -> None:
        """Ask to be told of anything that waits to be sent, not only of much of it."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the clock, give the place back."""
        self.hear_at_once = self.when_clear = None
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
    def is_heard(self) -> bool:
        """Whether no message waits to be heard."""
        return self.queue.empty()

    @property
    def is_open(self) -> bool:
        """Whether anything can be sent."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def add(self, text: bytes) -> None:
        """Add a text to what is sent next, all in one piece: by ``flush``, or soon."""
        if not self.is_open:
            return
        if self.conn.extensions:  # it may be compressed
            self.conn.send_text(text)
            self._to_send += self.conn.data_to_send()
        else:
            self._to_send += (_head_of(len(text)), text)

    def flush_soon(self) -> None:
        """Send what was added, in one piece with whatever else is added in this turn of the loop."""
        if self._to_send and not self._is_sending:
            self._is_sending = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what was added."""
        self._is_sending = False
        texts, self._to_send = self._to_send, []
        if texts and not self.transport.is_closing():
            self.transport.write(b"".join(texts))

    async def send(self, message: Any) -> None:
        """Send what the application says, after everything that was sent at once."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Hang up because the server stops, when everything is sent."""
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Read on, piece by piece, until the line is cut."""
        if self._comes_whole and self.handshake_complete and not self.disconnected:
            texts = _whole_texts(data)
            if texts is not None:
                self._hear(texts, len(data))
                return
            # Somebody sends otherwise than browsers do: the library knows what to make of it, and goes on with that.
            self._comes_whole = False
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def _hear(self, texts: list[str], size: int) -> None:
        """Pass on messages that came as browsers send them: each short and in one piece."""
        if not self._pay(len(texts) + size // _BYTES_A_COIN):
            self._cut()
            return
        if self.close_sent:
            return
        for text in texts:
            at_once = self.hear_at_once
            if at_once is None or not self.queue.empty() or not at_once(text):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

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


def _head_of(length: int) -> bytes:
    r"""Write what stands before a text of so many bytes: a server's frame is not masked.

    >>> _head_of(5), _head_of(300), _head_of(70_000)
    (b'\x81\x05', b'\x81~\x01,', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x11p')
    """
    if length < _TWO_BYTES:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")


def _whole_texts(data: bytes) -> list[str] | None:
    r"""Read frames that are short texts, whole and as they should be; None: there is anything else among them.

    >>> _whole_texts(b"\x81\x85\x00\x00\x00\x00hello"), _whole_texts(b"\x81\x85\x00\x00")
    (['hello'], None)
    """
    size, at = len(data), 0
    texts = []
    if size > _PIECE:
        return None
    while at < size:
        if at + 6 > size or data[at] != _TEXT or data[at + 1] < _MASKED:
            return None
        length, start = data[at + 1] - _MASKED, at + 6
        if length >= _TWO_BYTES:
            if length == _EIGHT_BYTES or at + 8 > size:
                return None
            length, start = data[at + 2] << 8 | data[at + 3], at + 8
            if length < _TWO_BYTES:
                return None
        end = start + length
        if end > size:
            return None
        try:
            texts.append(apply_mask(data[start:end], data[start - 4 : start]).decode())
        except UnicodeDecodeError:
            return None
        at = end
    return texts


def counted_lines(door: Door) -> type[CountedLine]:
    """Give the kind of line that comes in through this door."""
    return type("CountedLine", (CountedLine,), {"door": door})
