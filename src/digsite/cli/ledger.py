"""The table as an onlooker keeps it, from the events alone: money, hands, tents, what is left to dig.

Everything counted here is public (R14) but the cards in a hand, which are known as far as the events tell them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from digsite.editions import Setup
from digsite.game.events import Dealt, Discarded, Dug, Event, Explored, Sold, Stolen, TentAnswered, Traded


@dataclass(slots=True)
class SeatLine:
    """One player's line in the ledger."""

    tents: int
    money: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    museum: list[Sold] = field(default_factory=list)

    @property
    def hand_size(self) -> int:
        """Cards in hand."""
        return self.hand.total()


class Ledger:
    """What everybody can see on the table, kept up to date event by event."""

    def __init__(self, setup: Setup) -> None:
        self.seats = [SeatLine(setup.tents) for _ in range(setup.players)]
        self.dig_size = setup.total_cards
        self.thieves = setup.thieves
        self.sandstorms = setup.sandstorms

    def note(self, event: Event) -> None:
        """Write down what an event changes; the event must tell everything (hidden cards included)."""
        match event:
            case Dealt():
                self._deal(event)
            case Dug(by, card):
                self.dig_size -= 1
                self.thieves -= card == "thief"
                self.sandstorms -= card == "sandstorm"
                if card not in ("thief", "sandstorm"):
                    self._gain(by, [str(card)])
            case Stolen(by, victim, card):
                self._lose(victim, [str(card)])
                self._gain(by, [str(card)])
            case TentAnswered(by, use):
                self.seats[by].tents -= use
            case Discarded(by, cards):
                self._lose(by, cards)
            case Traded(by, give, take):
                self._lose(by, give)
                self._gain(by, take)
            case Sold(by, card, count, money):
                self._lose(by, [card] * count)
                self.seats[by].money += money
                self.seats[by].museum.append(event)
            case Explored():
                self._lose(event.by, ["map"] * event.maps)
                self._gain(event.by, event.got or ())

    def _deal(self, event: Dealt) -> None:
        piles = [*event.hands, event.market, *event.chambers, event.pile]
        self.dig_size -= sum(len(pile) for pile in piles if isinstance(pile, tuple))
        for seat, hand in enumerate(event.hands):
            self._gain(seat, hand or ())

    def _gain(self, seat: int, cards: Sequence[str]) -> None:
        self.seats[seat].hand.update(cards)

    def _lose(self, seat: int, cards: Sequence[str]) -> None:
        self.seats[seat].hand.subtract(cards)
        self.seats[seat].hand += Counter()  # drops what is down to none
