"""Asking the player: one line at a time, with the commands that are there at every question answered on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from digsite.cli.playing.board import WIDEST
from digsite.cli.playing.helping import BUILDING, show_building_help
from digsite.cli.playing.lines import Completing, Lines
from digsite.cli.playing.tongue import Misunderstood, Tongue, one_of, words_in
from digsite.telling.palette import BAD
from digsite.telling.words import Words, clean

_NUMBER = re.compile(r"\d{1,3}\Z")
_YES_OR_NO = "yes or no> "
_ANSWERS = ("yes", "no")


class PutBack(Exception):  # a way out, not an error
    """The player puts back all that was chosen so far: nothing is done."""


class Asking:
    """Asks one player, and understands what is typed whatever the question is."""

    def __init__(self, console: Console, lines: Lines, words: Words, tongue: Tongue) -> None:
        self.console = console
        self.words = words
        self.tongue = tongue
        self._lines = lines
        self._commands: dict[str, Callable[[str], None]] = {}

    def answer(self, commands: dict[str, Callable[[str], None]]) -> None:
        """Answer these commands from now on, at every question; each is given what was typed after it."""
        self._commands = commands

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that are answered at every question."""
        return tuple(self._commands)

    def refuse(self, sentence: str) -> None:
        """Say what is wrong; nothing else happens."""
        said = clean(" ".join(sentence.split()))
        self.console.print(Text(said, BAD), width=min(self.console.width, WIDEST))

    def line(self, prompt: str, own: Sequence[str] = (), completing: Completing | None = None) -> str:
        """Ask for a line that is no command; ``own`` are the words of this question, which come before commands."""
        while True:
            line = self._lines.ask(prompt, completing or (lambda text: self._complete(text, own))).strip()
            head, _, rest = line.partition(" ")
            command = self._command(head.lower(), own)
            if command is None:
                return line
            if command == "help" and BUILDING.keys() & set(own):
                show_building_help(self.console, own)
            else:
                self._commands[command](rest.strip())

    def _command(self, word: str, own: Sequence[str]) -> str | None:
        if word == "?":
            return "help"
        if word in self._commands:
            return word
        if not word or any(there.startswith(word) for there in own) or not word.isalpha():
            return None
        found = [command for command in self._commands if command.startswith(word)]
        return found[0] if len(found) == 1 else None

    def _complete(self, text: str, own: Sequence[str]) -> list[str]:
        from digsite.cli.playing.lines import last_word

        last = last_word(text).lower()
        words = own if " " in text.strip() else (*own, *self._commands)
        return sorted({word for word in words if word.startswith(last)})

    def yes(self, question: str, *, commands: bool = False) -> bool:
        """Ask a question that is answered with yes or no, or also with the commands; anything else is no answer."""
        self.console.print(Text(question, "bold"))
        while True:
            answer = (self.line(_YES_OR_NO, _ANSWERS) if commands else self._answer()).lower()
            if answer and ("yes".startswith(answer) or "no".startswith(answer)):
                return "yes".startswith(answer)
            self.refuse("Say yes or no.")

    def _answer(self) -> str:
        return self._lines.ask(_YES_OR_NO, lambda text: [word for word in _ANSWERS if word.startswith(text)]).strip()

    def card_of(self, line: str, listed: Sequence[str]) -> tuple[str, int]:
        """Read one kind of a numbered list, by number or by name, and how many: -2 is one of the second back."""
        text = line.strip().lower()
        sign = -1 if text.startswith("-") else 1
        text = text.lstrip("+-").strip()
        if not text:
            raise Misunderstood("Say a number of the list, or a treasure.")
        if _NUMBER.match(text):
            if not 1 <= int(text) <= len(listed):
                raise Misunderstood(f"The list has 1 to {len(listed)}.")
            return listed[int(text) - 1], sign
        words = words_in(text)
        count = 1
        if _NUMBER.match(words[0]):
            count, words = int(words[0]), words[1:]
        elif words[0] in ("a", "an"):
            words = words[1:]
        found = self.tongue.treasures.read(words)
        if found is None or found[2] != len(words):
            raise Misunderstood(f"{text[:40]!r} is not understood here. Say a number of the list, or a treasure.")
        if found[0] not in listed:
            raise Misunderstood(f"There is no {found[0]} to choose here.")
        return found[0], sign * count


def meant(word: str, words: Sequence[str]) -> str | None:
    """Find which of a dialogue's own words is meant, if any."""
    return one_of(word, words) if any(there.startswith(word) for there in words) and word else None
