"""Moves, as a player says them: small frozen values that compare, hash, and print as they are typed.

>>> Trade(give=["parchment_scrap", "coin", "parchment_scrap"], take=["talisman"])
Trade(give=('parchment_scrap', 'parchment_scrap', 'coin'), take=('talisman',))
>>> print(_)
trade 2 parchment_scrap, coin for talisman
>>> parse_move("sell 3 coin") == Sell("coin", 3) == parse_move("Sell('coin', 3)")
True

Cards are a list of ids in any order, or counts by id, as a view's hand has them:

>>> print(Trade({"coin": 2, "parchment_scrap": 1}, "talisman"))
trade parchment_scrap, 2 coin for talisman
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Any, ClassVar

import msgspec
from msgspec.structs import force_setattr

from digsite.editions.deck import MOST_CARDS
from digsite.errors import shown
from digsite.game.cards import PRINTED_ORDER, counted, in_table_order
from digsite.game.errors import MalformedMove
from digsite.whole_numbers import whole_number
from digsite.words.message import message

#: No typed move is longer than this.
LONGEST_TEXT = 1000

_TREASURE = re.compile(r"[a-z][a-z0-9_]{0,31}\Z")


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """What a player may do; see the kinds below."""

    def __str__(self) -> str:
        """Say the move in the words ``parse_move`` reads."""
        raise NotImplementedError


class Sell(Move, frozen=True, tag="sell"):
    """Sell ``count`` cards of one treasure as a set (R50)."""

    treasure: str
    count: int = 1

    def __post_init__(self) -> None:
        _treasure(self.treasure)
        force_setattr(self, "count", _number("count", self.count, 1, MOST_CARDS))

    def __str__(self) -> str:
        return f"sell {self.count} {self.treasure}"

    @property
    def card(self) -> str:
        """The treasure, as events call it."""
        return self.treasure


class Trade(Move, frozen=True, tag="trade"):
    """Give cards of the hand for cards of the marketplace (R30)."""

    give: tuple[str, ...]
    take: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "give", _cards(self.give))
        force_setattr(self, "take", _cards(self.take))

    def __str__(self) -> str:
        return f"trade {counted(self.give)} for {counted(self.take)}"


class Explore(Move, frozen=True, tag="explore"):
    """Spend maps on a chamber (R40); the sphinx is told two treasures (R65)."""

    chamber: int = 0
    naming: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "chamber", _number("chamber", self.chamber, 0, 9))
        if self.naming is not None:
            named = _cards(self.naming)
            if len(named) != 2:
                raise MalformedMove("bad-names", message("bad-names", count=len(named)))
            force_setattr(self, "naming", named)

    def __str__(self) -> str:
        words = f"explore {self.chamber}"
        return words if self.naming is None else f"{words} naming {', '.join(self.naming)}"

    @property
    def named(self) -> tuple[str, str] | None:
        """What is named, as events call it."""
        return self.naming


class Discard(Move, frozen=True, tag="discard"):
    """Lose these cards to the sandstorm (R20)."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", _cards(self.cards))

    def __str__(self) -> str:
        return f"discard {counted(self.cards)}"


