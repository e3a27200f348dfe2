"""A line between two processes of one machine: whole messages over a Unix socket, some with an open connection.

Nothing here waits: what cannot be sent now is kept, and whoever looks after the line sends it when there is room.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

#: How long a message is, and how many open files come with it: none or one.
_HEAD: Final = 5
#: So many bytes are read at once, and so many files come with them at most.
_PIECE: Final = 262_144
_FILES: Final = 64
#: A longer message is no message of ours.
_LONGEST: Final = 16_000_000


class Parcel(NamedTuple):
    """A message, and the open file that came with it."""

    text: bytes
    file: int | None = None


class LocalLine:
    """One end of a line."""

    def __init__(self, end: socket.socket) -> None:
        """Take a connected Unix socket."""
        end.setblocking(False)
        self._end = end
        self._came = bytearray()
        self._files: deque[int] = deque()  # that came, and whose message was not read yet
        self._to_send: deque[Parcel] = deque()
        #: How many bytes wait for room.
        self.waiting = 0

    def fileno(self) -> int:
        """Give the number of its socket."""
        return self._end.fileno()

    def send(self, text: bytes, file: int | None = None) -> None:
        """Send a message, now or when there is room; the file is closed here once it is sent."""
        head = len(text).to_bytes(_HEAD - 1, "big") + bytes((file is not None,))
        self._to_send.append(Parcel(head + text, file))
        self.waiting += _HEAD + len(text)
        if len(self._to_send) == 1:
            self.flush()

    def flush(self) -> None:
        """Send what there is room for."""
        while self._to_send:
            text, file = self._to_send[0]
            try:
                if file is None:
                    sent = self._end.send(text)
                else:
                    sent = socket.send_fds(self._end, [text], [file])
                    os.close(file)
            except BlockingIOError:
                return
            except OSError:  # nobody is there any more; that is found out when reading
                self._forget()
                return
            self.waiting -= sent
            if sent == len(text):
                self._to_send.popleft()
            else:
                self._to_send[0] = Parcel(text[sent:])

    def receive(self) -> Iterator[Parcel]:
        """Give the messages that came; ``EOFError``: nobody is there any more."""
        try:
            text, files, _, _ = socket.recv_fds(self._end, _PIECE, _FILES)
        except BlockingIOError:
            return
        except OSError:
            raise EOFError from None
        self._files.extend(files)
        if not text:
            raise EOFError
        self._came += text
        yield from self._whole()

    def _whole(self) -> Iterator[Parcel]:
        """Cut what came into messages."""
        at = 0
        try:
            while at + _HEAD <= len(self._came):
                end = at + _HEAD + int.from_bytes(self._came[at : at + _HEAD - 1], "big")
                if end > at + _LONGEST:
                    raise EOFError
                if end > len(self._came):
                    return
                has_file = self._came[at + _HEAD - 1]
                text, at = bytes(self._came[at + _HEAD : end]), end
                if has_file and not self._files:
                    raise EOFError  # this process may open no more files
                yield Parcel(text, self._files.popleft() if has_file else None)
        finally:
            del self._came[:at]

    def close(self) -> None:
        """Hang up."""
        self._forget()
        while self._files:
            os.close(self._files.popleft())
        self._end.close()

    def _forget(self) -> None:
        while self._to_send:
            file = self._to_send.popleft().file
            if file is not None:
                with suppress(OSError):
                    os.close(file)
        self.waiting = 0
