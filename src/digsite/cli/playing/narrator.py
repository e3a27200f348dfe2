"""Telling one seat what happened: from its view of the log alone, in words."""

from __future__ import annotations

import time
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from digsite.cli.playing.board import WIDEST
from digsite.game import View
from digsite.game.events import Dealt, Dug, Ended, Over, Stolen
from digsite.telling.events import beginning, nothing_to_steal, passed, tell
from digsite.telling.palette import QUIET
from digsite.telling.words import Words


def sentences(view: View, words: Words) -> Iterator[tuple[int, Text]]:
    """Tell what a seat saw, each sentence with the number of the event it tells."""
    log, phase = view.log, view.phase
    for number, event in enumerate(log):
        before = log[number - 1] if number else None
        if isinstance(before, Dug) and before.card == "thief" and not isinstance(event, Stolen):
            yield number - 1, nothing_to_steal(before.by, words)
        if isinstance(event, Over):
            continue
        if isinstance(event, Ended) and isinstance(before, Ended):
            yield number, passed(event.by, words)  # R70
        elif isinstance(event, Dealt):
            yield number, beginning(view, words)
        else:
            yield number, tell(event, words)
    last = log[-1] if log else None
    if isinstance(last, Dug) and last.card == "thief" and phase == "act":
        yield len(log) - 1, nothing_to_steal(last.by, words)


class Narrator:
    """Tells what is new, at a pace that can be read."""

    def __init__(self, console: Console, words: Words, pace: float = 0.0) -> None:
        self._console = console
        self._words = words
        self._pace = pace
        self._told = 0

    def hear(self, view: View) -> None:
        """Tell what the seat has not been told yet."""
        lines = list(sentences(view, self._words))
        for number, sentence in lines[self._told :]:
            event = view.log[number]
            if isinstance(event, Ended) and not sentence.plain.endswith(("passes.", "pass.")):
                continue  # the next player's dig says it
            own = getattr(event, "by", None) == view.seat
            self._console.print(sentence, width=min(self._console.width, WIDEST))
            if self._pace and not own:
                time.sleep(self._pace)
        self._told = len(lines)

    def log(self, view: View, last: int | None = None) -> None:
        """Tell the log again, all of it or the last sentences."""
        lines = [sentence for _, sentence in sentences(view, self._words)]
        shown = lines if last is None else lines[-last:]
        if len(shown) < len(lines):
            self._console.print(Text(f"{len(lines) - len(shown)} earlier; 'log all' tells them too.", QUIET))
        if not lines:
            self._console.print(Text("Nothing has happened yet.", QUIET))
        for sentence in shown:
            self._console.print(sentence, width=min(self._console.width, WIDEST))