class Keep(Move, frozen=True, tag="keep"):
    """Keep these cards of the tomb's chamber (R63)."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", _cards(self.cards))

    def __str__(self) -> str:
        return f"keep {counted(self.cards)}"


class Steal(Move, frozen=True, tag="steal"):
    """Let the thief rob this seat (R12)."""

    seat: int

    def __post_init__(self) -> None:
        force_setattr(self, "seat", _number("seat", self.seat, 0, 9))

    def __str__(self) -> str:
        return f"steal {self.seat}"

    @property
    def victim(self) -> int:
        """The seat, as events call it."""
        return self.seat


class UseTent(Move, frozen=True, tag="tent"):
    """Use the tent in this storm, or not (R22)."""

    use: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.use, bool):
            raise MalformedMove("bad-answer", message("bad-answer", given=shown(self.use)))

    def __str__(self) -> str:
        return "tent" if self.use else "no tent"


class Look(Move, frozen=True, tag="look"):
    """Look into a chamber of the temple after a sale, or (None) do not (R62)."""

    chamber: int | None = None

    def __post_init__(self) -> None:
        if self.chamber is not None:
            force_setattr(self, "chamber", _number("chamber", self.chamber, 0, 9))

    def __str__(self) -> str:
        return "no look" if self.chamber is None else f"look {self.chamber}"


class TurnUp(Move, frozen=True, tag="turn_up"):
    """Turn up one more card of the mine (R64)."""

    def __str__(self) -> str:
        return "turn up"


class Stop(Move, frozen=True, tag="stop"):
    """Take what is turned up in the mine (R64)."""

    def __str__(self) -> str:
        return "stop"


class EndTurn(Move, frozen=True, tag="end"):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


AnyMove = Sell | Trade | Explore | Discard | Keep | Steal | UseTent | Look | TurnUp | Stop | EndTurn
MOVES: tuple[type[Move], ...] = (Sell, Trade, Explore, Discard, Keep, Steal, UseTent, Look, TurnUp, Stop, EndTurn)


def _treasure(value: object) -> str:
    if not isinstance(value, str) or not _TREASURE.match(value):
        raise MalformedMove("bad-treasure", message("bad-treasure", given=shown(value)))
    return value


def _number(what: str, value: object, least: int, most: int) -> int:
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise MalformedMove(f"bad-{what}", message(f"bad-{what}", least=least, most=most, given=shown(value)))
    return number


def _cards(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        value = (value,)
    if isinstance(value, Mapping):
        value = _counted_out(value)
    if not isinstance(value, Iterable):
        raise MalformedMove("bad-cards", message("bad-cards", given=shown(value)))
    cards = []
    for card in value:
        cards.append(_treasure(card))
        if len(cards) > MOST_CARDS:
            raise MalformedMove("bad-cards", message("bad-cards-many", most=MOST_CARDS))
    return in_table_order(cards)


def _counted_out(counts: Mapping[object, object]) -> Iterable[object]:
    """Lay out counts by treasure, card by card."""
    for card, count in counts.items():
        number = whole_number(count)
        if number is None or not 0 <= number <= MOST_CARDS:
            told = message("bad-cards-count", most=MOST_CARDS, card=shown(card), given=shown(count))
            raise MalformedMove("bad-cards", told)
        _treasure(card)
        for _ in range(number):
            yield card


_SOME_TRADE = Trade(("coin",), ("map",))


def trade_of(give: tuple[str, ...], take: tuple[str, ...]) -> Trade:
    """Make a trade of cards that need no check, in table order: listings make very many.

    >>> trade_of(("coin", "map"), ("talisman",)) == Trade(["map", "coin"], "talisman")
    True
    """
    trade = copy(_SOME_TRADE)
    force_setattr(trade, "give", give)
    force_setattr(trade, "take", take)
    return trade


class _Words:
    """Reads the words of a typed move."""

    _WORD: ClassVar = re.compile(r"[-+]?[A-Za-z0-9_']+(?:[.][0-9]+)?|[^\sA-Za-z0-9_']")
    _NUMBER: ClassVar = re.compile(r"[-+]?[0-9]")
    _WHOLE: ClassVar = re.compile(r"[-+]?[0-9]+\Z")

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = self._WORD.findall(text)
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.words[at].lower() if at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def is_number(self) -> bool:
        """Whether the next word is meant as a number, be it a right one or not."""
        return self._NUMBER.match(self.peek()) is not None

    def number(self, what: str) -> int:
        word = self.next()
        if not word:
            raise MalformedMove(f"bad-{what}", message(f"bad-{what}-missing", text=shown(self.text)))
        if not self._WHOLE.match(word):
            raise MalformedMove(f"bad-{what}", message(f"bad-{what}-word", text=shown(self.text), given=shown(word)))
        return int(word)

    def count(self) -> int:
        """How many: one, where no number stands."""
        return _number("count", self.number("count"), 1, MOST_CARDS) if self.is_number() else 1

    def treasure(self) -> str:
        """A treasure by its id; the two words of a printed one may be written apart."""
        apart = f"{self.peek()}_{self.peek(1)}".replace("'", "")
        if apart in PRINTED_ORDER:
            self.at += 2
            return apart
        if not self.peek():
            raise MalformedMove("bad-treasure", message("bad-treasure-missing", text=shown(self.text)))
        return _treasure(self.next())

    def cards(self, *, until: str = "") -> list[str]:
        cards: list[str] = []
        while self.peek() and self.peek() != until:
            if self.peek() in (",", "and"):
                self.next()
                continue
            count = self.count()
            cards += [self.treasure()] * count
        return cards

    def expect(self, word: str) -> None:
        if self.next() != word:
            raise MalformedMove("bad-words", message("bad-words", text=shown(self.text), word=word))

    def done(self) -> None:
        if self.at < len(self.words):
            rest = " ".join(self.words[self.at :])
            raise MalformedMove("bad-words", message("bad-words-more", text=shown(self.text), rest=shown(rest)))


def _read_end(words: _Words) -> Move:
    if words.peek() == "turn":
        words.next()
    return EndTurn()


def _read_sell(words: _Words) -> Move:
    count = words.count()
    return Sell(words.treasure(), count)


def _read_trade(words: _Words) -> Move:
    give = words.cards(until="for")
    words.expect("for")
    return Trade(tuple(give), tuple(words.cards()))


def _read_explore(words: _Words) -> Move:
    chamber = words.number("chamber") if words.is_number() else 0
    if words.peek() != "naming":
        return Explore(chamber)
    words.next()
    return Explore(chamber, tuple(words.cards()))  # type: ignore[arg-type]  # the length is checked there


def _read_no(words: _Words) -> Move:
    word = words.next()
    if word == "tent":
        return UseTent(False)
    if word == "look":
        return Look(None)
    raise MalformedMove("bad-words", message("bad-words-no"))


def _read_turn(words: _Words) -> Move:
    words.expect("up")
    return TurnUp()


_VERBS: dict[str, Callable[[_Words], Move]] = {
    "sell": _read_sell,
    "trade": _read_trade,
    "explore": _read_explore,
    "discard": lambda words: Discard(tuple(words.cards())),
    "keep": lambda words: Keep(tuple(words.cards())),
    "steal": lambda words: Steal(words.number("seat")),
    "tent": lambda _: UseTent(True),
    "no": _read_no,
    "look": lambda words: Look(words.number("chamber")),
    "turn": _read_turn,
    "stop": lambda _: Stop(),
    "end": _read_end,
    "pass": lambda _: EndTurn(),
}

_CALL = re.compile(r"[A-Z][A-Za-z]*\(")


def parse_move(text: str) -> Move:
    """Read a move from its words (``trade 2 coin for map``) or from its repr.

    >>> parse_move("explore 0 naming coin, talisman")
    Explore(chamber=0, naming=('coin', 'talisman'))
    >>> parse_move("dig")
    Traceback (most recent call last):
    ...
    digsite.game.errors.MalformedMove: 'dig' is not a move. A move starts with one of: discard, end, explore, ...
    """
    if not isinstance(text, str):
        raise MalformedMove("not-a-move", message("not-a-move-text", given=shown(text)))
    text = text.strip()
    if len(text) > LONGEST_TEXT:
        raise MalformedMove("too-long", message("too-long-typed", most=LONGEST_TEXT, length=len(text)))
    if _CALL.match(text):
        return _parse_repr(text)
    words = _Words(text)
    read = _VERBS.get(words.next())
    if read is None:
        told = message("not-a-move-verb", given=shown(text), verbs=", ".join(sorted(_VERBS)))
        raise MalformedMove("not-a-move", told)
    move = read(words)
    words.done()
    return move


def as_move(move: Move | str) -> Move:
    """Take a move as it is, or read it from its words."""
    return parse_move(move) if isinstance(move, str) else move


def _parse_repr(text: str) -> Move:
    try:
        call = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise MalformedMove("not-a-move", message("not-a-move-unreadable", given=shown(text))) from None
    kinds = {kind.__name__: kind for kind in MOVES}
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in kinds:
        told = message("not-a-move-kind", given=shown(text), moves=", ".join(sorted(kinds)))
        raise MalformedMove("not-a-move", told)
    try:
        args = [ast.literal_eval(arg) for arg in call.args]
        named: dict[str, Any] = {str(word.arg): ast.literal_eval(word.value) for word in call.keywords}
        return kinds[call.func.id](*args, **named)
    except MalformedMove:
        raise
    except (TypeError, ValueError, RecursionError, MemoryError):
        parts = ", ".join(kinds[call.func.id].__struct_fields__) or "nothing"
        told = message("not-a-move-parts", given=shown(text), move=call.func.id, parts=parts)
        raise MalformedMove("not-a-move", told) from None
