"""Words that can be typed: those of the reader's language, and the English ones always.

A word is known by its English form, which is also its id: ``sell`` is what ``typed-sell`` of the catalogue lists.

>>> from digsite.editions import load_edition
>>> setup = load_edition("card-game").setup(2, "pyramid")
>>> words = TypedWords(Speech(setup, ["Ann", "Ben"], language="de"))
>>> words.meant("verk", ("sell", "trade")), words.meant("SELL", ("sell", "trade")), words.meant("x", ("sell",))
('sell', 'sell', None)
>>> words.shown("sell")
'verkaufe'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from digsite.cli.terminal.misunderstood import misunderstood
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.treasure_names import letters_of
from digsite.words import Several

#: What begins a move, answers a question, or is a command.
MOVES = ("sell", "trade", "explore", "end", "steal", "tent", "discard", "keep", "turn", "stop", "look")
ANSWERS = ("yes", "no")
COMMANDS = ("log", "hand", "museums", "rules", "help", "why", "hint", "save", "quit", "undo")
LAYING = ("ok", "cheapest", "clear", "cancel", "take", "give")
#: What stands between other words.
BETWEEN = ("for", "all", "naming", "and", "from", "the", "into")
#: Those of them that mean the same wherever they stand.
JOINTS = ("for", "all", "naming", "and")

EVERY_WORD = (*MOVES, *ANSWERS, *COMMANDS, *LAYING, *BETWEEN)


class TypedWords:
    """Understands single words that one reader types."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._listed = cache(self._read)

    def shown(self, word: str) -> str:
        """Say a word as help and Tab show it."""
        return self._listed(word)[0] if word in EVERY_WORD else word

    def exact(self, typed: str, among: Iterable[str]) -> str | None:
        """Find the word that was typed in full."""
        letters = letters_of([typed])
        return next((word for word in among if letters and letters in map(_letters, self._called(word))), None)

    def begun(self, typed: str, among: Iterable[str]) -> list[str]:
        """Find the words that may be meant by a beginning; those that help shows come before their other forms."""
        letters, listed = letters_of([typed]), tuple(dict.fromkeys(among))
        if not letters:
            return []
        first = [word for word in listed if any(_letters(shown).startswith(letters) for shown in self._usual(word))]
        if first or len(letters) < 2:
            return first
        return [word for word in listed if any(_letters(form).startswith(letters) for form in self._called(word))]

    def meant(self, typed: str, among: Iterable[str]) -> str | None:
        """Find the word that is meant, in full or cut short; None: no such word. Several are refused."""
        listed = tuple(among)
        found = self.exact(typed, listed)
        if found is not None:
            return found
        begun = self.begun(typed, listed)
        if len(begun) > 1:
            could = Several(tuple(self.shown(word) for word in begun), "or")
            raise misunderstood("misunderstood-several", word=typed, could=could)
        return begun[0] if begun else None

    def joined(self, words: Sequence[str]) -> list[str]:
        """Put the words between others into English: "2 münzen für maske" has a "for" in it."""
        return [self.exact(word, JOINTS) or word for word in words]

    def is_one(self, typed: str, word: str) -> bool:
        """Say whether this word was typed, in full."""
        return self.exact(typed, (word,)) is not None

    def _called(self, word: str) -> tuple[str, ...]:
        return (word, *self._listed(word)) if word in EVERY_WORD else (word,)

    def _usual(self, word: str) -> tuple[str, ...]:
        return (word, self._listed(word)[0]) if word in EVERY_WORD else (word,)

    def _read(self, word: str) -> tuple[str, ...]:
        return tuple(form.strip() for form in self._speech.words(f"typed-{word}").plain.split(","))


@cache
def _letters(word: str) -> str:
    return letters_of([word])
