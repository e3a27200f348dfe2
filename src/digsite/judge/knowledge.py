"""What a player knew when they decided, in plain numbers: what reasons are made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from digsite.editions import Setup
from digsite.editions.deck import MAP
from digsite.game import LegalMoves
from digsite.game.cards import tally
from digsite.game.hand_value import HandValue, best_price
from digsite.rules import SANDSTORM, THIEF


@dataclass(frozen=True)
class Knowledge:
    """The table from the seat that decides."""

    legal: LegalMoves
    seat: int

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self.legal.setup

    @cached_property
    def hand(self) -> dict[str, int]:
        """The player's own cards."""
        return tally(self.legal.position.row("hand", self.seat), self.setup.ids)

    @property
    def storms(self) -> int:
        """Sandstorms still to come."""
        return self.legal.position.row("dig")[SANDSTORM]

    @property
    def thieves(self) -> int:
        """Thieves still to come."""
        return self.legal.position.row("dig")[THIEF]

    @property
    def to_dig(self) -> int:
        """Cards left to dig."""
        return self.legal.position.number("dig_size")

    @property
    def tents(self) -> int:
        """How often the player's tent can still be used."""
        return self.legal.position.row("tents")[self.seat]

    @cached_property
    def values(self) -> HandValue:
        """What cards sell for."""
        return HandValue(self.setup)

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.legal.position.row("hand_size")[seat]

    def unseen(self, treasure: str) -> int:
        """How many cards of a kind the player has not located."""
        position, kind = self.legal.position, self.setup.ids.index(treasure)
        total = position.box_row("cards")[kind]
        located = position.row("market")[kind]
        players, chambers = position.players, len(self.setup.monument.chambers)
        located += sum(position.row("hand", seat)[kind] + position.row("sold", seat)[kind] for seat in range(players))
        located += sum(position.row("chamber", chamber)[kind] for chamber in range(chambers))
        return max(0, total - located - (position.number("maps_spent") if treasure == MAP else 0))

    def storm_before_next_turn(self) -> float:
        """How likely a storm comes before it is the player's turn to act again: so many cards are dug up until then."""
        calm = 1.0
        for dug in range(min(self.setup.players, self.to_dig)):
            calm *= max(0, self.to_dig - self.storms - dug) / (self.to_dig - dug)
        return 1.0 - calm

    def lost_in_a_storm(self) -> int:
        """How much less the hand sells for after a storm, if the player gives up what hurts least (R20)."""
        size = sum(self.hand.values())
        return self.values.money(self.hand) - self._best_of(size - size // 2)

    def _best_of(self, keep: int) -> int:
        """What the best so many cards of the hand sell for."""
        best = {0: 0}
        for treasure, held in self.hand.items():
            sells = self.values.sells[treasure]
            wider: dict[int, int] = {}
            for kept, money in best.items():
                for more in range(min(held, keep - kept) + 1):
                    total = money + best_price(sells, more)
                    wider[kept + more] = max(wider.get(kept + more, -1), total)
            best = wider
        return best.get(keep, 0)

    def money_with(self, gone: tuple[str, ...] = (), come: tuple[str, ...] = ()) -> int:
        """What the hand sells for without some cards and with others."""
        hand = dict(self.hand)
        for card in gone:
            hand[card] = hand.get(card, 0) - 1
        for card in come:
            hand[card] = hand.get(card, 0) + 1
        return self.values.money({card: count for card, count in hand.items() if count > 0})

    def cave_in(self) -> float:
        """How likely the next card of the mine brings it down (R64), as far as the player can tell."""
        position, ids = self.legal.position, self.setup.ids
        turned = position.row("turned")
        limit, trade = int(position.boxes["mine_limit"][0]), position.box_row("trade")
        up = sum(count * trade[kind] for kind, count in enumerate(turned))
        chamber = position.row("chamber", position.number("at"))
        inside = {card: max(0, chamber[kind] - turned[kind]) for kind, card in enumerate(ids)}
        size = position.row("chamber_size")[position.number("at")] - sum(turned)
        hidden = {card: self.unseen(card) for card in ids if card != MAP}
        rest, pool = size - sum(inside.values()), sum(hidden.values())
        danger = 0.0
        for kind, card in enumerate(ids):
            if up + trade[kind] > limit:
                danger += inside[card] + (rest * hidden.get(card, 0) / pool if pool else 0)
        return danger / size if size else 0.0
