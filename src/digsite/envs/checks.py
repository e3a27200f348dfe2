"""What people hand in to an environment, checked: a sentence for whatever is wrong, before anything happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.errors import DigsiteError, shown
from digsite.rules import ACTIONS
from digsite.whole_numbers import whole_number

#: More games fit no machine we know of; more threads help on none.
MOST_GAMES = 1 << 24
MOST_THREADS = 256

_WORD = 1 << 64


def count_of(given: object, what: str, most: int) -> int:
    """Return how many games or threads there are to be.

    >>> count_of(0, "games", 10)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: The number of games is a whole number from 1 to 10, not 0.
    """
    number = whole_number(given)
    if number is None or not 1 <= number <= most:
        sentence = f"The number of {what} is a whole number from 1 to {most}, not {shown(given)}."
        raise DigsiteError("bad-count", sentence)
    return number


def seat_number(seat: object, players: int) -> int:
    """Return the learner's seat, if there is one of that number."""
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise DigsiteError("no-such-seat", f"The seats are 0 to {players - 1}; there is no {shown(seat)}.")
    return number


def opponents_of(opponents: Any, players: object) -> tuple[tuple[Any, ...], int]:
    """Return the bots for the seats to the learner's left, one after the other, and the number of players.

    >>> opponents_of(["greedy"], 3)
    (('greedy', 'greedy'), 3)
    >>> opponents_of(["greedy", "expert"], None)
    (('greedy', 'expert'), 3)
    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence) or not opponents:
        sentence = f"Opponents are a list with a bot for each other seat, not {shown(opponents)}."
        raise DigsiteError("bad-opponents", sentence)
    seats = len(opponents) + 1 if players is None else whole_number(players)
    if seats is None:
        raise DigsiteError("bad-players", f"The number of players is a whole number, not {shown(players)}.")
    if len(opponents) > seats - 1:
        free = "is 1 seat" if seats == 2 else f"are {max(0, seats - 1)} seats"
        sentence = f"There {free} beside the learner's for {len(opponents)} opponents."
        raise DigsiteError("bad-opponents", sentence)
    return tuple(opponents[place % len(opponents)] for place in range(seats - 1)), seats


def action_of(action: object) -> int:
    """Return an action as a number; whether it is legal is another matter."""
    number = whole_number(action)
    if number is None and isinstance(action, np.ndarray) and action.size == 1 and action.dtype.kind in "iu":
        number = int(action.item())
    if number is None:
        raise DigsiteError("bad-actions", f"An action is a whole number from 0 to {ACTIONS - 1}, not {shown(action)}.")
    return number if abs(number) < _WORD >> 1 else -1


def actions_of(actions: object, games: int) -> npt.NDArray[np.int64]:
    """Return an action for each game; whether these are legal is another matter."""
    try:
        array = np.asarray(actions)
    except ValueError:  # lists of different lengths
        array = np.empty(0, np.object_)
    if array.dtype.kind not in "iu":
        what = f"an array of {array.dtype}" if isinstance(actions, np.ndarray) else shown(actions)
        raise DigsiteError("bad-actions", f"Actions are whole numbers, one for each of {games} games, not {what}.")
    if array.shape != (games,):
        raise DigsiteError("bad-actions", f"Actions need the shape ({games},), one for each game, not {array.shape}.")
    if array.dtype == np.uint64:
        array = np.minimum(array, np.uint64((_WORD >> 1) - 1))
    return np.ascontiguousarray(array, np.int64)


def seeds_of(seeds: object, games: int) -> list[int | None]:
    """Return a seed for each game; None goes on with the game's own stream of chance."""
    if isinstance(seeds, str) or not isinstance(seeds, (Sequence, np.ndarray)):
        sentence = f"A seed is a whole number, or a list with one for each game, not {shown(seeds)}."
        raise DigsiteError("bad-seed", sentence)
    if len(seeds) != games:
        raise DigsiteError("bad-seed", f"Seeds are needed for {games} games, not for {len(seeds)}.")
    return [None if seed is None else seed_of_game(seed) for seed in seeds]


def seed_of_game(seed: object) -> int:
    """Return a seed as a plain number."""
    number = whole_number(seed)
    if number is None or not 0 <= number < _WORD:
        raise DigsiteError("bad-seed", f"A seed is a whole number from 0 to {_WORD - 1}, not {shown(seed)}.")
    return number


def games_to_reset(options: object, games: int) -> npt.NDArray[np.bool_]:
    """Return which games are to begin anew: all, or those of ``options["reset_mask"]``."""
    if options is None:
        return np.ones(games, np.bool_)
    if not isinstance(options, dict) or set(options) - {"reset_mask"}:
        sentence = f"Of options there is reset_mask alone, a yes or no for each game; not {shown(options)}."
        raise DigsiteError("bad-options", sentence)
    if "reset_mask" not in options:
        return np.ones(games, np.bool_)
    which = np.asarray(options["reset_mask"])
    if which.dtype != np.bool_ or which.shape != (games,):
        sentence = f"A reset mask is a yes or no for each of {games} games, not {shown(options['reset_mask'])}."
        raise DigsiteError("bad-reset-mask", sentence)
    return which
