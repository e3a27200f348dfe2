"""A worker's end of its line to the hub (``hub.py``): what is said there, asked there, and handed on."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from typing import Final

import msgspec

from digsite.tables.between.local_line import LocalLine, Parcel
from digsite.tables.between.local_words import (
    Answered,
    Asked,
    Follow,
    Handed,
    Here,
    Question,
    Said,
    Unfollow,
    Unwanted,
    Wanted,
    Word,
    read_word,
    write_word,
)

#: Seconds to wait for an answer of the hub, which is busy at most.
_PATIENCE: Final = 2.0
#: So many bytes may wait for the hub to read; what is said then is lost.
_MOST_UNREAD: Final = 16_000_000

_log = logging.getLogger("digsite.tables")


class Spoke:
    """One worker's line to the hub; all of it belongs to one event loop."""

    def __init__(self, end: socket.socket) -> None:
        """Take this worker's end; nothing is read before ``open``."""
        self._line = LocalLine(end)
        self._is_writing = False
        self._asked: dict[int, asyncio.Future[str]] = {}
        self._number = 0
        self._followed: dict[str, Callable[[], None]] = {}  # by us, and whom to tell once that is so
        self._wanted: set[str] = set()  # topics that another worker follows
        self._left: asyncio.Future[None] | None = None
        #: Whether the hub is there, as far as is known.
        self.is_up = False
        #: Called with what is said on topics that are followed.
        self.heard: Callable[[str, bytes], None] = lambda _topic, _text: None
        #: Called with each connection that is handed to this worker, the bytes that were read on it, and whether it
        #: only came back because the other worker is not there.
        self.handed: Callable[[int, bytes, bool], None] = lambda file, _read, _back: os.close(file)

    async def open(self) -> None:
        """Begin to read; return when the hub has told which topics others follow."""
        if self.is_up or self._line.fileno() < 0:
            return
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._line.fileno(), self._read)
        self.is_up = True
        await self.ask("greet", "", "", 0)

    def close(self) -> None:
        """Hang up."""
        if self.is_up:
            self.is_up = False
            self._loop.remove_reader(self._line.fileno())
            if self._is_writing:
                self._loop.remove_writer(self._line.fileno())
            for asked in self._asked.values():
                if not asked.done():
                    asked.set_result("")
            if self._left is not None and not self._left.done():
                self._left.set_result(None)
            self._line.close()

    # Topics.

    def say(self, topic: str, text: bytes) -> None:
        """Say something to those who follow a topic."""
        if topic in self._wanted:
            self._tell(Said(topic, text))

    def is_wanted(self, topic: str) -> bool:
        """Say whether another worker follows a topic."""
        return topic in self._wanted

    def follow(self, topic: str, ready: Callable[[], None]) -> None:
        """Hear what is said on a topic; ``ready`` is called from when on nothing is missed."""
        self._followed[topic] = ready
        self._tell(Follow(topic))

    def unfollow(self, topic: str) -> None:
        """Hear it no more."""
        if self._followed.pop(topic, None) is not None:
            self._tell(Unfollow(topic))

    # Turns and words.

    async def ask(self, what: Question, name: str, word: str, seconds: float) -> str | None:
        """Ask the hub something; None: it does not answer."""
        if not self.is_up:
            return None
        self._number += 1
        number = self._number
        answer: asyncio.Future[str] = self._loop.create_future()
        self._asked[number] = answer
        self._tell(Asked(number, what, name, word, seconds))
        try:
            async with asyncio.timeout(_PATIENCE):
                return await answer or None
        except TimeoutError:
            return None
        finally:
            del self._asked[number]

    # Connections.

    def take_connections(self) -> None:
        """Take what other workers hand to this one's place from now on."""
        self._tell(Here())

    async def leave(self) -> None:
        """Take no more; return when none is on its way."""
        if not self.is_up:
            return
        self._left = self._loop.create_future()
        self._tell(Here(leaving=True))
        await asyncio.wait([self._left], timeout=_PATIENCE)

    def hand(self, place: int, file: int, read: bytes) -> bool:
        """Hand an open connection to the worker in that place, or to nobody; False: that cannot be now."""
        if not self.is_up or self._line.waiting > _MOST_UNREAD:
            return False
        self._tell(Handed(place, read), os.dup(file))
        return True

    # The line itself.

    def _tell(self, word: Word, file: int | None = None) -> None:
        if not self.is_up or (isinstance(word, Said) and self._line.waiting > _MOST_UNREAD):
            return
        self._line.send(write_word(word), file)
        if self._line.waiting and not self._is_writing:
            self._is_writing = True
            self._loop.add_writer(self._line.fileno(), self._write)

    def _write(self) -> None:
        self._line.flush()
        if not self._line.waiting:
            self._is_writing = False
            self._loop.remove_writer(self._line.fileno())

    def _read(self) -> None:
        try:
            for parcel in self._line.receive():
                self._take_in(parcel)
        except (EOFError, msgspec.MsgspecError):
            _log.error("hub-lost")
            self.close()

    def _take_in(self, parcel: Parcel) -> None:
        match read_word(parcel.text):
            case Said(topic, text):
                self.heard(topic, text)
            case Answered(number, word):
                answer = self._asked.get(number)
                if answer is not None and not answer.done():
                    answer.set_result(word)
            case Wanted(topic, number) as wanted:
                self._wanted.add(topic)
                if number:
                    self._tell(wanted)
            case Unwanted(topic):
                self._wanted.discard(topic)
            case Follow(topic):
                ready = self._followed.get(topic)
                if ready is not None:
                    ready()
            case Handed(_, read, back) if parcel.file is not None:
                self.handed(parcel.file, read, back)
            case Here():
                if self._left is not None and not self._left.done():
                    self._left.set_result(None)
