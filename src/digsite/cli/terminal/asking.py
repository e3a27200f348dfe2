"""Asking the player, one line at a time; it also answers the commands that work at every question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console

from digsite.cli.terminal.help_pages import LAYING, show_laying_help
from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.lines import Completing, Lines, last_word
from digsite.cli.terminal.misunderstood import misunderstood
from digsite.cli.terminal.palette import BAD, TITLE
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.treasure_names import words_in
from digsite.cli.terminal.typed_moves import TypedMoves
from digsite.cli.terminal.typed_words import ANSWERS, EVERY_WORD
from digsite.words import Card, Message, message

_NUMBER = re.compile(r"\d{1,3}\Z")


class PutBack(Exception):  # a way out, not an error
    """The player cancels: nothing happens."""


class Asking:
    """Asks one player, and reads what can be typed at any question."""

    def __init__(self, console: Console, lines: Lines, speech: Speech) -> None:
        self.console = console
        self.speech = speech
        self.moves = TypedMoves(speech)
        self.typed = self.moves.typed
        self._lines = lines
        self._commands: dict[str, Callable[[str], None]] = {}

    def answer(self, commands: dict[str, Callable[[str], None]]) -> None:
        """Answer these commands from now on, at every question; each is given what was typed after it."""
        self._commands = commands

    def say(self, what: Message, style: str = "") -> None:
        """Say something, on lines that can be read."""
        self.console.print(self.speech.text(what, style), width=width_of(self.console))

    def refuse(self, why: Message) -> None:
        """Say what is wrong, and do nothing else."""
        self.say(why, BAD)

    def line(self, prompt: str, own: Sequence[str] = (), completing: Completing | None = None) -> str:
        """Ask for a line that is no command; ``own`` are the words of this question, which come before commands."""
        while True:
            line = self._lines.ask(prompt, completing or (lambda text: self._complete(text, own))).strip()
            head, _, rest = line.partition(" ")
            command = self._command(head.lower(), own)
            if command is None:
                return line
            if command == "help" and set(LAYING) & set(own):
                show_laying_help(self.console, self.speech, own)
            else:
                self._commands[command](rest.strip())

    def prompt(self, what: str) -> str:
        """Say what is asked for, before the place to type."""
        return f"{self.speech.words(f'prompt-{what}').plain}> "

    def _command(self, word: str, own: Sequence[str]) -> str | None:
        if word == "?":
            return "help"
        if not word.isalpha() or self.typed.exact(word, own) is not None:
            return None
        exact = self.typed.exact(word, self._commands)
        if exact is not None or self.typed.begun(word, own):
            return exact
        found = self.typed.begun(word, self._commands)
        return found[0] if len(found) == 1 else None

    def _complete(self, text: str, own: Sequence[str]) -> list[str]:
        last = last_word(text).lower()
        return self.completed(last, own if " " in text.strip() else (*own, *self._commands))

    def completed(self, last: str, words: Iterable[str]) -> list[str]:
        """Complete what is being typed with one of these words, in the reader's language; else in English."""
        listed = tuple(words)
        own = {self.speech_word(word) for word in listed}
        found = {word for word in own if word.lower().startswith(last.lower())}
        return sorted(found or {word for word in listed if word.lower().startswith(last.lower())})

    def speech_word(self, word: str) -> str:
        """Say a word that can be typed, or a treasure by its id, as the reader would type it."""
        return self.typed.shown(word) if word in EVERY_WORD else self.moves.treasures.typed(word)

    def yes(self, question: Message, *, commands: bool = False) -> bool:
        """Ask a question that is answered with yes or no, or also with the commands; anything else is no answer."""
        self.console.print(self.speech.text(question, TITLE))
        prompt = self.prompt("yes-or-no")
        while True:
            answer = (self.line(prompt, ANSWERS) if commands else self._answer(prompt)).lower()
            found = self.typed.begun(answer, ANSWERS)
            if len(found) == 1:
                return found == ["yes"]
            self.refuse(message("misunderstood-yes-or-no"))

    def _answer(self, prompt: str) -> str:
        return self._lines.ask(prompt, lambda text: self.completed(text, ANSWERS)).strip()

    def card_of(self, line: str, listed: Sequence[str]) -> tuple[str, int]:
        """Read one kind of a numbered list, by number or by name, and how many: -2 is one of the second back."""
        text = line.strip().lower()
        sign = -1 if text.startswith("-") else 1
        text = text.lstrip("+-").strip()
        if not text:
            raise misunderstood("misunderstood-nothing")
        if _NUMBER.match(text):
            if not 1 <= int(text) <= len(listed):
                raise misunderstood("misunderstood-number", most=len(listed))
            return listed[int(text) - 1], sign
        words = words_in(text)
        count = 1
        if _NUMBER.match(words[0]):
            count, words = int(words[0]), words[1:]
        elif self.typed.is_one(words[0], "the"):
            words = words[1:]
        found = self.moves.treasures.read(words)
        if found is None or found[2] != len(words):
            raise misunderstood("misunderstood-card", word=text)
        if found[0] not in listed:
            raise misunderstood("misunderstood-not-there", card=Card(found[0]))
        return found[0], sign * count
