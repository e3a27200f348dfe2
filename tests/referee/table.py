"""The whole truth about a game under way: who holds what, and what is waited for."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from .header import Setting
from .printed import FIERCE, PRINTED
from .reading import Fault

Heap = dict[str, int]  # cards by kind; a kind with no cards has no entry, so an empty heap is false


def put(heap: Heap, cards: Iterable[str]) -> None:
    """Add cards to a heap."""
    for card in cards:
        heap[card] = heap.get(card, 0) + 1


def remove(heap: Heap, cards: Iterable[str], rule: str, place: str) -> None:
    """Take cards out of a heap; it is a fault if one is not there."""
    for card in cards:
        left = heap.get(card, 0) - 1
        if left < 0:
            raise Fault(rule, f"no {card} is left in {place}")
        if left:
            heap[card] = left
        else:
            del heap[card]


def size(heap: Heap) -> int:
    """The number of cards in a heap."""
    return sum(heap.values())


def listed(heap: Heap, setting: Setting) -> list[str]:
    """The cards of a heap in table order."""
    return [kind for kind in setting.order for _ in range(heap.get(kind, 0))]


@dataclass(slots=True)
class Turn:
    """A turn that has begun."""

    seat: int
    begun_by_digging: bool
    acted: bool = False
    sold: bool = False
    explored: int = 0
    trades: int = 0
    must_sell: str = ""  # the rule that demands it


@dataclass(slots=True)
class Table:
    """One game. Lists by seat or by chamber."""

    setting: Setting
    hands: list[Heap] = field(default_factory=list)
    market: Heap = field(default_factory=dict)
    chambers: list[Heap] = field(default_factory=list)
    pile: Heap = field(default_factory=dict)
    dig_site: Heap = field(default_factory=dict)
    tents: list[int] = field(default_factory=list)
    sets: list[list[tuple[str, int, int]]] = field(default_factory=list)  # treasure, cards, money
    maps_spent: int = 0
    turn: Turn | None = None  # nothing is dealt yet
    finished: bool = False

    # What must come next, in this order; nothing of it: the player whose turn it is acts.
    uncover_due: bool = False
    to_ask: list[int] = field(default_factory=list)
    to_discard: list[int] = field(default_factory=list)
    steal_due: bool = False
    dig_due: bool = False

    just_sold: bool = False  # the last event was a sale
    passes: list[int] = field(default_factory=list)  # R71: who passed, one after another
    idle_turns: int = 0  # R73: turns in a row, begun with an empty dig site, without sale or exploration

    def holders(self) -> list[int]:
        """The seats that hold cards."""
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def nothing_left(self) -> bool:
        """R74: the dig site is empty and no hand holds a card."""
        return self.turn is not None and not self.dig_site and not any(self.hands)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        seats = self.setting.seats
        return [(seat + step) % seats for step in range(seats)]

    def storm_order(self, drawer: int) -> list[int]:
        """R21: card-game from the drawer on, new-expedition from the drawer's left, the drawer last."""
        return self.clockwise_from(drawer if self.setting.rules == "card-game" else drawer + 1)

    def money(self, seat: int) -> int:
        """R75: what the sold sets of a seat brought."""
        return sum(money for _, _, money in self.sets[seat])

    def sold_cards(self, seat: int) -> int:
        """R75: the number of cards in the sold sets of a seat."""
        return sum(count for _, count, _ in self.sets[seat])


def tent_uses(setting: Setting) -> int:
    """R22, R81: how often a tent can be used; no tents in the card-game (section 1)."""
    uses = PRINTED[setting.rules].tents
    return uses * 2 if FIERCE in setting.variants else uses
