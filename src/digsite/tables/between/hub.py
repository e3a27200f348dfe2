"""The hub between the workers of one machine, in the process that looks after them: one line to each worker.

What one says on a topic goes to those who follow it. Turns and words that all agree on are kept here. And a connection
that came to one worker is passed on to another. A worker that dies loses its turns at once; when the hub is gone, so
are the workers.
"""

from __future__ import annotations

import itertools
import selectors
import socket
import threading
import time
from contextlib import suppress
from typing import Final

import msgspec

from digsite.tables.between.bus import Turn
from digsite.tables.between.local_line import LocalLine, Parcel
from digsite.tables.between.local_words import (
    Answered,
    Asked,
    Follow,
    Handed,
    Here,
    Said,
    Unfollow,
    Unwanted,
    Wanted,
    Word,
    read_word,
    write_word,
)

#: A worker that leaves so many bytes unread is told nothing more until it reads: it looks into the database instead.
_MOST_UNREAD: Final = 16_000_000
#: Words and turns that are over are forgotten once there are so many.
_MOST_KEPT: Final = 10_000


class _Worker:
    """One worker, as the hub knows it."""

    def __init__(self, place: int, end: socket.socket) -> None:
        self.place = place
        self.line = LocalLine(end)
        self.topics: set[str] = set()

    def tell(self, word: Word, file: int | None = None) -> None:
        self.line.send(write_word(word), file)


class _Turns:
    """Whose turn it is, until when; and words that somebody was the first to say."""

    def __init__(self) -> None:
        self._turns: dict[str, tuple[str, float, _Worker]] = {}
        self._words: dict[str, tuple[str, float]] = {}

    def answer(self, asked: Asked, worker: _Worker) -> str:
        now = time.monotonic()
        if asked.what == "greet":
            return ""
        if asked.what == "agree":
            said, until = self._words.get(asked.name, (asked.word, now))
            word = said if until >= now else asked.word
            self._words[asked.name] = (word, now + asked.seconds)
            if len(self._words) > _MOST_KEPT:
                self._words = {name: kept for name, kept in self._words.items() if kept[1] >= now}
            return word
        who, until, _ = self._turns.get(asked.name, ("", now, worker))
        has = who if until > now else ""
        if asked.what == "let-go":
            if has and has == asked.word:
                del self._turns[asked.name]
            return ""
        if has and has != asked.word:
            return "theirs"
        self._turns[asked.name] = (asked.word, now + asked.seconds, worker)
        if len(self._turns) > _MOST_KEPT:
            self._turns = {name: turn for name, turn in self._turns.items() if turn[1] > now}
        turn: Turn = "kept" if has else "new"
        return turn

    def gone(self, worker: _Worker) -> None:
        self._turns = {name: turn for name, turn in self._turns.items() if turn[2] is not worker}


