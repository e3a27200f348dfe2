"""Typed words understood: short verbs, treasures by any part of their name, players by theirs.

What is understood is handed on in the words of ``parse_move``; what is not is handed on as it is, so that the game
itself says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from digsite.editions import Setup
from digsite.editions.names import ORDINALS
from digsite.errors import DigsiteError
from digsite.game import Move, View, parse_move
from digsite.telling.words import plural

#: The words a move can begin with, by phase.
VERBS: dict[str, tuple[str, ...]] = {
    "act": ("sell", "trade", "explore", "end"),
    "victim": ("steal",),
    "tents": ("tent", "no"),
    "losing": ("discard",),
    "keeping": ("keep",),
    "mining": ("turn", "stop"),
    "looking": ("look", "no"),
}
EVERY_VERB = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))

#: Other words for the same, by phase.
_SAME: dict[str, dict[str, str]] = {
    "act": {"pass": "end", "done": "end", "buy": "trade"},
    "victim": {"rob": "steal"},
    "tents": {"yes": "tent", "y": "tent", "use": "tent", "shelter": "tent"},
    "mining": {"more": "turn", "up": "turn", "take": "stop"},
    "looking": {"none": "no"},
}
_ARTICLES = ("a", "an", "the")
_WORD = re.compile(r"[A-Za-z0-9_'’]+|[^\sA-Za-z0-9_'’]")
_MOST_DIGITS = 3


class Misunderstood(DigsiteError):
    """Words that could mean several things, or none."""

    def __init__(self, sentence: str) -> None:
        super().__init__("misunderstood", sentence)


def one_of(word: str, words: Iterable[str]) -> str | None:
    """Find the word that is meant: the same, or the only one that begins so; None if there is none.

    >>> one_of("se", ["sell", "end"]), one_of("x", ["sell"])
    ('sell', None)
    >>> one_of("e", ["end", "explore"])
    Traceback (most recent call last):
    ...
    digsite.cli.playing.tongue.Misunderstood: 'e' could be end or explore.
    """
    listed = list(dict.fromkeys(words))
    if word in listed:
        return word
    found = [there for there in listed if word and there.startswith(word)]
    if len(found) > 1:
        raise Misunderstood(f"{word[:40]!r} could be {', '.join(found[:-1])} or {found[-1]}.")
    return found[0] if found else None


def words_in(line: str) -> list[str]:
    """Split a line into words, numbers and signs.

    >>> words_in("Trade 2 coins+map for mask")
    ['trade', '2', 'coins', '+', 'map', 'for', 'mask']
    """
    return [word.lower().replace("’", "'") for word in _WORD.findall(line)]


class Treasures:
    """The treasures of a game by all they may be called.

    >>> from digsite.editions import load_edition
    >>> treasures = Treasures(load_edition("new-expedition").setup(2, "mine"))
    >>> treasures.read(["pot", "shards", "for"])
    ('pot_shard', True, 2)
    >>> treasures.read(["mask"]), treasures.read(["tal"]), treasures.read(["gold"])
    (('pharaohs_mask', False, 1), ('talisman', None, 1), None)
    """

    def __init__(self, setup: Setup) -> None:
        self._called: dict[str, tuple[str, bool]] = {}
        self._parts: dict[str, list[tuple[str, bool]]] = {}
        for treasure in setup.treasures:
            for name, many in ((treasure.id, False), (treasure.name, False), (plural(treasure.name), True)):
                words = words_in(name.replace("_", " "))
                self._called.setdefault(_joined(words), (treasure.id, many))
                for at in range(1, len(words)):
                    self._parts.setdefault(_joined(words[at:]), []).append((treasure.id, many))

    def read(self, words: Sequence[str]) -> tuple[str, bool | None, int] | None:
        """Find the treasure these words begin with: its id, whether several were spoken of, and how many words.

        A name that was cut short does not tell whether it was to be several.
        """
        for length in range(min(4, len(words)), 0, -1):
            found = self._meant(_joined(words[:length]), alone=length == 1)
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
            several = sorted(begun)
            raise Misunderstood(f"{name[:40]!r} could be {', '.join(several[:-1])} or {several[-1]}.")
        return None


def _joined(words: Iterable[str]) -> str:
    return "".join(letter for word in words for letter in word.casefold() if letter.isalnum())


class Tongue:
    """Understands what one player types."""

    def __init__(self, setup: Setup, names: Sequence[str]) -> None:
        self.treasures = Treasures(setup)
        self._names = tuple(names)
        self._longest = {treasure.id: len(treasure.sells) for treasure in setup.treasures}
        self._readers: dict[str, Callable[[list[str], View], list[str]]] = {
            "sell": self._sell,
            "trade": self._trade,
            "discard": self._discard,
            "keep": self._keep,
            "explore": self._explore,
            "look": self._chamber,
            "steal": self._steal,
            "turn": self._turn,
            "no": self._no,
        }

    def verb(self, word: str, phase: str) -> str | None:
        """Find the verb that is meant in a phase: whole verbs are known in every phase."""
        same = _SAME.get(phase, {})
        if word in same:
            return same[word]
        if word in EVERY_VERB and word not in VERBS.get(phase, ()):
            return word
        found = one_of(word, VERBS.get(phase, ()))
        if found is None and len(word) > 1:
            other = one_of(word, same)
            return same[other] if other else None
        return found

    def move(self, verb: str, rest: Sequence[str], view: View) -> Move:
        """Make a move of a verb and the words after it."""
        read = self._readers.get(verb)
        return parse_move(" ".join([verb, *(read(list(rest), view) if read else rest)]))

    def cards(self, words: Sequence[str], stock: Mapping[str, int], *, all_by_default: bool = False) -> list[str]:
        """Rewrite a list of cards; "all coins" are as many as the stock has."""
        told: list[str] = []
        at = 0
        count: str | None = None
        while at < len(words):
            word = words[at]
            if word in (",", "and", "+", "&"):
                told.append(",")
                at += 1
                continue
            if word == "all" or word in _ARTICLES or _number(word):
                count = word.lstrip("x") if _number(word) else word
                at += 1
                continue
            found = self.treasures.read(words[at:])
            if found is None:
                told += [*([count] if count else []), word]
                at, count = at + 1, None
                continue
            card, several, length = found
            at += length
            if at < len(words) and _number(words[at], sign=True):  # coins x2
                count, at = words[at].lstrip("x"), at + 1
            told += _counted(card, count, several, stock, all_by_default=all_by_default)
            count = None
        return [*told, count] if count else told

    def _sell(self, rest: list[str], view: View) -> list[str]:
        held = {card: min(count, self._longest[card]) for card, count in view.hand.items()}
        return self.cards(rest, held, all_by_default=True)

    def _trade(self, rest: list[str], view: View) -> list[str]:
        at = rest.index("for") if "for" in rest else len(rest)
        told = self.cards(rest[:at], view.hand)
        return [*told, "for", *self.cards(rest[at + 1 :], view.market)] if at < len(rest) else told

    def _discard(self, rest: list[str], view: View) -> list[str]:
        return self.cards(rest, view.hand)

    def _keep(self, rest: list[str], view: View) -> list[str]:
        return self.cards(rest, view.chambers[view.exploring or 0].known)

    def _explore(self, rest: list[str], view: View) -> list[str]:
        at = next((place for place, word in enumerate(rest) if word in ("naming", "name")), len(rest))
        told = self._chamber(rest[:at], view)
        return [*told, "naming", *self.cards(rest[at + 1 :], {})] if at < len(rest) else told

    def _chamber(self, rest: list[str], _view: View) -> list[str]:
        words = [word for word in rest if word not in (*_ARTICLES, "chamber", "into", "in")]
        return [str(ORDINALS.index(word)) if word in ORDINALS else word for word in words]

    def _steal(self, rest: list[str], _view: View) -> list[str]:
        words = rest[1:] if rest[:1] == ["from"] else rest
        wanted = _joined(words)
        seats = {_joined([name]): seat for seat, name in enumerate(self._names)}
        if wanted.isdigit() and wanted not in seats:
            return words
        found = one_of(wanted, seats) if wanted else None
        return words if found is None else [str(seats[found])]

    def _turn(self, rest: list[str], _view: View) -> list[str]:
        return rest or ["up"]

    def _no(self, rest: list[str], view: View) -> list[str]:
        return rest or (["tent"] if view.phase == "tents" else ["look"])


def _number(word: str, *, sign: bool = False) -> bool:
    """Say whether a word is a number; x2 is one too, and with ``sign`` only that."""
    digits = word.removeprefix("x")
    return digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS and (word != digits or not sign)


def _counted(
    card: str, count: str | None, several: bool | None, stock: Mapping[str, int], *, all_by_default: bool
) -> list[str]:
    if count == "all" or (count is None and several is not False and all_by_default):
        return [str(max(1, stock.get(card, 0))), card]
    if count is None and several:
        raise Misunderstood(f"How many? Say a number, or 'all {card}'.")
    return [card] if count is None or count in _ARTICLES else [count, card]
