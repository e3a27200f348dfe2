"""Messages put into words, for one reader at one table.

>>> from digsite.words import Card, Money, Seat, Cards, message
>>> ann = Voice("en", names=["Ann", "Ben"], you=0)
>>> ann.say(message("dug", who=Seat(0), card=Card("coin")))
'You dug up a coin.'
>>> ann.spans(message("sold", who=Seat(1), cards=Cards({"coin": 2}), money=Money(5)))
[Span(text='Ben', what=Seat(seat=1)), Span(text=' sold ', what=None), Span(text='2 coins', what=Card(id='coin')), \
Span(text=' for ', what=None), Span(text='$5', what=Money(amount=5)), Span(text='.', what=None)]

A fact can be said by itself, in one of the forms that the catalogue has for it:

>>> ann.say(Card("pot_shard"), form="name"), ann.say(Cards({"coin": 2, "map": 1}))
('Pot Shard', '2 coins and a map')
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from digsite.words.catalogue import Catalogue, catalogue
from digsite.words.functions import Told
from digsite.words.message import (
    Card,
    Cards,
    Chamber,
    Fact,
    Kind,
    Level,
    Message,
    Money,
    Monument,
    Percent,
    Row,
    Seat,
    Several,
    Thing,
    Variant,
)

#: What encloses a fact inside a sentence: private characters of Unicode, which nobody's own text may contain. The one
#: after the opening says which fact it is.
_OPEN, _CLOSE, _FIRST = "\ue000", "\ue001", 0xE002
_MARKED = re.compile(f"{_OPEN}(.)([^{_CLOSE}]*){_CLOSE}", re.DOTALL)
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_MOST_MARKS = 0xF8FF - _FIRST

#: What a language may want to know of a phrase; a sentence that says nothing means these.
_USUAL = {"case": "nominative", "article": "indefinite"}

_WORD = re.compile("[a-z]+")


class Span(NamedTuple):
    """A piece of a sentence, and the fact it tells, if any: a tally and a row come as one Card for each kind."""

    text: str
    what: Thing | None = None


class Voice:
    """Speaks one language to one reader; made once, used for many messages."""

    def __init__(
        self,
        language: str = "en",
        names: Sequence[str] = (),
        treasures: Mapping[str, str] | None = None,
        you: int | None = None,
    ) -> None:
        """Know the players' names by seat, the names of somebody's own treasures by id, and the reader's seat."""
        self.names = tuple(_clean(name) for name in names)
        self.treasures = {treasure: _clean(name) for treasure, name in (treasures or {}).items()}
        self.you = you
        self._catalogue = catalogue(language)

    @property
    def language(self) -> str:
        """The language spoken."""
        return self._catalogue.language

    def say(self, what: Thing, **options: str) -> str:
        """Say a message, or a fact by itself."""
        return _Saying(self, self._catalogue, None).words(what, options)

    def spans(self, what: Thing, **options: str) -> list[Span]:
        """Say a message in pieces, each with the fact it tells."""
        marks: list[Thing] = []
        return list(_pieces(_Saying(self, self._catalogue, marks).words(what, options), marks))


def english(what: Thing) -> str:
    """Say a message in English without knowing who plays: players are called by their seats.

    >>> from digsite.words import Seat, message
    >>> english(message("no-card-to-steal", victim=Seat(2)))
    'Seat 2 has no card to steal.'
    """
    return Voice().say(what)


