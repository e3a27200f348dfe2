"""A place at a table for tests: scripted lines in, what is written out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from digsite.cli.playing.asking import Asking
from digsite.cli.playing.board import Board
from digsite.cli.playing.desk import Desk
from digsite.cli.playing.lines import Completing
from digsite.cli.playing.narrator import Narrator
from digsite.cli.playing.saving import Recorder
from digsite.cli.playing.tongue import Tongue
from digsite.game import Game, Move
from digsite.telling.words import Words


class Script:
    """Lines that were written beforehand; after the last there are no more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.completions: list[Callable[[str], Iterable[str]]] = []

    def ask(self, prompt: str, completing: Completing) -> str:
        self.completions.append(completing)
        for line in self._lines:
            return line
        raise EOFError


@dataclass
class Place:
    """A desk, what it wrote, and the lines it reads."""

    desk: Desk
    written: io.StringIO
    script: Script
    narrator: Narrator

    @property
    def text(self) -> str:
        return self.written.getvalue()

    @property
    def plain(self) -> str:
        """What was written, as one line."""
        return " ".join(self.text.split())


def seated(game: Game, *lines: str, seat: int = 0, width: int = 80, record: Path | None = None) -> Place:
    """Sit down at a game."""
    return seated_with(game, Script(lines), seat=seat, width=width, record=record)


def seated_with(game: Game, script: Script, *, seat: int = 0, width: int = 80, record: Path | None = None) -> Place:
    written = io.StringIO()
    console = Console(file=written, width=width, highlight=False, emoji=False, markup=False)
    words = Words(game.setup, game.names)
    kinds = ["greedy"] * game.setup.players
    kinds[seat] = ""
    asking = Asking(console, script, words, Tongue(game.setup, game.names))
    narrator = Narrator(console, Words(game.setup, game.names, you=seat))
    desk = Desk(game, seat, asking, Board(words), narrator, Recorder(record, kinds))
    return Place(desk, written, script, narrator)


def decided(game: Game, *lines: str) -> Move:
    """What the player who decides chooses with these lines; the game stays as it is."""
    before = game.position.states.tobytes()
    move = seated(game, *lines, seat=game.player).desk.decide()
    assert game.position.states.tobytes() == before
    assert game.why_not(move) is None
    return move
