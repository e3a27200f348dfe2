"""From a view back to a position, and from there to a game that could be the true one.

A view tells all that its player knows, so it tells the kernel's hidden record too: ``seen_from`` writes it down again,
number by number. What the player does not know is then dealt anew (``dealers.resample``).
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from digsite.dealers import new_luck, resample
from digsite.editions import BEGINNERS_LUCK, PRINTED, Setup, load_edition
from digsite.errors import DigsiteError, shown
from digsite.game.announced_hands import deal_again
from digsite.game.contradictions import contradiction
from digsite.game.phase import PHASES, Phase
from digsite.game.position import Position
from digsite.game.totals import Total
from digsite.game.view import Tally, View
from digsite.rules import KINDS, SANDSTORM, SEATS, STATE, THIEF, Boxes, make_box
from digsite.rules.actions import CHAMBERS

#: Where each field of a state begins, counted in numbers.
_AT = {name: int(STATE.fields[name][1]) // 2 for name in STATE.names or ()}  # type: ignore[index]
_NUMBERS = {phase: number for number, phase in PHASES.items()}


def setup_of(view: View) -> Setup:
    """Return what a view's game is played with: the one it came from, or that of the printed edition it names."""
    known: Setup | None = view.__dict__.get("setup")
    if known is not None:
        return known
    if view.edition not in PRINTED:
        told = f"The view is of a game of the edition {view.edition!r}, which is not a printed one"
        raise DigsiteError("edition-needed", f"{told}: say what it is played with, as in view.imagine(seed, setup).")
    return _printed(view.edition, len(view.seats), view.monument, view.variants)


@lru_cache(256)
def _printed(edition: str, players: int, monument: str, variants: tuple[str, ...]) -> Setup:
    return load_edition(edition).setup(players, monument, variants)


@lru_cache(256)
def _box(setup: Setup) -> Boxes:
    return make_box(setup)