class _Saying:
    """One message on its way into words; with ``marks``, facts are enclosed in marks and noted there."""

    def __init__(self, voice: Voice, words: Catalogue, marks: list[Thing] | None) -> None:
        self._voice = voice
        self._catalogue = words
        self._marks = marks

    def words(self, fact: Thing, options: Mapping[str, str]) -> str:
        """Put a fact into words."""
        match fact:
            case Message():
                return self._message(fact, options)
            case Cards(cards):
                return self._joined((self._card(card, count, options) for card, count in cards.items()), "and")
            case Row(cards):
                return self._joined((self._card(card, 1, options) for card in cards), "more")
            case Several(items, joint):
                own = Seat(-1 if self._voice.you is None else self._voice.you)
                polite = sorted(items, key=lambda item: item == own)  # whoever is spoken to comes last
                return self._joined((self._item(item, options) for item in polite), joint)
            case Card(card):
                return self._card(card, 1, options)
            case Kind(card):
                return self._card(card, 1, {"form": "kind", **options})
            case Seat(seat):
                return self._marked(fact, self._name(seat, options))
        if isinstance(fact, Level) and f"level-{_slug(fact.id)}" not in self._catalogue:  # somebody's own bot
            return self._marked(fact, self._phrase("level-own", {"name": _clean(fact.id)}, options))
        return self._marked(fact, self._phrase(*_entry(fact), options))

    def trait(self, fact: Thing, name: str) -> str:
        """Say what the catalogue knows of a card, a monument, a variant or a level."""
        match fact:
            case Card(card) | Kind(card):
                return self._phrase(*self._card_entry(card, 1), {"form": name})
            case Cards(cards) if len(cards) == 1:
                return self._phrase(*self._card_entry(*next(iter(cards.items()))), {"form": name})
            case Monument() | Variant() | Level() | Chamber():
                return self._phrase(*_entry(fact), {"form": name})
        raise TypeError(f"TRAIT is not for {fact!r}")

    def _message(self, message: Message, options: Mapping[str, str]) -> str:
        own = Seat(-1 if self._voice.you is None else self._voice.you)
        you = next((name for name, fact in message.facts.items() if fact == own), "nobody")
        facts = {name: self._fact(fact) for name, fact in message.facts.items()}
        return self._catalogue.format(message.id, {**_USUAL, **options, "you": you, **facts}, options.get("form"))

    def _fact(self, fact: Fact) -> int | float | str | Told:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, str):
            return _clean(fact)
        return fact if isinstance(fact, int | float) else Told(fact, self)

    def _item(self, item: str | Thing, options: Mapping[str, str]) -> str:
        return _clean(item) if isinstance(item, str) else self.words(item, options)

    def _joined(self, parts: Iterable[str], joint: str) -> str:
        """Join parts as a sentence does; nothing is a word too."""
        listed = list(parts)
        if not listed:
            return self._catalogue.phrase("nothing", None, ())
        told = listed[0]
        for place, part in enumerate(listed[1:], 2):
            before, between, after = self._catalogue.around(f"list-{joint if place == len(listed) else 'more'}")
            told = f"{before}{told}{between}{part}{after}"
        return told

    def _name(self, seat: int, options: Mapping[str, str]) -> str:
        if seat == self._voice.you:
            return self._phrase("you", {}, {name: told for name, told in options.items() if name != "form"})
        names = self._voice.names
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self._phrase("seat-number", {"number": seat}, options)

    def _card(self, card: str, count: int, options: Mapping[str, str]) -> str:
        return self._marked(Card(card), self._phrase(*self._card_entry(card, count), options))

    def _card_entry(self, card: str, count: int) -> tuple[str, dict[str, int | str]]:
        """Find what a card is called: by its owner, or by the catalogue; else its id has to do."""
        entry = f"card-{_slug(card)}"
        name = self._voice.treasures.get(card)
        if name is None and entry in self._catalogue:
            return entry, {"count": count}
        return "card-own", {"count": count, "name": name or _titled(card)}

    def _phrase(self, entry: str, facts: Mapping[str, int | str], options: Mapping[str, str]) -> str:
        told = {**_USUAL, **options, **facts}
        form = told.pop("form", None)
        return self._catalogue.phrase(entry, None if form is None else str(form), tuple(sorted(told.items())))

    def _marked(self, fact: Thing, text: str) -> str:
        if self._marks is None or len(self._marks) == _MOST_MARKS:
            return text
        self._marks.append(fact)
        return f"{_OPEN}{chr(_FIRST + len(self._marks) - 1)}{text}{_CLOSE}"


def _entry(fact: Thing) -> tuple[str, dict[str, int | str]]:
    """Find the entry of the catalogue that tells a fact, and what it needs to know."""
    match fact:
        case Monument(id):
            return f"monument-{_slug(id)}", {}
        case Variant(id):
            return f"variant-{_slug(id)}", {}
        case Level(id):
            return f"level-{_slug(id)}", {}
        case Money(amount):
            return "money", {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus"}
        case Chamber(monument, chamber, of):
            return "chamber" if of > 1 or chamber else f"chamber-{_slug(monument)}", {"number": chamber + 1}
        case Percent(chance):
            if 0 < chance < 0.01:
                return "percent-under", {}
            return ("percent-over", {}) if 0.99 < chance < 1 else ("percent", {"percent": round(chance * 100)})
    raise TypeError(f"There are no words for {fact!r}.")


def _pieces(text: str, marks: Sequence[Thing]) -> Iterable[Span]:
    """Cut a sentence at its marks."""
    at = 0
    for found in _MARKED.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()])
        yield Span(found[2], marks[ord(found[1]) - _FIRST])
        at = found.end()
    if at < len(text):
        yield Span(text[at:])


def _clean(text: str) -> str:
    """Take private characters out of somebody's text: they mark facts here, and mean nothing to anybody else."""
    return _PRIVATE.sub("�", text)


def _slug(thing: str) -> str:
    """Write the id of a card or a place as the catalogue does: with hyphens."""
    return thing.replace("_", "-")


def _titled(card: str) -> str:
    """Make a name of an id.

    >>> _titled("golden_idol")
    'Golden Idol'
    """
    return _WORD.sub(lambda word: word[0].capitalize(), _clean(card).replace("_", " ")).strip()
