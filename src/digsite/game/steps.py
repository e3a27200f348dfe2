"""Moves and the kernel's small steps: what a move comes to, and the move that small steps make.

A trade has no steps here: people may make every legal trade, small steps only the canonical ones; the kernel makes a
trade in one piece for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from digsite.editions import Setup
from digsite.game.moves import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.game.position import Position
from digsite.rules import actions, actions_in, legal_steps, take_step


def steps_of(position: Position, ids: Sequence[str], move: Move) -> list[int] | None:
    """Return the steps a move comes to, or None where there can be none (a set of nine, a seat that is not there)."""
    match move:
        case Sell(treasure, count):
            if count > actions.LONGEST_SET:
                return None
            return [actions.SELL + ids.index(treasure) * actions.LONGEST_SET + count - 1]
        case EndTurn():
            return [actions.END_TURN]
        case Explore(chamber, naming):
            if chamber >= actions.CHAMBERS:
                return None
            return [actions.EXPLORE + chamber, *sorted(actions.NAME + ids.index(card) for card in naming or ())]
        case Discard(cards):
            return [actions.DISCARD + kind for kind in sorted(map(ids.index, cards))]
        case Keep(cards):
            return [actions.KEEP + kind for kind in sorted(map(ids.index, cards))]
        case Steal(seat):
            left = (seat - position.turn) % position.players
            return [actions.STEAL + left - 1] if left and seat < position.players else None
        case UseTent(use):
            return [actions.TENT if use else actions.NO_TENT]
        case Look(None):
            return [actions.NO_LOOK]
        case Look(chamber):
            return [actions.LOOK + chamber] if chamber is not None and chamber < actions.CHAMBERS else None
        case TurnUp():
            return [actions.TURN_UP]
        case Stop():
            return [actions.STOP]
    raise TypeError(f"{move!r} has no small steps.")


def small_steps(position: Position, setup: Setup, move: Move) -> tuple[int, ...] | None:
    """Return the small steps that make a legal move; None for a trade they do not make, as it gives more than needed.

    >>> from digsite import Game, Trade
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> steps = small_steps(game.position, game.setup, next(game.legal_moves.of(Trade)))
    >>> move_of(steps, game.position, game.setup) == next(game.legal_moves.of(Trade))
    True
    """
    if not isinstance(move, Trade):
        found = steps_of(position, setup.ids, move)
        return None if found is None else tuple(found)
    order: list[int] = position.boxes["order"][0].tolist()
    kinds = [setup.ids.index(card) for card in move.give]
    steps = [actions.TAKE + kind for kind in sorted(map(setup.ids.index, move.take))]
    steps += [actions.GIVE + kind for kind in sorted(kinds, key=order.index)]
    trial = position.copy()
    for number, step in enumerate(steps):
        if number and not trial.number("half_made"):
            return None  # it is paid for already
        if step not in actions_in(*legal_steps(trial.boxes, trial.states)):
            return None
        take_step(trial.boxes, trial.states, step)
    return tuple(steps) if not trial.number("half_made") else None


def move_by_steps(seen: Position, setup: Setup, choose: Callable[[Position], int]) -> Move:
    """Ask for small steps, in a position that shows only what the player knows, until they make a move."""
    trial = seen.copy()
    steps: list[int] = []
    while not steps or trial.number("half_made"):
        steps.append(choose(trial))
        take_step(trial.boxes, trial.states, steps[-1])
    return move_of(steps, seen, setup)


def move_of(steps: Sequence[int], position: Position, setup: Setup) -> Move:
    """Return the move that a complete sequence of small steps comes to.

    >>> from digsite import Game
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> move_of([actions.END_TURN], game.position, game.setup)
    EndTurn()
    """
    first, ids = steps[0], setup.ids
    if first < actions.END_TURN:
        kind, size = divmod(first, actions.LONGEST_SET)
        return Sell(ids[kind], size + 1)
    if first == actions.END_TURN:
        return EndTurn()
    if first < actions.TAKE:
        names = [ids[step - actions.NAME] for step in steps[1:]]
        return Explore(first - actions.EXPLORE, (names[0], names[1]) if names else None)
    if first < actions.GIVE:
        take = [ids[step - actions.TAKE] for step in steps if step < actions.GIVE]
        give = [ids[step - actions.GIVE] for step in steps if step >= actions.GIVE]
        return Trade(tuple(give), tuple(take))
    if actions.DISCARD <= first < actions.KEEP:
        return Discard(tuple(ids[step - actions.DISCARD] for step in steps))
    if actions.KEEP <= first < actions.NAME:
        return Keep(tuple(ids[step - actions.KEEP] for step in steps))
    if actions.LOOK <= first < actions.NO_LOOK:
        return Look(first - actions.LOOK)
    if actions.STEAL <= first < actions.TENT:
        return Steal((position.turn + first - actions.STEAL + 1) % position.players)
    return _SINGLE[first]


_SINGLE: dict[int, Move] = {
    actions.NO_LOOK: Look(None),
    actions.TENT: UseTent(True),
    actions.NO_TENT: UseTent(False),
    actions.TURN_UP: TurnUp(),
    actions.STOP: Stop(),
}
