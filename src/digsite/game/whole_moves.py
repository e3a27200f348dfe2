"""Small steps gathered into the whole move they come to: how a machine player sits at a table of people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from digsite.editions import Setup
from digsite.game.moves import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.game.position import Position
from digsite.rules import actions, take_step
from digsite.rules.phases import KEEPING, LOSING, NAMING, PAYING, TAKING

_UNFINISHED = (TAKING, PAYING, NAMING)


def whole_move(seen: Position, setup: Setup, choose: Callable[[Position], int]) -> Move:
    """Ask for small steps, in a position that shows only what the player knows, until they make a whole move."""
    trial = seen.copy()
    phase, player = seen.phase, seen.player
    steps: list[int] = []
    while True:
        step = choose(trial)
        steps.append(step)
        owed = trial.number("owed")
        take_step(trial.boxes, trial.states, step)
        going_on = trial.phase in _UNFINISHED or (phase in (LOSING, KEEPING) and owed > 1)
        if not going_on or trial.player != player:
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
