"""Judging a move: the rules say yes, or give a reason; a reason becomes a code and facts.

The kernel says whether a move is legal, by the same code that carries it out. Only when it says no does this file look
for the facts to tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.editions import Setup
from digsite.editions.checks import nearest
from digsite.errors import shown
from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.moves import MOVES, Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Trade
from digsite.game.position import Position
from digsite.game.question import question_at
from digsite.game.steps import steps_of
from digsite.rules import reasons
from digsite.rules.box import TRADES_A_TURN
from digsite.rules.phases import KEEPING, LOSING, OVER
from digsite.rules.why_not import (
    ENDING,
    EXPLORING,
    LOOKING_INTO,
    ROBBING,
    SELLING,
    STEPPING,
    trade_reason,
    why_not,
    why_not_choose,
)
from digsite.words.message import Card, Cards, Chamber, Message, Monument, Seat, Several, message

#: Cards by kind, as the kernel takes them.
Counts = npt.NDArray[np.int64]


class Verdict(NamedTuple):
    """What becomes of a move: it is refused, or it is these small steps, or a trade of these sides."""

    refused: MalformedMove | IllegalMove | None = None
    steps: Sequence[int] = ()
    sides: tuple[Counts, Counts] | None = None


def judge(position: Position, setup: Setup, move: Move) -> Verdict:
    """Judge a move of the player who decides, in a position that shows only what they know; nothing is changed."""
    if not isinstance(move, MOVES):
        kinds = ", ".join(kind.__name__ for kind in MOVES)
        return Verdict(MalformedMove("not-a-move", message("not-a-move", given=shown(move), moves=kinds)))
    unknown = unknown_treasure(setup, move)
    if unknown is not None:
        return Verdict(unknown)
    if isinstance(move, Trade):
        sides = _counts(setup, move.give), _counts(setup, move.take)
        reason = trade_reason(position.boxes, position.states, *sides)
        return Verdict(refused(position, setup, move, reason)) if reason else Verdict(sides=sides)
    reason = _reason(position, setup, move)
    if reason:
        return Verdict(refused(position, setup, move, reason))
    return Verdict(steps=steps_of(position, setup.ids, move) or ())


def _reason(position: Position, setup: Setup, move: Move) -> int:
    """Ask the rules about a move that is no trade."""
    boxes, states, kind_of = position.boxes, position.states, setup.ids.index
    match move:
        case Sell(treasure, count):
            return why_not(boxes, states, SELLING, kind_of(treasure), count, 0)
        case EndTurn():
            return why_not(boxes, states, ENDING, 0, 0, 0)
        case Explore(chamber, naming):
            one, other = map(kind_of, naming) if naming else (-1, -1)
            return why_not(boxes, states, EXPLORING, chamber, one, other)
        case Steal(seat):
            return why_not(boxes, states, ROBBING, seat, 0, 0)
        case Look(chamber) if chamber is not None:
            return why_not(boxes, states, LOOKING_INTO, chamber, 0, 0)
        case Discard(cards):
            return why_not_choose(boxes, states, LOSING, _counts(setup, cards))
        case Keep(cards):
            return why_not_choose(boxes, states, KEEPING, _counts(setup, cards))
    steps = steps_of(position, setup.ids, move) or [-1]
    return why_not(boxes, states, STEPPING, steps[0], 0, 0)


def by_kind(setup: Setup, cards: Iterable[str]) -> list[int]:
    """Count cards by kind."""
    counts = Counter(cards)
    return [counts[treasure] for treasure in setup.ids]


def _counts(setup: Setup, cards: Iterable[str]) -> Counts:
    return np.array(by_kind(setup, cards), np.int64)


def unknown_treasure(setup: Setup, move: Move) -> MalformedMove | None:
    """Refuse a move that names a treasure which is not in this game."""
    match move:
        case Sell(treasure, _):
            cards: Sequence[str] = (treasure,)
        case Trade(give, take):
            cards = give + take
        case Discard(lost):
            cards = lost
        case Keep(kept):
            cards = kept
        case Explore(_, naming):
            cards = naming or ()
        case _:
            return None
    for card in cards:
        if card not in setup.ids:
            near = nearest(card, setup.ids)
            there = ", ".join(setup.ids)
            if near:
                return MalformedMove(
                    "unknown-treasure", message("unknown-treasure-near", id=card, near=near, there=there)
                )
            return MalformedMove("unknown-treasure", message("unknown-treasure", id=card, there=there))
    return None


def too_large_a_set(setup: Setup, sale: Sell) -> IllegalMove | None:
    """Refuse a set that has no price (R50)."""
    most = len(setup.treasures[setup.ids.index(sale.treasure)].sells)
    if sale.count <= most:
        return None
    return IllegalMove("set-too-large", sale_refused(sale.treasure, most, 0, sale.count, reasons.SET_TOO_LARGE))


def refused(position: Position, setup: Setup, move: Move, reason: int) -> IllegalMove:
    """Turn a reason of the kernel into a code and a message."""
    code, told = _told(position, setup, move, reason)
    return IllegalMove(code, told)


def why(position: Position, setup: Setup, move: Move, reason: int) -> Message | None:
    """Turn a reason of the kernel into a message; 0 is no reason."""
    return _told(position, setup, move, reason)[1] if reason else None


def _told(position: Position, setup: Setup, move: Move, reason: int) -> tuple[str, Message]:
    if reason == reasons.NOT_NOW or _has_passed(position, setup, move, reason):
        if position.phase == OVER:
            return "game-over", message("game-over")
        return "not-now", message("not-now", asked=question_at(position))
    code = CODES[reason]
    tell = _TELLERS.get(reason)
    return code, message(code) if tell is None else tell(position, setup, move)


def _has_passed(position: Position, setup: Setup, move: Move, reason: int) -> bool:
    """Say whether the cards are there, but small steps, which go in table order, have passed them or chosen them."""
    match move:
        case Discard(cards) if reason == reasons.NOT_IN_HAND:
            there = position.row("hand", position.player)
        case Keep(cards) if reason == reasons.NOT_IN_CHAMBER:
            there = position.row("chamber", position.number("at"))
        case _:
            return False
    return all(asked <= have for asked, have in zip(by_kind(setup, cards), there, strict=False))


#: What each reason is called.
CODES = {
    reasons.NOT_IN_HAND: "not-in-hand",
    reasons.NOT_IN_MARKET: "not-in-market",
    reasons.NOTHING_GIVEN: "nothing-given",
    reasons.NOTHING_TAKEN: "nothing-taken",
    reasons.SAME_ON_BOTH_SIDES: "same-on-both-sides",
    reasons.PAYS_TOO_LITTLE: "pays-too-little",
    reasons.TRADES_USED_UP: "trades-used-up",
    reasons.EXPLORED_ALREADY: "explored-already",
    reasons.CHAMBER_EMPTY: "chamber-empty",
    reasons.TOO_FEW_MAPS: "too-few-maps",
    reasons.NO_SUCH_CHAMBER: "no-such-chamber",
    reasons.NO_NAMES_NEEDED: "no-names-needed",
    reasons.NAMES_NEEDED: "names-needed",
    reasons.NAMED_TWICE: "named-twice",
    reasons.SET_TOO_LARGE: "set-too-large",
    reasons.MUST_SELL: "must-sell",
    reasons.NOT_AN_OPPONENT: "not-an-opponent",
    reasons.EMPTY_HAND: "empty-hand",
    reasons.NOT_IN_CHAMBER: "not-in-chamber",
    reasons.WRONG_NUMBER: "wrong-number",
}


def _missing(code: str, have: Sequence[int], wanted: Sequence[int], setup: Setup) -> Message:
    """Say which kind there are too few of."""
    for card, there, asked in zip(setup.ids, have, wanted, strict=False):
        if asked > there:
            return _too_few(code, card, there, asked)
    raise AssertionError("Nothing is missing.")


def _too_few(code: str, card: str, there: int, asked: int) -> Message:
    if there:
        return message(code, cards=Cards({card: there}), asked=asked)
    return message(f"{code}-none", card=Card(card))


def sale_refused(card: str, most: int, held: int, count: int, reason: int) -> Message:
    """Say why so many cards of a kind cannot be sold as a set: not so many are held, or it has no price (R50)."""
    if reason == reasons.NOT_IN_HAND:
        return _too_few("not-in-hand", card, held, count)
    return message("set-too-large", card=Card(card), most=most, count=count)


def _not_in_hand(position: Position, setup: Setup, move: Move) -> Message:
    if isinstance(move, Sell):
        kind = setup.ids.index(move.treasure)
        held = position.row("hand", position.player)[kind]
        return sale_refused(move.treasure, 0, held, move.count, reasons.NOT_IN_HAND)
    given = move.give if isinstance(move, Trade) else move.cards if isinstance(move, Discard) else ()
    return _missing("not-in-hand", position.row("hand", position.player), by_kind(setup, given), setup)


def _not_in_market(position: Position, setup: Setup, move: Move) -> Message:
    take = move.take if isinstance(move, Trade) else ()
    return _missing("not-in-market", position.row("market"), by_kind(setup, take), setup)


def _not_in_chamber(position: Position, setup: Setup, move: Move) -> Message:
    kept = move.cards if isinstance(move, Keep) else ()
    chamber = position.row("chamber", position.number("at"))
    return _missing("not-in-chamber", chamber, by_kind(setup, kept), setup)


def _same_on_both_sides(_position: Position, _setup: Setup, move: Move) -> Message:
    both = next(card for card in move.give if card in move.take) if isinstance(move, Trade) else ""
    return message("same-on-both-sides", card=Card(both))


def _pays_too_little(_position: Position, setup: Setup, move: Move) -> Message:
    give, take = (move.give, move.take) if isinstance(move, Trade) else ((), ())
    cards = Cards({card: count for card, count in zip(setup.ids, by_kind(setup, take), strict=True) if count})
    return message("pays-too-little", cards=cards, price=setup.trade_value(take), paid=setup.trade_value(give))


def _trades_used_up(_position: Position, _setup: Setup, _move: Move) -> Message:
    return message("trades-used-up", most=TRADES_A_TURN)


def chamber_of(setup: Setup, chamber: int) -> Chamber:
    """Speak of a chamber of this game's monument."""
    return Chamber(setup.monument.id, chamber, len(setup.monument.chambers))