class Hub:
    """Reads from all workers in a thread of its own, and passes on."""

    def __init__(self) -> None:
        self._lines: set[_Worker] = set()
        self._workers: set[_Worker] = set()  # those of them that read what they are told
        self._receiving: dict[int, _Worker] = {}  # who takes the connections of a place
        self._followers: dict[str, set[_Worker]] = {}
        self._turns = _Turns()
        self._numbers = itertools.count(1)
        #: Who waits until everybody knows that a topic is followed, and who does not know yet.
        self._unsure: dict[int, tuple[str, _Worker, set[_Worker]]] = {}
        self._selector = selectors.DefaultSelector()
        self._joining: list[_Worker] = []
        self._is_open = True
        self._woken, self._wake = socket.socketpair()
        self._woken.setblocking(False)
        self._selector.register(self._woken, selectors.EVENT_READ, None)
        self._thread = threading.Thread(target=self._run, name="digsite-hub", daemon=True)
        self._thread.start()

    def join(self, place: int) -> socket.socket:
        """Make a line for a new worker in this place; give its end of it."""
        ours, theirs = socket.socketpair()
        self._joining.append(_Worker(place, ours))
        self._wake.send(b"!")
        return theirs

    def close(self) -> None:
        """Hang up on all of them."""
        self._is_open = False
        self._wake.send(b"!")
        self._thread.join()
        self._woken.close()
        self._wake.close()

    def _run(self) -> None:
        try:
            self._pass_on()
        finally:  # the workers see it, and look into the database instead
            for worker in self._lines:
                worker.line.close()
            self._selector.close()

    def _pass_on(self) -> None:
        while self._is_open:
            for key, events in self._selector.select():
                if key.data is None:
                    with suppress(BlockingIOError):
                        self._woken.recv(1024)
                else:
                    self._look_at(key.data, events)
            while self._joining:
                worker = self._joining.pop(0)
                self._lines.add(worker)
                self._selector.register(worker.line, selectors.EVENT_READ, worker)
            for worker in self._workers:
                events = selectors.EVENT_READ | (selectors.EVENT_WRITE if worker.line.waiting else 0)
                if self._selector.get_key(worker.line).events != events:
                    self._selector.modify(worker.line, events, worker)

    def _look_at(self, worker: _Worker, events: int) -> None:
        if worker not in self._lines:
            return
        if events & selectors.EVENT_WRITE:
            worker.line.flush()
        if events & selectors.EVENT_READ:
            try:
                for parcel in worker.line.receive():
                    self._hear(worker, parcel)
            except (EOFError, msgspec.MsgspecError):
                self._gone(worker)

    def _hear(self, worker: _Worker, parcel: Parcel) -> None:
        if worker not in self._workers:
            self._workers.add(worker)
            for topic in self._followers:
                worker.tell(Wanted(topic))
        match read_word(parcel.text):
            case Said(topic) as said:
                for follower in self._followers.get(topic, ()):
                    if follower is not worker and follower.line.waiting < _MOST_UNREAD:
                        follower.tell(said)
            case Follow(topic):
                self._follow(worker, topic)
            case Unfollow(topic):
                self._unfollow(worker, topic)
            case Wanted(_, number):
                self._known(number, worker)
            case Asked(number) as asked:
                worker.tell(Answered(number, self._turns.answer(asked, worker)))
            case Handed(place, read) if parcel.file is not None:
                self._hand(worker, place, read, parcel.file)
            case Here(leaving):
                if not leaving:
                    self._receiving[worker.place] = worker
                else:
                    self._receives_no_more(worker)
                    worker.tell(Here(leaving=True))

    # Topics: whoever says something need only say it where somebody else listens.

    def _follow(self, worker: _Worker, topic: str) -> None:
        followers = self._followers.setdefault(topic, set())
        followers.add(worker)
        worker.topics.add(topic)
        others = self._workers - {worker}
        if not others:
            worker.tell(Follow(topic))
            return
        number = next(self._numbers)
        self._unsure[number] = (topic, worker, others)
        for other in others:
            other.tell(Wanted(topic, number))

    def _known(self, number: int, worker: _Worker) -> None:
        """Tell a follower that everybody knows of it, once that is so."""
        if number not in self._unsure:
            return
        topic, follower, unsure = self._unsure[number]
        unsure.discard(worker)
        if not unsure:
            del self._unsure[number]
            if topic in follower.topics:
                follower.tell(Follow(topic))

    def _unfollow(self, worker: _Worker, topic: str) -> None:
        worker.topics.discard(topic)
        followers = self._followers.get(topic, set())
        followers.discard(worker)
        if not followers:
            self._followers.pop(topic, None)
        for other in self._workers:
            if not followers - {other}:
                other.tell(Unwanted(topic))

    # Connections.

    def _hand(self, worker: _Worker, place: int, read: bytes, file: int) -> None:
        """Pass a connection on to whoever is in that place; back, if nobody is."""
        to = self._receiving.get(place)
        if to is None or to is worker or to.line.waiting >= _MOST_UNREAD:
            worker.tell(Handed(place, read, back=True), file)
        else:
            to.tell(Handed(place, read), file)

    def _receives_no_more(self, worker: _Worker) -> None:
        if self._receiving.get(worker.place) is worker:
            del self._receiving[worker.place]

    def _gone(self, worker: _Worker) -> None:
        self._receives_no_more(worker)
        self._lines.discard(worker)
        self._workers.discard(worker)
        self._turns.gone(worker)
        self._selector.unregister(worker.line)
        worker.line.close()
        for topic in list(worker.topics):
            self._unfollow(worker, topic)
        for number, (_, follower, _) in list(self._unsure.items()):
            if follower is worker:
                del self._unsure[number]
            else:
                self._known(number, worker)
