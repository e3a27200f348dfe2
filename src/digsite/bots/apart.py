"""A bot of somebody's own in a process apart: whatever it does there, nobody else waits for it.

The process stays from one question to the next. It is ended when it takes too long, and started again for the next.
"""

from __future__ import annotations

import traceback
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock

from digsite.bots.bot import Bot
from digsite.bots.finding import find_bot
from digsite.bots.process_bot import PROCESS, ProcessBot
from digsite.errors import DigsiteError
from digsite.game import LegalMoves, Move, View
from digsite.game.moves import as_move

#: Seconds more than twice its time until a bot is ended; its first answer may have to wait for imports.
GRACE = 1.0
STARTING = 60.0


class ApartBot:
    """A bot by its name, asked one question after another, from any thread."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lock = Lock()
        self._worker: tuple[BaseProcess, Connection] | None = None
        self._program: ProcessBot | None = ProcessBot(name.removeprefix(PROCESS)) if name.startswith(PROCESS) else None

    def choose(self, view: View, legal: LegalMoves, seconds: float, seed: int) -> Move:
        """Choose; what goes wrong is an error with the bot's own traceback as a note."""
        with self._lock:
            if self._program is not None:
                return self._program.choose(view, legal, seconds)
            return self._ask(view, legal, seconds, seed)

    def close(self) -> None:
        """End its process."""
        if self._program is not None:
            self._program.close()
        if self._worker is not None:
            process, pipe = self._worker
            self._worker = None
            process.kill()
            process.join()
            pipe.close()

    def _ask(self, view: View, legal: LegalMoves, seconds: float, seed: int) -> Move:
        limit = 2 * seconds + GRACE + (STARTING if self._worker is None else 0.0)
        _, pipe = self._worker or self._start()
        try:
            pipe.send((view, legal, seconds, seed))
            if not pipe.poll(limit):
                self.close()
                told = f"The bot {self.name!r} did not answer within {limit:g} s; {seconds:g} s are allowed."
                raise DigsiteError("bot-too-slow", told)
            move, trace = pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise DigsiteError("bot-ended", f"The process of the bot {self.name!r} ended.") from None
        if trace is not None:
            error = DigsiteError("bot-failed", f"The bot {self.name!r} failed: {trace.splitlines()[-1]}.")
            error.add_note(trace)
            raise error
        return as_move(move)

    def _start(self) -> tuple[BaseProcess, Connection]:
        context = get_context("spawn")  # the server has threads, whose locks a fork would keep locked
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_answer, args=(theirs, self.name), name=f"digsite bot {self.name}", daemon=True
        )
        process.start()
        theirs.close()
        self._worker = process, ours
        return self._worker


def _answer(pipe: Connection, name: str) -> None:
    """Answer questions until nobody asks any more; a bot is made for every one, for its view holds all it needs."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        while True:
            view, legal, seconds, seed = pipe.recv()
            try:
                bot: Bot = find_bot(name, seed)
                answer: tuple[object, str | None] = bot.choose(view, legal, seconds), None
            except Exception:  # noqa: BLE001  # told to the server's log by whoever asked
                answer = None, traceback.format_exc().rstrip()
            pipe.send(answer)