def _too_few_maps(position: Position, setup: Setup, move: Move) -> Message:
    chamber = move.chamber if isinstance(move, Explore) else 0
    map_id = setup.ids[setup.map_index]
    return message(
        "too-few-maps",
        chamber=chamber_of(setup, chamber),
        maps=Cards({map_id: setup.monument.maps[chamber]}),
        held=position.row("hand", position.player)[setup.map_index],
    )


def _no_such_chamber(_position: Position, setup: Setup, move: Move) -> Message:
    chamber = move.chamber if isinstance(move, Explore | Look) else None
    return message(
        "no-such-chamber",
        monument=Monument(setup.monument.id),
        count=len(setup.monument.chambers),
        chamber=chamber_of(setup, chamber or 0),
    )


def _chamber_empty(position: Position, setup: Setup, move: Move) -> Message:
    chamber = move.chamber if isinstance(move, Explore | Look) else None
    places = range(len(setup.monument.chambers))
    left = tuple(chamber_of(setup, place) for place in places if position.number("chamber_size", place) > 0)
    if not left:
        return no_chamber_left(setup)
    return message("chamber-empty", chamber=chamber_of(setup, chamber or 0), left=Several(left))


def no_chamber_left(setup: Setup) -> Message:
    """Say that there is nothing to explore any more (R42)."""
    if len(setup.monument.chambers) > 1:
        return message("chamber-empty-all")
    return message("chamber-empty-only", chamber=chamber_of(setup, 0))


