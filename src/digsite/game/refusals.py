"""Why a move is refused: a stable code for programs and a sentence for the player.

Whether a move is legal is the kernel's to say, by the same body that carries it out. Only when it has said no does this
file look for the words.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.editions import Setup
from digsite.editions.names import chamber_name, ordinal
from digsite.errors import shown
from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.moves import MOVES, Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Trade
from digsite.game.position import Position
from digsite.game.steps import make_a_move, steps_of
from digsite.game.words import amount, amounts, listed, what_is_asked
from digsite.rules import naming_reason, reasons, trade_reason
from digsite.rules.box import TRADES_A_TURN
from digsite.rules.phases import ACT, KEEPING, LOOKING, LOSING, OVER, VICTIM

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
        return Verdict(MalformedMove("not-a-move", f"{shown(move)} is not a move. Moves are: {kinds}."))
    unknown = unknown_treasure(setup, move)
    if unknown is not None:
        return Verdict(unknown)
    if isinstance(move, Trade):
        sides = np.array(by_kind(setup, move.give)), np.array(by_kind(setup, move.take))
        reason = trade_reason(position.boxes, position.states, *sides)
        return Verdict(_no_trade(position, setup, move, reason)) if reason else Verdict(sides=sides)
    steps = steps_of(position, setup.ids, move)
    if isinstance(move, Explore):
        refused = _no_exploration(position, setup, move)
    else:
        is_legal = steps is not None and make_a_move(position, steps)
        refused = None if is_legal else _no_other(position, setup, move)
    return Verdict(refused, () if refused or steps is None else steps)


def by_kind(setup: Setup, cards: Iterable[str]) -> list[int]:
    """Count cards by kind."""
    counts = Counter(cards)
    return [counts[treasure] for treasure in setup.ids]


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
            near = difflib.get_close_matches(card, setup.ids, 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            there = ", ".join(setup.ids)
            return MalformedMove("unknown-treasure", f"There is no {card!r} in this game.{hint} There are: {there}.")
    return None


def too_large_a_set(setup: Setup, sale: Sell) -> IllegalMove | None:
    """Refuse a set that has no price (R50)."""
    figures = setup.treasures[setup.ids.index(sale.treasure)]
    most = len(figures.sells)
    if sale.count <= most:
        return None
    return IllegalMove("set-too-large", f"{figures.name}: {most} is the largest set that sells, not {sale.count}.")


def _not_now(position: Position) -> IllegalMove:
    if position.phase == OVER:
        return IllegalMove("game-over", "The game is over.")
    return IllegalMove("not-now", f"Not now. {what_is_asked(position)}")


def _missing(have: Sequence[int], wanted: Sequence[int], setup: Setup) -> str | None:
    """Say which kind there are too few of."""
    for treasure, there, asked in zip(setup.treasures, have, wanted, strict=False):
        if asked > there:
            return f"{amount(there, treasure.name)}, not {asked}" if there else f"no {treasure.name}"
    return None


def _no_trade(position: Position, setup: Setup, trade: Trade, reason: int) -> IllegalMove:
    give, take = by_kind(setup, trade.give), by_kind(setup, trade.take)
    hand, market = position.row("hand", position.player), position.row("market")
    if reason == reasons.NOT_NOW:
        return _not_now(position)
    if reason == reasons.TRADES_USED_UP:
        return IllegalMove("trades-used-up", f"{TRADES_A_TURN} trades are the most in one turn.")
    if reason == reasons.NOTHING_GIVEN:
        return IllegalMove("nothing-given", "A trade gives at least one card of your hand.")
    if reason == reasons.NOTHING_TAKEN:
        return IllegalMove("nothing-taken", "A trade takes at least one card of the marketplace.")
    if reason == reasons.NOT_IN_HAND:
        return IllegalMove("not-in-hand", f"You hold {_missing(hand, give, setup)}.")
    if reason == reasons.NOT_IN_MARKET:
        return IllegalMove("not-in-market", f"The marketplace has {_missing(market, take, setup)}.")
    if reason == reasons.SAME_ON_BOTH_SIDES:
        name = next(t.name for t, g, k in zip(setup.treasures, give, take, strict=True) if g and k)
        return IllegalMove("same-on-both-sides", f"{name} cannot be on both sides of a trade.")
    price = sum(t.trade * count for t, count in zip(setup.treasures, take, strict=True))
    paid = sum(t.trade * count for t, count in zip(setup.treasures, give, strict=True))
    wanted = amounts(take, setup)
    costs = "costs" if sum(take) == 1 else "cost"
    return IllegalMove("pays-too-little", f"Not yet: {wanted} {costs} {price}, you offer {paid}.")


def _no_exploration(position: Position, setup: Setup, move: Explore) -> IllegalMove | None:
    monument = setup.monument
    one, other = (setup.ids.index(card) for card in move.naming) if move.naming else (-1, -1)
    reason = naming_reason(position.boxes, position.states, move.chamber, one, other)
    if reason == reasons.OK:
        return None
    if reason == reasons.NOT_NOW:
        return _not_now(position)
    if reason == reasons.TOO_FEW_MAPS:
        maps = position.row("hand", position.player)[setup.map_index]
        price = amount(monument.maps[move.chamber], "map")
        where = _chamber(setup, move.chamber)
        return IllegalMove("too-few-maps", f"{where} costs {price}; you hold {maps or 'none'}.")
    if reason == reasons.NO_SUCH_CHAMBER:
        return _no_such_chamber(setup, move.chamber)
    if reason == reasons.CHAMBER_EMPTY:
        return _empty_chamber(position, setup, move.chamber)
    if reason == reasons.NO_NAMES_NEEDED:
        return IllegalMove("no-names-needed", f"Treasures are named to the Sphinx, not to the {monument.name}.")
    return IllegalMove(*_EXPLORATION_WORDS[reason])


_EXPLORATION_WORDS = {
    reasons.EXPLORED_ALREADY: ("explored-already", "You have explored this turn: once is all."),
    reasons.NAMES_NEEDED: ("names-needed", "Name two treasures to the Sphinx."),
    reasons.NAMED_TWICE: ("named-twice", "Name two different treasures to the Sphinx."),
}


def no_chamber_left(setup: Setup) -> str:
    """Say that there is nothing to explore any more (R42)."""
    return "Every chamber is empty." if len(setup.monument.chambers) > 1 else f"{_chamber(setup, 0)} is empty."


def _chamber(setup: Setup, chamber: int) -> str:
    """Begin a sentence about a chamber: people count from the first, whatever number a move says."""
    name = chamber_name(setup.monument.name, len(setup.monument.chambers), chamber)
    return name[0].upper() + name[1:]


def _no_such_chamber(setup: Setup, chamber: int) -> IllegalMove:
    there = amount(len(setup.monument.chambers), "chamber")
    return IllegalMove("no-such-chamber", f"The {setup.monument.name} has {there}; there is no {ordinal(chamber)}.")


def _empty_chamber(position: Position, setup: Setup, chamber: int) -> IllegalMove:
    places = range(len(setup.monument.chambers))
    left = [ordinal(place) for place in places if position.number("chamber_size", place) > 0]
    if not left:
        return IllegalMove("chamber-empty", no_chamber_left(setup))
    there = f"there are cards in the {listed(left, 'and')}"
    return IllegalMove("chamber-empty", f"{_chamber(setup, chamber)} is empty; {there}.")


def _no_other(position: Position, setup: Setup, move: Move) -> IllegalMove:
    """Find the words for a move that the kernel has refused."""
    phase = position.phase
    hand = position.row("hand", position.player) if phase != OVER else []
    match move:
        case Sell(treasure, count) if phase == ACT:
            figures = setup.treasures[setup.ids.index(treasure)]
            held = hand[setup.ids.index(treasure)]
            if count > held:
                few = f"{amount(held, figures.name)}, not {count}" if held else f"no {figures.name}"
                return IllegalMove("not-in-hand", f"You hold {few}.")
            return too_large_a_set(setup, move) or _not_now(position)
        case EndTurn() if phase == ACT:
            return IllegalMove("must-sell", "Nobody has done anything for too long: sell at least one card first.")
        case Discard(cards) if phase == LOSING:
            missing = _missing(hand, by_kind(setup, cards), setup)
            if missing:
                return IllegalMove("not-in-hand", f"You hold {missing}.")
            owed = position.number("owed")
            return IllegalMove("wrong-number", f"You lose {amount(owed, 'card')} in this storm, not {len(cards)}.")
        case Keep(cards) if phase == KEEPING:
            chamber = position.row("chamber", position.number("at"))
            missing = _missing(chamber, by_kind(setup, cards), setup)
            if missing:
                return IllegalMove("not-in-chamber", f"The chamber has {missing}.")
            owed = position.number("owed")
            return IllegalMove("wrong-number", f"You keep {amount(owed, 'card')}, not {len(cards)}.")
        case Steal(seat) if phase == VICTIM:
            others = [
                str(s) for s in range(position.players) if s != position.player and position.number("hand_size", s) > 0
            ]
            if seat < position.players and seat != position.player:
                return IllegalMove(
                    "empty-hand", f"Seat {seat} has no card to steal; choose seat {listed(others, 'or')}."
                )
            return IllegalMove(
                "not-an-opponent", f"Seat {seat} is no opponent of yours; choose seat {listed(others, 'or')}."
            )
        case Look(chamber) if phase == LOOKING and chamber is not None:
            if chamber < len(setup.monument.chambers):
                return _empty_chamber(position, setup, chamber)
            return _no_such_chamber(setup, chamber)
    return _not_now(position)
