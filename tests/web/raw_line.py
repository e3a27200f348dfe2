"""A live line without manners: frames byte by byte, read only when a test wants to."""

from __future__ import annotations

import socket
from pathlib import Path
from types import TracebackType
from typing import Self

from digsite.web.process import ServerProcess

TEXT, BINARY, PING, PONG = 0x1, 0x2, 0x9, 0xA
_PATIENCE = 30


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """One whole frame, as a client sends it; the mask is all zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


class RawLine:
    """A spectator's line to a table."""

    def __init__(self, port: int, table: str, hello: bytes) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE)
        self._socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n".encode()
            + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        told = b""
        while b"\r\n\r\n" not in told:
            told += self._socket.recv(1)
        assert told.startswith(b"HTTP/1.1 101 ")
        self._socket.sendall(frame(TEXT, hello))
        self.is_open = True

    @classmethod
    def unopened(cls, port: int) -> Self:
        """A connection on which nothing was said yet."""
        line = cls.__new__(cls)
        line._socket = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE)
        line.is_open = False
        return line

    def flood(self, piece: bytes, times: int) -> bool:
        """Send something again and again without reading; say whether the other side hung up before the end."""
        try:
            for _ in range(times):
                self._socket.sendall(piece)
        except OSError:
            return True
        return False

    def is_hung_up(self, patience: float = _PATIENCE) -> bool:
        """Read everything; say whether there is an end to it."""
        self._socket.settimeout(patience)
        try:
            while self._socket.recv(1 << 16):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        self._socket.close()


def megabytes(server: ServerProcess) -> float:
    """The most memory that a server has had so far."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024
