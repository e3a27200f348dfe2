"""Beginner's luck: what the totals that players announced (R82) say about the cards they hold now.

Everybody told the trade value of their four dealt cards. Since then cards came and went, some before everybody's eyes
and some not. A hand agrees with its total if four cards of that value can be found among those that came to it unseen:
early enough for all that left it, none of them a map (R4). The more ways there are to find them, the likelier the hand:
nobody saw which of the cards were dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import comb

from digsite.editions import HAND_DEALT, Setup
from digsite.game.events import Dealt, Discarded, Dug, Explored, Sold, Stolen, Traded
from digsite.game.phase import Phase
from digsite.game.view import View

#: More cards than a chamber holds: how many were taken from one unseen makes no difference here.
_SEVERAL = 99


class Total:
    """One seat's total, and what the viewer saw come and go since."""

    def __init__(self, view: View, setup: Setup, seat: int) -> None:
        self._worth = [treasure.trade for treasure in setup.treasures]
        self._map = setup.map_index
        self._announced = view.seats[seat].announced or 0
        self._net = [0] * len(setup.ids)  # of each kind: so many more were seen to leave than to come
        self._unseen_left = 0
        self._needed: dict[int, list[int]] = {}  # by unseen arrivals since the deal: what had left by then
        self._found: dict[tuple[int, ...], int] = {}
        self._read(view, setup, seat)

    def _read(self, view: View, setup: Setup, seat: int) -> None:
        place = {card: kind for kind, card in enumerate(setup.ids)}
        shown = [0] * len(place)
        arrived = 0

        def left(cards: Iterable[str]) -> None:
            for card in cards:
                kind = place[card]
                self._net[kind] += 1
                shown[kind] = max(shown[kind], self._net[kind])
            self._needed[arrived] = shown.copy()

        def came(cards: Iterable[str]) -> None:
            for card in cards:
                self._net[place[card]] -= 1

        for event in view.log:
            match event:
                case Dug(by, None) if by == seat:
                    arrived += 1
                case Sold(by, card, count) if by == seat:
                    left([card] * count)
                case Discarded(by, cards) if by == seat:
                    left(cards)
                case Traded(by, give, take) if by == seat:
                    left(give)
                    came(take)
                case Explored(by, _, maps, _, _, got) if by == seat:
                    left([setup.ids[self._map]] * maps)
                    arrived += _SEVERAL if got is None else 0
                    came(got or ())
                case Stolen(by, victim, card) if seat in (by, victim):
                    if card is not None:
                        (came if by == seat else left)((card,))
                    elif by == seat:
                        arrived += 1
                    else:
                        self._unseen_left += 1
        if view.phase is Phase.LOSING and view.player == seat:
            left(_discarded_so_far(view))

    def ways(self, hand: Sequence[int]) -> int:
        """Count the ways in which a hand, counted by kind, can be what this seat holds now; 0: it cannot."""
        key = tuple(hand)
        if key not in self._found:
            came = [max(0, held + net) for held, net in zip(hand, self._net, strict=False)]
            self._found[key] = self._dealt(came, 0, HAND_DEALT, self._announced, self._unseen_left, [])
        return self._found[key]

    def most_ways(self, hand: Sequence[int]) -> int:
        """Give a number of ways that no hand with as many cards and maps exceeds."""
        maps = hand[self._map] + self._net[self._map]
        came = sum(hand) + sum(self._net) - maps + self._unseen_left
        kinds = len(self._worth)
        wild = range(min(self._unseen_left, HAND_DEALT) + 1)
        return sum(comb(kinds + count - 1, count) * comb(max(0, came), HAND_DEALT - count) for count in wild)

    def _dealt(self, came: Sequence[int], kind: int, cards: int, worth: int, wild: int, chosen: list[int]) -> int:
        """Count the ways to choose the dealt cards of those that came unseen, kind by kind; ``wild``: left unseen."""
        if worth < 0 or cards < 0:
            return 0
        if kind == len(self._worth):
            return int(cards == 0 and worth == 0 and self._in_time(chosen))
        ways = 0
        most = 0 if kind == self._map else min(cards, came[kind] + wild)
        for count in range(most + 1):
            rest = cards - count, worth - count * self._worth[kind], wild - max(0, count - came[kind])
            found = self._dealt(came, kind + 1, *rest, [*chosen, count])
            ways += found * comb(max(count, came[kind]), count)
        return ways

    def _in_time(self, dealt: Sequence[int]) -> bool:
        """Whether what left the hand could be there then: dealt, or come since."""
        return all(
            sum(max(0, need - have) for need, have in zip(needed, dealt, strict=True)) <= arrived
            for arrived, needed in self._needed.items()
        )


def _discarded_so_far(view: View) -> Iterable[str]:
    """Give what small steps have discarded of a storm's loss: it lies in the marketplace, and no event tells it yet."""
    told: Counter[str] = Counter()
    for event in view.log:
        match event:
            case Dealt(_, market):
                told.update(market)
            case Discarded(_, cards):
                told.update(cards)
            case Traded(_, give, take):
                told.update(give)
                told.subtract(take)
    return (Counter(view.market) - told).elements()
