"""What the kernel is given, checked: wrong actions, seats and arrays are errors with a code, never a crash."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from digsite.errors import DigsiteError, shown
from digsite.rules import ACTIONS, OUTCOMES, STATE, States
from digsite.rules.actions import actions_in, describe
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.whole_numbers import whole_number


class KernelError(DigsiteError):
    """The kernel was asked for something that is not possible."""


def refuse(code: str, sentence: str) -> NoReturn:
    """Refuse what was asked for."""
    raise KernelError(code, sentence)


def checked_action(action: object) -> int:
    """Return an action's number, or refuse what is none.

    >>> checked_action(10_000_000)
    Traceback (most recent call last):
    ...
    digsite.kernel.checks.KernelError: An action is a whole number from 0 to 125, not 10000000.
    """
    number = whole_number(action)
    if number is None or not 0 <= number < ACTIONS:
        refuse("bad-action", f"An action is a whole number from 0 to {ACTIONS - 1}, not {shown(action)}.")
    return number


def refuse_action(
    action: int, phase: int, words: npt.NDArray[np.uint64], kinds: tuple[str, ...], where: str
) -> NoReturn:
    """Say why an action cannot be taken now."""
    if phase == OVER:
        refuse("game-over", f"{where} is over: no action is legal any more. Begin another.")
    if phase < FIRST_DECISION:
        refuse("chance-decides", f"{where} waits for chance, not for a player: settle it, or say what happened.")
    if not 0 <= action < ACTIONS:
        checked_action(action)
    legal = "; ".join(f"{step} ({describe(step, kinds)})" for step in actions_in(*words))
    refuse("illegal-action", f"{where} does not allow action {action} ({describe(action, kinds)}). Legal are: {legal}.")


def checked_outcome(outcome: object) -> int:
    """Return the number of an outcome of chance, or refuse what is none."""
    number = whole_number(outcome)
    if number is None or not 0 <= number < OUTCOMES:
        refuse("bad-outcome", f"An outcome of chance is a whole number from 0 to {OUTCOMES - 1}, not {shown(outcome)}.")
    return number


def checked_count(count: object, what: str = "games", least: int = 1) -> int:
    """Return how many there are to be, or refuse what is no such number."""
    number = whole_number(count)
    if number is None or number < least:
        refuse("bad-count", f"The number of {what} is a whole number from {least} on, not {shown(count)}.")
    return number


def checked_viewer(viewer: object, players: int) -> int:
    """Return a viewer's number in the kernel: a seat, or (None) the public, which comes after all seats."""
    number = players if viewer is None else whole_number(viewer)
    if number is None or not 0 <= number <= players:
        seats = f"0 to {players - 1}"
        refuse("bad-viewer", f"A viewer is a seat from {seats}, or None for the public, not {shown(viewer)}.")
    return number


def checked_numbers(given: object, count: int, what: str) -> npt.NDArray[np.int64]:
    """Return whole numbers, one for each game, as the kernel takes them; or refuse them."""
    try:
        array = np.asarray(given)
    except (TypeError, ValueError):
        refuse("bad-dtype", f"The {what} are an array of whole numbers, not {shown(given)}.")
    if array.dtype.kind not in "iu":
        refuse("bad-dtype", f"The {what} are an array of whole numbers, not of {array.dtype}.")
    if array.shape != (count,):
        refuse("bad-shape", f"The {what} have shape ({count},), one for each game, not {array.shape}.")
    if array.dtype == np.uint64 and array.size and int(array.max()) >= 1 << 63:
        refuse("bad-action", f"The {what} hold {int(array.max())}, which is far too large.")
    return np.ascontiguousarray(array, np.int64)


def checked_flags(given: object, count: int, what: str) -> npt.NDArray[np.bool_]:
    """Return a yes or no for each game, or refuse what is none."""
    array = np.asarray(given)
    if array.dtype != np.bool_:
        refuse("bad-dtype", f"The {what} are an array of bool, not of {array.dtype}.")
    if array.shape != (count,):
        refuse("bad-shape", f"The {what} have shape ({count},), one for each game, not {array.shape}.")
    return np.ascontiguousarray(array)


def checked_room(given: object, shape: tuple[int, ...], dtypes: tuple[Any, ...], what: str) -> npt.NDArray[Any]:
    """Return an array to be filled in, or refuse one that is too short, of another type, or cannot be written."""
    names = " or ".join(np.dtype(dtype).name for dtype in dtypes)
    if not isinstance(given, np.ndarray) or given.dtype not in [np.dtype(dtype) for dtype in dtypes]:
        found = given.dtype if isinstance(given, np.ndarray) else shown(given)
        refuse("bad-dtype", f"The {what} are filled into an array of {names}, not {found}.")
    if given.shape != shape:
        refuse("bad-shape", f"The {what} need an array of shape {shape}, not {given.shape}.")
    if not given.flags.writeable or not given.flags.c_contiguous:
        refuse("bad-array", f"The {what} need an array that can be written and lies in one piece.")
    return given


def checked_states(given: object) -> States:
    """Return an array of states, or refuse one of anything else; what the states hold is another matter."""
    if not isinstance(given, np.ndarray) or given.dtype != STATE:
        found = given.dtype if isinstance(given, np.ndarray) else shown(given)
        refuse("bad-dtype", f"States are an array of kernel.STATE, not {found}.")
    if given.ndim != 1 or not len(given):
        refuse("bad-shape", f"States are an array with one row for each game, not of shape {given.shape}.")
    return given
