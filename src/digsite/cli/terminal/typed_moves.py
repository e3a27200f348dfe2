"""Typed moves understood: short verbs, treasures by any part of their name, players by theirs.

It rewrites what it understands for ``parse_move`` and passes the rest on unchanged, so that the game says what is wrong
with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from digsite.cli.terminal.misunderstood import misunderstood, one_of
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.treasure_names import TreasureNames, letters_of
from digsite.cli.terminal.typed_words import TypedWords
from digsite.errors import DigsiteError
from digsite.game import MalformedMove, Move, View, parse_move
from digsite.game.phase import Phase
from digsite.words import Kind, Several

#: The words a move can begin with, by phase.
VERBS: dict[Phase, tuple[str, ...]] = {
    Phase.ACT: ("sell", "trade", "explore", "end"),
    Phase.VICTIM: ("steal",),
    Phase.TENTS: ("tent", "no"),
    Phase.LOSING: ("discard",),
    Phase.KEEPING: ("keep",),
    Phase.MINING: ("turn", "stop"),
    Phase.LOOKING: ("look", "no"),
}
EVERY_VERB = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))

#: Answers that mean the same as a verb, by phase.
_SAME: dict[Phase, dict[str, str]] = {Phase.TENTS: {"yes": "tent"}, Phase.MINING: {"take": "stop"}}
_MOST_DIGITS = 3
#: More than any monument has; to name one that is not there is understood, and refused.
_MOST_CHAMBERS = 10


class TypedMoves:
    """Understands what one player types."""

    def __init__(self, speech: Speech) -> None:
        self.treasures = TreasureNames(speech)
        self.typed = TypedWords(speech)
        self._names = speech.names
        self._longest = {treasure.id: len(treasure.sells) for treasure in speech.setup.treasures}
        english = Speech(speech.setup, speech.names)
        self._chambers = {
            letters_of([said.ordinal(chamber)]): chamber
            for said in (english, speech)
            for chamber in range(_MOST_CHAMBERS)
        }
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

    def verb(self, word: str, phase: Phase) -> str | None:
        """Find the verb that is meant in a phase: whole verbs are known in every phase."""
        here, same = VERBS.get(phase, ()), _SAME.get(phase, {})
        found = self.typed.exact(word, (*here, *same, *EVERY_VERB))
        if found is None:
            found = self.typed.meant(word, here) or self.typed.meant(word, same)
        return same.get(found, found) if found else None

    def move(self, verb: str, rest: Sequence[str], view: View) -> Move:
        """Make a move of a verb and the words after it."""
        read, words = self._readers.get(verb), self.typed.joined(rest)
        try:
            return parse_move(" ".join([verb, *(read(words, view) if read else words)]))
        except MalformedMove as error:
            raise self.retold(error, view.phase) from None

    def retold(self, error: DigsiteError, phase: Phase) -> DigsiteError:
        """Say in words of the table what the game says in ids: which treasures there are, which words are missing."""
        facts, kinds = error.facts, Several(tuple(map(Kind, self._longest)))
        match error.message.id:
            case "unknown-treasure" | "unknown-treasure-near":
                return misunderstood("misunderstood-treasure", word=str(facts["id"]), there=kinds)
            case "bad-treasure":
                return misunderstood("misunderstood-treasure", word=str(facts["given"]).strip("'"), there=kinds)
            case "bad-treasure-missing":
                return misunderstood("misunderstood-which-treasure", there=kinds)
            case "bad-words":
                return misunderstood("misunderstood-missing", word=self.typed.shown(str(facts["word"])))
            case "bad-words-more":
                return misunderstood("misunderstood-rest", word=str(facts["rest"]).strip("'"))
            case "not-a-move" | "not-a-move-verb" | "bad-words-no":
                word = str(facts.get("given", self.typed.shown("no"))).strip("'")
                return misunderstood("misunderstood-word", word=word, verbs=self.verbs(phase))
        return error

    def verbs(self, phase: Phase) -> str:
        """List the verbs of a phase, as help shows them."""
        return ", ".join(self.typed.shown(verb) for verb in VERBS.get(phase, ()))

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
            if word == "all" or self.typed.is_one(word, "the") or _number(word):
                count = word.lstrip("x") if _number(word) else word if word == "all" else "the"
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
        at = next((place for place, word in enumerate(rest) if word == "naming"), len(rest))
        told = self._chamber(rest[:at], view)
        return [*told, "naming", *self.cards(rest[at + 1 :], {})] if at < len(rest) else told

    def _chamber(self, rest: list[str], _view: View) -> list[str]:
        words = [word for word in rest if self.typed.exact(word, ("the", "into")) is None]
        return [str(self._chambers.get(letters_of([word]), word)) for word in words]

    def _steal(self, rest: list[str], _view: View) -> list[str]:
        words = rest[1:] if len(rest) > 1 and self.typed.is_one(rest[0], "from") else rest
        wanted = letters_of(words)
        seats = {letters_of([name]): seat for seat, name in enumerate(self._names)}
        if wanted.isdigit() and wanted not in seats:
            return words
        found = one_of(wanted, seats) if wanted else None
        return words if found is None else [str(seats[found])]

    def _turn(self, rest: list[str], _view: View) -> list[str]:
        return [word for word in rest if not self.typed.is_one(word, "turn")] + ["up"]

    def _no(self, rest: list[str], view: View) -> list[str]:
        known = [self.typed.exact(word, ("tent", "look", "no")) for word in rest]
        told = [word for word in known if word in ("tent", "look")]
        if told or all(known):
            return told[:1] or (["tent"] if view.phase is Phase.TENTS else ["look"])
        return rest


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
        raise misunderstood("misunderstood-how-many", kind=Kind(card))
    return [card] if count in (None, "the") else [str(count), card]
