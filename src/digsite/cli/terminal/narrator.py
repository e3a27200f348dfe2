"""Telling one seat in words what happened, from its view of the log only."""

from __future__ import annotations

import time

from rich.console import Console
from rich.text import Text

from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.palette import QUIET
from digsite.cli.terminal.speech import Speech
from digsite.game import View
from digsite.telling import Line, lines, story_length


class Narrator:
    """Tells what is new, at a pace that can be read."""

    def __init__(self, console: Console, speech: Speech, pace: float = 0.0) -> None:
        self._console = console
        self._speech = speech
        self._pace = pace
        self._told = 0

    def hear(self, view: View) -> None:
        """Tell what the seat has not been told yet."""
        for line in lines(view, self._speech.setup, self._told):
            if not line.is_news:
                continue
            self._tell(line)
            if self._pace and getattr(line.event, "by", None) != view.seat:
                time.sleep(self._pace)
        self._told = story_length(view)

    def log(self, view: View, last: int | None = None) -> None:
        """Tell the log again, all of it or the last events."""
        since = 0 if last is None else max(0, story_length(view) - last)
        if since:
            self._console.print(self._speech.words("earlier", QUIET, count=since))
        if not view.log:
            self._console.print(self._speech.words("nothing-yet", QUIET))
        for line in lines(view, self._speech.setup, since):
            self._tell(line)

    def _tell(self, line: Line) -> None:
        told = Text(" ").join(self._speech.text(sentence) for sentence in line.told)
        self._console.print(told, width=width_of(self._console))
