"""A WebSocket as seen by a browser, and little else: so that a benchmark measures the server and not its clients."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_FIN: Final = 0x80
_MASKED: Final = 0x80
_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
#: A mask of zeros leaves what is sent as it is. Masks protect proxies from scripts; here is neither.
_MASK: Final = bytes(4)


class LightSocket(asyncio.Protocol):
    """Sends text, and calls ``heard`` with every text that comes."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever still waits need not wait any longer."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("The server did not open the line."))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take what comes apart."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while self._take_one():
            pass

    def _take_one(self) -> bool:
        """Take one whole message out of the buffer; servers send each in one piece, unmasked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == _TEXT:
            self._heard(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self.close()
        return True

    def send(self, text: bytes) -> None:
        """Send text."""
        self._write(_TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes((_FIN | kind, _MASKED | min(length, 126)))
        if length >= 126:
            head += length.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> LightSocket:
    """Open a WebSocket."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: LightSocket(f"{host}:{port}", path, heard), host, port)
    await line.opened
    return line
