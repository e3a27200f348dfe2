"""Whether a view that was read back can be of a game at all.

Somebody may have written it by hand. Compiled code takes what it is given, so what contradicts itself is found here,
before anything is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from digsite.editions import Setup
from digsite.game.view import Tally, View

#: The largest number that a state can hold.
_MOST = 32_767


def contradiction(view: View, setup: Setup) -> str | None:
    """Say what in a view cannot be, or None if all of it can.

    >>> import msgspec
    >>> from digsite import Game
    >>> game = Game(players=2, monument="mine", seed=1)
    >>> contradiction(game.view(0), game.setup) is None
    True
    >>> contradiction(msgspec.structs.replace(game.view(0), dig_size=4), game.setup)
    '59 cards are out of sight, and there is room for 16 of them'
    """
    return _bad_cards(view, setup) or _bad_places(view, setup) or _bad_sizes(view, setup)


def _tallies(view: View) -> Iterable[Tally]:
    yield from (view.hand, view.market, view.turned_up)
    for seat in view.seats:
        yield from (seat.known, seat.known_to_all)
    for chamber in view.chambers:
        yield from (chamber.known, chamber.known_to_all)
    if view.half_made is not None:
        yield from (view.half_made.taking, view.half_made.giving, view.half_made.keeping)


def _bad_cards(view: View, setup: Setup) -> str | None:
    """Every card is one of the game's, and no kind lies about more often than there are cards of it."""
    cards = {treasure.id: treasure.cards for treasure in setup.treasures}
    for tally in _tallies(view):
        for card, count in tally.items():
            if card not in cards:
                return f"there is no {card!r} in this game"
            if not 0 <= count <= cards[card]:
                return f"{count} of {card!r} lie in one place, and there are {cards[card]}"
    for card in (*view.named, *(sold.treasure for seat in view.seats for sold in seat.museum)):
        if card not in cards:
            return f"there is no {card!r} in this game"
    return None


def _bad_places(view: View, setup: Setup) -> str | None:
    """Every seat and chamber that is named is there, and every number fits into a state."""
    if len(view.chambers) != len(setup.monument.chambers):
        return f"it has {len(view.chambers)} chambers, and the game has {len(setup.monument.chambers)}"
    for name in ("seat", "first", "turn", "player", "robbed"):
        seat = getattr(view, name)
        if seat is not None and not 0 <= seat < setup.players:
            return f"{name!r} is {seat}, and there are seats 0 to {setup.players - 1}"
    if view.exploring is not None and not 0 <= view.exploring < len(view.chambers):
        return f"'exploring' is {view.exploring}, and there is no such chamber"
    if len(view.named) > 2:
        return "more than two treasures are named"
    if view.half_made is not None and not 0 <= view.half_made.last < len(setup.treasures):
        return f"'last' is {view.half_made.last}, and there is no such treasure"
    to, left = view.dealing or (0, 0)
    if to > setup.players + len(view.chambers) + 2:
        return f"the deal has come to place {to}, and there is no such place"
    numbers = [to, left, view.dig_size, view.thieves, view.sandstorms, view.pile_size, view.maps_spent, view.owed]
    numbers += [view.passes, view.idle_turns, view.this_turn.explored, view.this_turn.trades]
    numbers += [chamber.size for chamber in view.chambers]
    for seat_now in view.seats:
        numbers += [seat_now.hand_size, seat_now.tents, seat_now.money, seat_now.announced or 0]
        numbers += [seat_now.most_maps, seat_now.most_maps_to_all, *(sold.count for sold in seat_now.museum)]
    wrong = next((number for number in numbers if not 0 <= number <= _MOST), None)
    return None if wrong is None else f"{wrong} is no number of cards, money or turns"


def _bad_sizes(view: View, setup: Setup) -> str | None:
    """The cards out of sight are as many as the places for them."""
    if view.seat is not None and view.hand != view.seats[view.seat].known:
        return "your hand is not what you know of it"
    at = view.exploring or 0
    inside = [dict(chamber.known) for chamber in view.chambers]
    for card, count in view.turned_up.items():  # turned up, they lie in their chamber still (R64, R65)
        if inside:
            inside[at][card] = max(inside[at].get(card, 0), count)
    unseen = {}
    for treasure in setup.treasures:
        card = treasure.id
        seen = view.market.get(card, 0) + sum(known.get(card, 0) for known in inside)
        seen += sum(seat.known.get(card, 0) for seat in view.seats)
        seen += sum(sold.count for seat in view.seats for sold in seat.museum if sold.treasure == card)
        unseen[card] = treasure.cards - seen - (view.maps_spent if card == setup.ids[setup.map_index] else 0)
        if unseen[card] < 0:
            return f"there are {treasure.cards} of {card!r}, and {treasure.cards - unseen[card]} lie in sight"
    free = [seat.hand_size - sum(seat.known.values()) for seat in view.seats]
    rooms = [chamber.size - sum(known.values()) for chamber, known in zip(view.chambers, inside, strict=True)]
    if min(free + rooms, default=0) < 0:
        return "more cards are known than there are in a hand or a chamber"
    dig = view.dig_size - view.thieves - view.sandstorms
    room, hidden = sum(free) + sum(rooms) + view.pile_size + dig, sum(unseen.values())
    if dig < 0 or room != hidden:
        return f"{hidden} cards are out of sight, and there is room for {room} of them"
    maps = setup.ids[setup.map_index]
    can_be = (min(most.most_maps - most.known.get(maps, 0), left) for most, left in zip(view.seats, free, strict=True))
    if unseen[maps] > dig + sum(max(0, number) for number in can_be):
        return "more maps are out of sight than the places that can hold one"
    return None
