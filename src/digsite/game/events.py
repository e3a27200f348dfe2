"""What happened, as a game's log and its record tell it.

A record tells everything. In a player's view, what they did not see is ``None``: the card another player dug up, the
cards of a chamber taken unseen.

>>> import msgspec
>>> msgspec.json.encode(Sold(by=0, card="coin", count=5, money=30))
b'{"do":"sell","by":0,"card":"coin","count":5,"money":30}'
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from digsite.editions.deck import SPECIAL_CARDS

Cards = tuple[str, ...]


class Event(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that happened."""

    def seen_by(self, viewer: int | None, *, face_up: bool = False) -> Event:
        """Return the event as a seat, or (None) a spectator, saw it; ``face_up``: the chambers lie open (R66)."""
        return self

    @property
    def tells_all(self) -> bool:
        """Whether every card is told, as in a record; in a player's view there are cards they did not see."""
        parts = msgspec.structs.astuple(self)
        return not any(part is None or (isinstance(part, tuple) and None in part) for part in parts)


class Dealt(Event, frozen=True, tag="deal"):
    """The set-up (R2-R4)."""

    hands: tuple[Cards | None, ...]
    market: Cards
    chambers: tuple[Cards | None, ...]
    pile: Cards | UnsetType | None = UNSET

    def seen_by(self, viewer: int | None, *, face_up: bool = False) -> Event:
        """A seat sees its own hand; the chambers are seen where they lie face up (R66)."""
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        chambers = self.chambers if face_up else tuple(None for _ in self.chambers)
        return Dealt(hands, self.market, chambers, UNSET if self.pile is UNSET else None)


class Dug(Event, frozen=True, tag="dig"):
    """A card was dug up: a treasure (seen by its finder alone), a thief or a sandstorm (R11-R13)."""

    by: int
    card: str | None

    def seen_by(self, viewer: int | None, *, face_up: bool = False) -> Event:
        """Only thieves and sandstorms are seen by all."""
        if viewer == self.by or self.card in SPECIAL_CARDS:
            return self
        return Dug(self.by, None)


class Stolen(Event, frozen=True, tag="steal", rename={"victim": "from"}):
    """A thief took a card; the two of them know which (R12)."""

    by: int
    victim: int
    card: str | None

    def seen_by(self, viewer: int | None, *, face_up: bool = False) -> Event:
        """The others do not see the card."""
        return self if viewer in (self.by, self.victim) else Stolen(self.by, self.victim, None)

    @property
    def seat(self) -> int:
        """Who was robbed, as moves call it."""
        return self.victim


class Uncovered(Event, frozen=True, tag="uncover"):
    """The storm laid one card more in each chamber of the buried ruins (R66)."""

    cards: Cards


class TentAnswered(Event, frozen=True, tag="tent"):
    """A player who was asked used the tent, or did not (R22)."""

    by: int
    use: bool


class Discarded(Event, frozen=True, tag="discard"):
    """A struck player's loss (R20)."""

    by: int
    cards: Cards


class Traded(Event, frozen=True, tag="trade"):
    """A trade with the marketplace (R30)."""

    by: int
    give: Cards
    take: Cards


class Sold(Event, frozen=True, tag="sell"):
    """A set was sold (R50)."""

    by: int
    card: str
    count: int
    money: int

    @property
    def treasure(self) -> str:
        """The card, as moves call it."""
        return self.card


class Looked(Event, frozen=True, tag="look"):
    """Somebody looked into a chamber of the temple (R62)."""

    by: int
    chamber: int


class Explored(Event, frozen=True, tag="explore"):
    """A chamber was explored (R40); ``drawn`` and ``named`` where the monument has them."""

    by: int
    chamber: int
    maps: int
    named: Cards | UnsetType = UNSET
    drawn: Cards | UnsetType = UNSET
    got: Cards | None = None

    def seen_by(self, viewer: int | None, *, face_up: bool = False) -> Event:
        """What is turned up is seen by all, what is taken from a closed chamber by the explorer alone (R41)."""
        if viewer == self.by or face_up or self.drawn is not UNSET:
            return self
        return Explored(self.by, self.chamber, self.maps)

    @property
    def naming(self) -> Cards | None:
        """What was named to the sphinx, as moves call it."""
        return None if self.named is UNSET else self.named


class Ended(Event, frozen=True, tag="end"):
    """A player ended their turn."""

    by: int


class Over(Event, frozen=True, tag="over"):
    """The outcome (R75, R76)."""

    money: tuple[int, ...]
    sold: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent = (
    Dealt | Dug | Stolen | Uncovered | TentAnswered | Discarded | Traded | Sold | Looked | Explored | Ended | Over
)
