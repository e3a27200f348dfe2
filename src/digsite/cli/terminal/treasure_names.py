"""The treasures of a game by all they may be called: any part of their names, in any case, one or several."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from digsite.cli.terminal.misunderstood import misunderstood
from digsite.cli.terminal.speech import LANGUAGE, Speech
from digsite.words import Card, Kind, Several

_WORD = re.compile(r"[\w'’]+|[^\s\w'’]")
_MOST_WORDS = 4


def words_in(line: str) -> list[str]:
    """Split a line into words, numbers and signs.

    >>> words_in("Trade 2 coins+map for mask")
    ['trade', '2', 'coins', '+', 'map', 'for', 'mask']
    """
    return [word.lower().replace("’", "'") for word in _WORD.findall(line)]


def letters_of(words: Iterable[str]) -> str:
    """Join words by what anybody can type of them: letters and digits, without accents.

    >>> letters_of(["Pharaoh's", "mask"]), letters_of(["Pièce", "de", "monnaie"])
    ('pharaohsmask', 'piecedemonnaie')
    """
    plain = unicodedata.normalize("NFKD", "".join(words).casefold())
    return "".join(letter for letter in plain if letter.isalnum())


class TreasureNames:
    """Finds the treasure that is meant.

    >>> from digsite.editions import load_edition
    >>> names = TreasureNames(Speech(load_edition("new-expedition").setup(2, "mine"), ["Ann", "Ben"]))
    >>> names.read(["pot", "shards", "for"])
    ('pot_shard', True, 2)
    >>> names.read(["mask"]), names.read(["tal"]), names.read(["gold"])
    (('pharaohs_mask', False, 1), ('talisman', None, 1), None)
    """

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._called: dict[str, tuple[str, bool]] = {}
        self._parts: dict[str, list[tuple[str, bool]]] = {}
        for treasure in speech.setup.ids:
            one, several = speech.plain(Card(treasure), form="name"), speech.plain(Kind(treasure))
            if letters_of([one]) == letters_of([several]):  # somebody's own treasure: no catalogue has its plural
                several = _plural(one)
            for name, many in ((treasure, False), (one, False), (several, True)):
                words = words_in(name.replace("_", " "))
                self._called.setdefault(letters_of(words), (treasure, many))
                for at in range(1, len(words)):
                    self._parts.setdefault(letters_of(words[at:]), []).append((treasure, many))

    def read(self, words: Sequence[str]) -> tuple[str, bool | None, int] | None:
        """Find the treasure these words begin with: its id, whether several were spoken of, and how many words.

        A name that was cut short does not tell whether it was to be several.
        """
        for length in range(min(_MOST_WORDS, len(words)), 0, -1):
            found = self._meant(letters_of(words[:length]), alone=length == 1)
            if found is not None:
                return (*found, length)
        return None

    def _meant(self, name: str, *, alone: bool) -> tuple[str, bool | None] | None:
        if not name:
            return None
        if name in self._called:
            return self._called[name]
        parts = self._parts.get(name, [])
        if len({treasure for treasure, _ in parts}) == 1:
            return parts[0]
        begun = {treasure for called, (treasure, _) in self._called.items() if called.startswith(name)}
        for part, meant in self._parts.items():
            begun |= {treasure for treasure, _ in meant if part.startswith(name)}
        if len(begun) == 1:
            return begun.pop(), None
        if len(begun) > 1 and alone:
            could = Several(tuple(self.typed(treasure) for treasure in sorted(begun)), "or")
            raise misunderstood("misunderstood-several", word=name, could=could)
        return None

    def typed(self, treasure: str) -> str:
        """Call a treasure as the reader would type it, in one word; what is no treasure stays as it is.

        >>> from digsite.editions import load_edition
        >>> TreasureNames(Speech(load_edition("new-expedition").setup(2, "mine"), ["Ann", "Ben"])).typed("pot_shard")
        'pot_shard'
        """
        if treasure not in self._speech.setup.ids:
            return treasure
        words = words_in(self._speech.plain(Card(treasure), form="name"))
        return "_".join(words).replace("'", "") if self._speech.language != LANGUAGE else treasure


def _plural(name: str) -> str:
    """Guess the plural of a name.

    >>> [_plural(name) for name in ("Vase of Ur", "Ruby", "Brooch", "Key")]
    ['Vase of Urs', 'Rubies', 'Brooches', 'Keys']
    """
    lower = name.lower()
    if lower.endswith(("s", "x", "z", "ch", "sh")):
        return name + "es"
    if lower.endswith("y") and lower[-2:-1] not in "aeiou":
        return name[:-1] + "ies"
    return name + "s"