def _no_names_needed(_position: Position, setup: Setup, _move: Move) -> Message:
    return message("no-names-needed", monument=Monument(setup.monument.id))


def _set_too_large(_position: Position, setup: Setup, move: Move) -> Message:
    error = too_large_a_set(setup, move) if isinstance(move, Sell) else None
    return message("set-too-large") if error is None else error.message


def _victim(position: Position, _setup: Setup, move: Move) -> dict[str, Seat | Several]:
    seat = move.seat if isinstance(move, Steal) else 0
    others = (s for s in range(position.players) if s != position.player and position.number("hand_size", s) > 0)
    return {"victim": Seat(seat), "others": Several(tuple(Seat(other) for other in others), "or")}


def _wrong_number(position: Position, _setup: Setup, move: Move) -> Message:
    chosen = len(move.cards) if isinstance(move, Discard | Keep) else 0
    lost = "wrong-number" if isinstance(move, Discard) else "wrong-number-kept"
    return message(lost, count=position.number("owed"), chosen=chosen)


_TELLERS: dict[int, Callable[[Position, Setup, Move], Message]] = {
    reasons.NOT_IN_HAND: _not_in_hand,
    reasons.NOT_IN_MARKET: _not_in_market,
    reasons.NOT_IN_CHAMBER: _not_in_chamber,
    reasons.SAME_ON_BOTH_SIDES: _same_on_both_sides,
    reasons.PAYS_TOO_LITTLE: _pays_too_little,
    reasons.TRADES_USED_UP: _trades_used_up,
    reasons.TOO_FEW_MAPS: _too_few_maps,
    reasons.NO_SUCH_CHAMBER: _no_such_chamber,
    reasons.CHAMBER_EMPTY: _chamber_empty,
    reasons.NO_NAMES_NEEDED: _no_names_needed,
    reasons.SET_TOO_LARGE: _set_too_large,
    reasons.NOT_AN_OPPONENT: lambda *asked: message("not-an-opponent", **_victim(*asked)),
    reasons.EMPTY_HAND: lambda *asked: message("empty-hand", **_victim(*asked)),
    reasons.WRONG_NUMBER: _wrong_number,
}
