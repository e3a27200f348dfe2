"""Cards and players in sentences, with their colours.

>>> from digsite.editions import load_edition
>>> words = Words(load_edition("card-game").setup(2, "pyramid"), ["Ann", "Ben"])
>>> words.cards(["coin", "coin", "map"]).plain, words.cards([]).plain
('2 coins and a map', 'nothing')
>>> words.name(1).plain
'Ben'

With ``you``, one of the players is spoken to:

>>> words = Words(load_edition("card-game").setup(2, "pyramid"), ["Ann", "Ben"], you=0)
>>> [words.does(seat, "digs", "dig").plain for seat in (0, 1)], words.name(0).plain
(['You dig', 'Ben digs'], 'you')
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from digsite.editions import Setup
from digsite.editions.names import chamber_name, treasure_name
from digsite.telling.palette import DANGER, MONEY, seat_style, treasure_style

_VOWELS = "aeiou"
#: What joins several emoji to one.
_JOINER = "\N{ZERO WIDTH JOINER}"


class Words:
    """The names of one game: its players, its treasures, its monument."""

    def __init__(self, setup: Setup, names: Sequence[str], you: int | None = None) -> None:
        self.setup = setup
        self.you = you
        self.names = tuple(clean(name) for name in names)
        self._named = {treasure.id: _in_a_sentence(treasure.id, treasure.name) for treasure in setup.treasures}
        self._place = {treasure.id: place for place, treasure in enumerate(setup.treasures)}

    def name(self, seat: int) -> Text:
        """Name a player, or say "you"."""
        return styled("you" if seat == self.you else self.names[seat], seat_style(seat))

    def does(self, seat: int, does: str, do: str) -> Text:
        """Begin a sentence: "Ann digs", "You dig"."""
        who = styled("You", seat_style(seat)) if seat == self.you else self.name(seat)
        return who.append(f" {self.verb(seat, does, do)}")

    def verb(self, seat: int, does: str, do: str) -> str:
        """Choose between "digs" and "dig"."""
        return do if seat == self.you else does

    def amount(self, card: str, count: int, *, figure: bool = False) -> Text:
        """Say how many of a treasure: "a coin", "2 coins"; with ``figure`` "1 coin"."""
        if card in ("thief", "sandstorm"):
            return Text.assemble("a ", (card, DANGER))
        name = self._named.get(card, card)
        many = name if count == 1 else plural(name)
        lead = str(count) if figure or count != 1 else article(name)
        return styled(f"{lead} {many}", treasure_style(card, self._place.get(card, 0)))

    def kind(self, card: str) -> Text:
        """Speak of a treasure as such: "coins"."""
        return styled(plural(self._named.get(card, card)), treasure_style(card, self._place.get(card, 0)))

    def cards(self, cards: Iterable[str]) -> Text:
        """Say which cards lie together, in table order."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        ranked = sorted(counts, key=lambda card: self._place.get(card, len(self._place)))
        return joined([self.amount(card, counts[card]) for card in ranked]) if counts else Text("nothing")

    def in_turn(self, cards: Sequence[str]) -> Text:
        """Say which cards came one after another."""
        return Text(", ").join(self.amount(card, 1) for card in cards)

    def chamber(self, chamber: int) -> str:
        """Name a chamber of the monument, or the monument where it is the only one."""
        monument = self.setup.monument
        return chamber_name(monument.name, len(monument.chambers), chamber)

    def value(self, cards: Iterable[str]) -> int:
        """Add up trade values."""
        values = {treasure.id: treasure.trade for treasure in self.setup.treasures}
        return sum(values.get(card, 0) for card in cards)


def clean(text: str) -> str:
    r"""Make text from a file harmless: what is not printable could move the cursor or change colours.

    >>> clean("Ann\x1b[31m"), clean("Zoë 👩‍🔬")
    ('Ann�[31m', 'Zoë 👩‍🔬')
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter == _JOINER else "�" for letter in text)


def styled(text: str, style: str) -> Text:
    """Colour a text and nothing that is appended to it later."""
    return Text.assemble((text, style))


def money(amount: int) -> Text:
    """Write money.

    >>> money(30).plain
    '$30'
    """
    return styled(f"${amount}", MONEY)


def joined(parts: Sequence[Text], joint: str = "and") -> Text:
    """Join parts as a sentence does.

    >>> joined([Text("a map"), Text("a coin"), Text("a cup")]).plain
    'a map, a coin and a cup'
    """
    if len(parts) < 2:
        return parts[0].copy() if parts else Text()
    return Text(", ").join(parts[:-1]).append(f" {joint} ").append_text(parts[-1])


def article(name: str) -> str:
    """Choose "a" or "an".

    >>> article("coin"), article("amulet")
    ('a', 'an')
    """
    return "an" if name[:1].lower() in _VOWELS else "a"


def plural(name: str) -> str:
    """Form the plural of a treasure's name.

    >>> [plural(name) for name in ("coin", "pharaoh's mask", "ruby", "brooch", "key")]
    ['coins', "pharaoh's masks", 'rubies', 'brooches', 'keys']
    """
    lower = name.lower()
    if lower.endswith(("s", "x", "z", "ch", "sh")):
        return name + "es"
    if lower.endswith("y") and lower[-2:-1] not in _VOWELS:
        return name[:-1] + "ies"
    return name + "s"


def counted(count: int, noun: str) -> str:
    """Say how many of a thing.

    >>> counted(1, "thief"), counted(3, "thief"), counted(0, "storm")
    ('1 thief', '3 thieves', '0 storms')
    """
    if count == 1:
        return f"1 {noun}"
    return f"{count} {'thieves' if noun == 'thief' else plural(noun)}"


def _in_a_sentence(treasure: str, name: str) -> str:
    """Write a name small, unless its owner chose a spelling of their own."""
    return name.lower() if name == treasure_name(treasure) else clean(name)
