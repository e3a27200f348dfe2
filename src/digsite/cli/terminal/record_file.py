"""Writing the record of a game, finished or not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from digsite.errors import DigsiteError
from digsite.game import Game
from digsite.records import record_lines
from digsite.words import message


class RecordFile:
    """Writes records; games played one after another come after each other in one file."""

    def __init__(self, path: Path | None, kinds: Sequence[str]) -> None:
        self.path = path
        self._kinds = tuple(kinds)
        self._before = b""

    def of(self, game: Game) -> bytes:
        """Write down one game."""
        return b"".join(record_lines(game, {"bots": self._kinds}))

    def keep(self, game: Game) -> None:
        """Write the file that was asked for at the start, if one was."""
        if self.path is not None:
            write(self.path, self._before + self.of(game))

    def next_game(self, game: Game) -> None:
        """Let the next game's record stand after this one's."""
        self._before += self.of(game)


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        told = (
            message("not-saved", file=str(path), reason=error.strerror)
            if error.strerror
            else message("not-saved-unknown", file=str(path))
        )
        raise DigsiteError("not-saved", told) from None
