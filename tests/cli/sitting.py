"""A place at a table for tests: scripted lines in, what is written out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from digsite.cli.terminal.asking import Asking
from digsite.cli.terminal.lines import Completing
from digsite.cli.terminal.narrator import Narrator
from digsite.cli.terminal.place import Place
from digsite.cli.terminal.record_file import RecordFile
from digsite.cli.terminal.speech import Speech
from digsite.game import Game, Move


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
class Sitting:
    """A place, what it wrote, and the lines it reads."""

    place: Place
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


def seated(
    game: Game, *lines: str, seat: int = 0, width: int = 80, record: Path | None = None, language: str = "en"
) -> Sitting:
    """Sit down at a game."""
    return seated_with(game, Script(lines), seat=seat, width=width, record=record, language=language)


def seated_with(
    game: Game, script: Script, *, seat: int = 0, width: int = 80, record: Path | None = None, language: str = "en"
) -> Sitting:
    written = io.StringIO()
    console = Console(file=written, width=width, highlight=False, emoji=False, markup=False)
    speech = Speech(game.setup, game.names, seat, language)
    kinds = ["greedy"] * game.setup.players
    kinds[seat] = ""
    narrator = Narrator(console, speech)
    place = Place(game, seat, Asking(console, script, speech), narrator, RecordFile(record, kinds))
    return Sitting(place, written, script, narrator)


def decided(game: Game, *lines: str) -> Move:
    """What the player who decides chooses with these lines; the game stays as it is."""
    before = game.position.states.tobytes()
    move = seated(game, *lines, seat=game.player).place.decide()
    assert game.position.states.tobytes() == before
    assert game.why_not(move) is None
    return move
