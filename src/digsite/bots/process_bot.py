"""A bot in any language: a program that reads questions and writes moves, a line of JSON each (docs/bots.md).

The program runs for as long as its bot sits at a table. What it writes to its standard error is kept, and shown if it
fails.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
import weakref
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TimedOut
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import IO

import msgspec

from digsite.editions import Setup
from digsite.errors import DigsiteError, shown
from digsite.game import LegalMoves, Move, View, parse_move
from digsite.game.moves import AnyMove

#: What a bot's name begins with that is a program of its own.
PROCESS = "process:"
PROTOCOL = 1
#: So many legal moves are listed: trades come last, and there can be very many.
MOST_LISTED = 1000
LONGEST_ANSWER = 65_536
_SHOWN_ERRORS = 4000
#: A program may take so long to start and answer for the first time, and so long to answer later: a bit more than the
#: time it is told, which it is meant to keep.
STARTING = 30.0
GRACE = 1.0


class ProcessTrouble(DigsiteError):
    """A bot's program that cannot be started, ended, did not answer, or answered something that is no move."""

    def __init__(self, code: str, sentence: str, complaint: str = "") -> None:
        super().__init__(code, sentence)
        self.complaint = complaint
        """The end of what the program wrote to its standard error."""


class TreasureTold(msgspec.Struct, frozen=True):
    """A treasure, as a program is told of it."""

    id: str
    name: str
    cards: int
    trade: int
    sells: tuple[int, ...]


class SetupTold(msgspec.Struct, frozen=True):
    """What is played with."""

    edition: str
    rules: str
    players: int
    monument: str
    chambers: tuple[int, ...]  # the price of each, in maps
    variants: tuple[str, ...]
    treasures: tuple[TreasureTold, ...]
    thieves: int
    sandstorms: int
    tents: int


class Asked(msgspec.Struct, frozen=True):
    """One question, whole: whoever answers needs to remember nothing."""

    protocol: int
    seconds: float
    seed: int  # of this bot in this game
    setup: SetupTold
    view: View
    legal: tuple[Move, ...]
    more: int  # legal moves that are not listed, all of them trades


_ENCODER = msgspec.json.Encoder()
_MOVE: msgspec.json.Decoder[AnyMove] = msgspec.json.Decoder(AnyMove)


def question_line(view: View, legal: LegalMoves, seconds: float, seed: int) -> bytes:
    """Write a question as one line."""
    listed = tuple(islice(legal, MOST_LISTED))
    more = 0 if len(listed) < MOST_LISTED else len(legal) - MOST_LISTED
    return _ENCODER.encode(Asked(PROTOCOL, seconds, seed, told(legal.setup), view, listed, more)) + b"\n"


def told(setup: Setup) -> SetupTold:
    """Tell what is played with."""
    names = setup.own_names
    return SetupTold(
        edition=setup.edition,
        rules=setup.rules.id,
        players=setup.players,
        monument=setup.monument.id,
        chambers=setup.monument.maps,
        variants=setup.variants,
        treasures=tuple(TreasureTold(t.id, names.get(t.id, t.id), t.cards, t.trade, t.sells) for t in setup.treasures),
        thieves=setup.thieves,
        sandstorms=setup.sandstorms,
        tents=setup.tents,
    )


def read_answer(line: bytes) -> Move:
    """Read a move: an object as the question lists them, or text as people type it.

    >>> read_answer(b'{"move":"sell","treasure":"coin","count":2}') == read_answer(b'"sell 2 coin"')
    True
    """
    if len(line) > LONGEST_ANSWER:
        raise ValueError(f"a line has at most {LONGEST_ANSWER} bytes")
    if line.lstrip()[:1] == b'"':
        return parse_move(msgspec.json.decode(line, type=str))
    return _MOVE.decode(line)


@dataclass
class _Running:
    """A program that runs, and where its complaints go."""

    process: subprocess.Popen[bytes]
    complaints: IO[bytes]
    thread: ThreadPoolExecutor

    def exchange(self, line: bytes) -> bytes:
        assert self.process.stdin is not None  # noqa: S101
        assert self.process.stdout is not None  # noqa: S101
        with suppress(BrokenPipeError):  # it ended: reading tells
            self.process.stdin.write(line)
            self.process.stdin.flush()
        return self.process.stdout.readline(LONGEST_ANSWER + 1)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.thread.shutdown()
        for pipe in (self.process.stdin, self.process.stdout, self.complaints):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


class ProcessBot:
    """A bot that is a program: asked a line at a time, stopped when it takes too long, started again after that."""

    def __init__(self, command: str, seed: int = 0) -> None:
        """Take the program and its arguments, as one would type them in a shell."""
        try:
            self._command = shlex.split(command, posix=os.name == "posix")
        except ValueError as error:
            raise DigsiteError("not-a-bot", f"{shown(PROCESS + command)} cannot be read: {error}.") from None
        if not self._command:
            raise DigsiteError("not-a-bot", f"Name a program after {PROCESS!r}, such as process:./mybot.")
        self._seed = seed
        self._running: _Running | None = None

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Ask the program, and read its answer."""
        first = self._running is None
        running = self._running or self._start()
        line = question_line(view, legal, seconds, self._seed)
        limit = 2 * seconds + GRACE + (STARTING if first else 0.0)
        try:
            answer = running.thread.submit(running.exchange, line).result(limit)
        except (TimedOut, OSError):
            complaint = self._given_up()
            told = f"The program {self._command[0]!r} did not answer within {limit:g} s; {seconds:g} s are allowed."
            raise ProcessTrouble("bot-too-slow", told, complaint) from None
        except BaseException:  # Ctrl-C, or a clock that is stricter
            self.close()
            raise
        return self._read(answer)

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            self._end()
            self._running = None

    def _start(self) -> _Running:
        complaints = tempfile.TemporaryFile()  # noqa: SIM115  # open for as long as the program runs
        try:
            process = subprocess.Popen(  # noqa: S603  # what somebody asked for by name
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints
            )
        except OSError as error:
            complaints.close()
            reason = error.strerror or "it cannot be run"
            raise ProcessTrouble(
                "bot-cannot-start", f"The program {self._command[0]!r} cannot be started: {reason}."
            ) from None
        self._running = _Running(process, complaints, ThreadPoolExecutor(1, "digsite-process-bot"))
        self._end = weakref.finalize(self, self._running.end)
        return self._running

    def _read(self, answer: bytes) -> Move:
        if not answer.endswith(b"\n") and len(answer) <= LONGEST_ANSWER:
            running = self._running
            code = running.process.wait() if running is not None else None
            complaint = self._given_up()
            told = f"The program {self._command[0]!r} ended without an answer (exit code {code})."
            raise ProcessTrouble("bot-ended", told, complaint)
        try:
            return read_answer(answer)
        except (msgspec.MsgspecError, ValueError) as error:
            complaint = self._given_up()
            given = shown(answer.decode("utf-8", "replace").strip())
            reason = str(error).rstrip(".")
            told = f"The program {self._command[0]!r} answered {given}, which is no move: {reason}."
            raise ProcessTrouble("bot-answer", told, complaint) from None

    def _given_up(self) -> str:
        """End the program, and give the end of what it complained of."""
        running = self._running
        if running is None:
            return ""
        running.process.kill()
        running.process.wait()
        running.complaints.seek(0, os.SEEK_END)
        running.complaints.seek(max(0, running.complaints.tell() - _SHOWN_ERRORS))
        complaint = running.complaints.read().decode("utf-8", "replace").strip()
        self.close()
        return complaint