def seen_from(view: View, setup: Setup) -> Position:
    """Return the position as the view's player knows it, everything else blanked out.

    >>> from digsite import Game
    >>> from digsite.game.view import seen_position
    >>> game = Game(players=3, monument="tomb", seed=5)
    >>> seen_from(game.view(1), game.setup).to_bytes() == seen_position(game.position, 1).to_bytes()
    True
    """
    if not isinstance(setup, Setup):
        raise DigsiteError(
            "wrong-setup", f"A setup is what game.setup or edition.setup(...) gives, not {shown(setup)}."
        )
    if len(view.seats) != setup.players or view.monument != setup.monument.id:
        told = f"The view has {len(view.seats)} seats at {view.monument}"
        raise DigsiteError("wrong-setup", f"{told}; the setup has {setup.players} at {setup.monument.id}.")
    if "setup" not in view.__dict__:  # it was read back, so it may be anything
        wrong = contradiction(view, setup)
        if wrong is not None:
            raise DigsiteError("bad-view", f"This view is of no game: {wrong}.")
    boxes = _box(setup)
    place = {card: kind for kind, card in enumerate(setup.ids)}
    numbers = bytearray(STATE.itemsize)
    state = memoryview(numbers).cast("h")

    def lay(cards: Tally, *fields: int) -> None:
        for card, count in cards.items():
            for field in fields:
                state[field + place[card]] = count

    turn, begun = view.turn or 0, view.first is not None
    player = view.player if view.player is not None else turn if begun else -1
    so_far, half_made = view.this_turn, view.half_made
    deal_to, deal_left = view.dealing or (setup.players + len(view.chambers) + 2, 0)
    asked = view.phase in (Phase.TENTS, Phase.LOSING)
    for field, number in (
        (_AT["phase"], _NUMBERS[view.phase]),
        (_AT["turn"], turn),
        (_AT["player"], player),
        (_AT["first"], -1 if view.first is None else view.first),
        (_AT["dig_size"], view.dig_size),
        (_AT["dig"] + THIEF, view.thieves),
        (_AT["dig"] + SANDSTORM, view.sandstorms),
        (_AT["pile_size"], view.pile_size),
        (_AT["maps_spent"], view.maps_spent),
        (_AT["dug"], so_far.dug),
        (_AT["acted"], so_far.acted),
        (_AT["sold_now"], so_far.sold),
        (_AT["explored"], so_far.explored),
        (_AT["trades"], so_far.trades),
        (_AT["may_trade"], so_far.may_step_to_trade),
        (_AT["must_sell"], so_far.must_sell),
        (_AT["passes"], view.passes),
        (_AT["idle"], view.idle_turns),
        (_AT["deal_to"], deal_to),
        (_AT["deal_left"], deal_left),
        (_AT["asked"], (player - turn - int(boxes["storm_offset"][0])) % setup.players if asked else 0),
        (_AT["victim"], view.robbed or 0),
        (_AT["at"], view.exploring or 0),
        (_AT["owed"], view.owed),
        (_AT["named"], place[view.named[0]] if view.named else -1),
        (_AT["named"] + 1, place[view.named[1]] if len(view.named) > 1 else -1),
    ):
        state[field] = number
    public = setup.players
    viewer = public if view.seat is None else view.seat
    for p, seat in enumerate(view.seats):
        lay(seat.known, _AT["hand"] + p * KINDS, _AT["known"] + (viewer * SEATS + p) * KINDS)
        lay(seat.known_to_all, _AT["known"] + (public * SEATS + p) * KINDS)
        state[_AT["maps_at_most"] + viewer * SEATS + p] = seat.most_maps
        state[_AT["maps_at_most"] + public * SEATS + p] = seat.most_maps_to_all
        state[_AT["hand_size"] + p], state[_AT["tents"] + p] = seat.hand_size, seat.tents
        state[_AT["money"] + p], state[_AT["sheltered"] + p] = seat.money, seat.sheltered
        state[_AT["announced"] + p] = seat.announced or 0
        for sold in seat.museum:
            state[_AT["sold"] + p * KINDS + place[sold.treasure]] += sold.count
            state[_AT["sold_cards"] + p] += sold.count
    for c, chamber in enumerate(view.chambers):
        lay(chamber.known, _AT["chamber"] + c * KINDS, _AT["known_chamber"] + (viewer * CHAMBERS + c) * KINDS)
        lay(chamber.known_to_all, _AT["known_chamber"] + (public * CHAMBERS + c) * KINDS)
        state[_AT["chamber_size"] + c] = chamber.size
    lay(view.market, _AT["market"])
    lay(view.turned_up, _AT["turned"])
    if half_made is not None:
        state[_AT["half_made"]], state[_AT["last"]] = 1, half_made.last
        lay(half_made.taking, _AT["taking"])
        lay(half_made.giving, _AT["giving"])
        lay(half_made.keeping, _AT["kept"])
    return Position(boxes, np.frombuffer(numbers, STATE))


#: Everything is dealt anew so often at most. Where even then some hand does not come to its total, it is let go.
_ROUNDS = 100


def imagined(seen: Position, view: View, setup: Setup, seed: int) -> Position:
    """Return a position that could be the true one: all that the view's player does not know is dealt anew."""
    viewer = setup.players if view.seat is None else view.seat
    luck = new_luck(seed)
    if BEGINNERS_LUCK not in setup.variants or view.phase is Phase.DEAL:
        position = seen.copy()
        resample(position.boxes, position.states, viewer, luck)
        return position
    totals = view.__dict__.get("totals")
    if totals is None:
        others = (seat for seat in range(setup.players) if seat != viewer)
        totals = view.__dict__["totals"] = {seat: Total(view, setup, seat) for seat in others}
    for _ in range(_ROUNDS):
        position = seen.copy()
        resample(position.boxes, position.states, viewer, luck)
        # The hands come one after the other, and twice: each is drawn given the others.
        if all(deal_again(position, seen, seat, totals[seat], setup, luck) for _ in range(2) for seat in totals):
            return position
    position = seen.copy()
    resample(position.boxes, position.states, viewer, luck)
    return position
