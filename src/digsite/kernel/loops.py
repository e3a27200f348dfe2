"""Many games at once, compiled: every function goes through all games of its arrays without Python in between.

All arrays have one row for each game, except ``boxes`` and ``fresh``: what can be played (one box, or one for each
monument), and the state each begins with. They hold no interpreter lock, so several threads can work on several slices.
Nothing is checked here but the legality of actions, and that only where ``checked`` says so.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.dealers.fast import Luck, below, chance_step, settle
from digsite.dealers.random_steps import ones, random_step
from digsite.dealers.resample import deal_hidden
from digsite.observations import Observation, observe
from digsite.observations.at_once import spread_words
from digsite.rules import OUTCOMES, Box, Boxes, State, States, inlined, kernel
from digsite.rules.actions import HIGH
from digsite.rules.chance import happen, weigh
from digsite.rules.knowledge import hide
from digsite.rules.legal import is_in, legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.records import Numbers
from digsite.rules.score import winning_seats
from digsite.rules.step import act

#: An action that is none: the game stays as it is.
NO_ACTION = -1

#: A viewer that stands for whoever decides in each game.
WHO_DECIDES = -1

#: What loops return when nothing was wrong; otherwise it is the first game in which something was.
ALL_WELL = -1

Which = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]
Actions = npt.NDArray[np.int64]


@inlined
def _note_legal(b: Box, s: State, words: Words, i: int) -> None:
    low, high = legal(b, s)
    words[i, 0] = low
    words[i, 1] = high


@inlined
def _begin(
    boxes: Boxes, fresh: States, which: Which, states: States, luck: Luck, words: Words, i: int, draws: bool
) -> None:
    """Begin game ``i`` anew: chance draws the monument, if it is to, and deals."""
    own = luck[i : i + 1]
    if draws:
        which[i] = below(own, len(boxes))
    states[i] = fresh[which[i]]
    b = boxes[which[i]]
    settle(b, states[i], own, np.zeros(OUTCOMES, np.int16))
    _note_legal(b, states[i], words, i)


@kernel
def begin_games(
    boxes: Boxes,
    fresh: States,
    which: Which,
    states: States,
    luck: Luck,
    words: Words,
    wanted: npt.NDArray[np.bool_],
    draws: bool,
) -> int:
    """Begin the wanted games anew; return how many that were."""
    begun = 0
    for i in range(len(states)):
        if wanted[i]:
            _begin(boxes, fresh, which, states, luck, words, i, draws)
            begun += 1
    return begun


@kernel
def first_illegal(words: Words, actions: Actions) -> int:
    """Return the first game whose action is not legal, or ``ALL_WELL``."""
    for i in range(len(actions)):
        if actions[i] != NO_ACTION and not is_in((words[i, 0], words[i, 1]), actions[i]):
            return i
    return ALL_WELL


@kernel
def step_games(
    boxes: Boxes,
    which: Which,
    states: States,
    luck: Luck,
    words: Words,
    actions: Actions,
    settles: bool,
) -> None:
    """Take a legal step in every game that has an action, with all chance that follows; note what is legal then."""
    weights = np.zeros(OUTCOMES, np.int16)
    for i in range(len(states)):
        action = actions[i]
        if action < 0:
            continue
        b = boxes[which[i]]
        s = states[i]
        act(b, s, action)
        if settles:
            settle(b, s, luck[i : i + 1], weights)
        _note_legal(b, s, words, i)


@kernel
def step_and_begin_again(
    boxes: Boxes,
    fresh: States,
    which: Which,
    states: States,
    luck: Luck,
    words: Words,
    actions: Actions,
    draws: bool,
    ended: npt.NDArray[np.bool_],
    money: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
) -> int:
    """Do the same; where a game is over then, note how it ended and begin another. Return how many were over."""
    weights = np.zeros(OUTCOMES, np.int16)
    over = 0
    for i in range(len(states)):
        ended[i] = False
        action = actions[i]
        if action < 0:
            continue
        b = boxes[which[i]]
        s = states[i]
        act(b, s, action)
        settle(b, s, luck[i : i + 1], weights)
        if s.phase == OVER:
            over += 1
            ended[i] = True
            for p in range(b.players):
                money[i, p] = s.money[p]
            _share(b, s, shares, i)
            _begin(boxes, fresh, which, states, luck, words, i, draws)
        else:
            _note_legal(b, s, words, i)
    return over


@inlined
def _share(b: Box, s: State, shares: npt.NDArray[np.float32], i: int) -> None:
    won = winning_seats(b, s)
    among = ones(np.uint64(won))
    for p in range(b.players):
        shares[i, p] = np.float32(1.0) / np.float32(among) if won >> p & 1 else np.float32(0.0)


@kernel
def settle_games(boxes: Boxes, which: Which, states: States, luck: Luck, words: Words) -> None:
    """Let chance decide in every game until a player does, or the game is over."""
    weights = np.zeros(OUTCOMES, np.int16)
    for i in range(len(states)):
        b = boxes[which[i]]
        settle(b, states[i], luck[i : i + 1], weights)
        _note_legal(b, states[i], words, i)


@kernel
def note_legal(boxes: Boxes, which: Which, states: States, words: Words) -> None:
    """Note what is legal in every game."""
    for i in range(len(states)):
        _note_legal(boxes[which[i]], states[i], words, i)


@kernel
def spread_masks(words: Words, masks: npt.NDArray[np.bool_]) -> None:
    """Write what is legal as one number for each action, 0 or 1."""
    for i in range(len(words)):
        spread_words(words[i, 0], words[i, 1], masks[i])


@kernel
def spread_mask(found: npt.NDArray[np.int16], count: int, mask: npt.NDArray[np.bool_]) -> None:
    """Write the first ``count`` actions of a list as one number for each action, 0 or 1."""
    mask[:] = False
    for place in range(count):
        mask[found[place]] = True


@kernel
def random_actions(words: Words, minds: Luck, actions: Actions) -> None:
    """Choose a legal action in every game, each equally likely; ``NO_ACTION`` where there is none."""
    for i in range(len(words)):
        low = words[i, 0]
        high = words[i, 1]
        if low == 0 and high == 0:
            actions[i] = NO_ACTION
        else:
            actions[i] = random_step(low, high, minds[i : i + 1])


@kernel
def share_games(boxes: Boxes, which: Which, states: States, shares: npt.NDArray[np.float32]) -> None:
    """Share out each victory among its winners (R75, R76); nobody has a share of a game that goes on."""
    for i in range(len(states)):
        b = boxes[which[i]]
        if states[i].phase == OVER:
            _share(b, states[i], shares, i)
        else:
            for p in range(b.players):
                shares[i, p] = 0.0


@kernel
def hide_games(boxes: Boxes, which: Which, states: States, viewers: npt.NDArray[np.int64]) -> None:
    """Blank out, in place, all that each game's viewer does not know; ``WHO_DECIDES``: whoever decides there."""
    for i in range(len(states)):
        viewer = viewers[i]
        if viewer == WHO_DECIDES:
            viewer = np.int64(max(0, states[i].player))
        hide(boxes[which[i]], states[i], viewer)


@kernel
def observe_games(
    boxes: Boxes,
    which: Which,
    states: States,
    numbers: Numbers,
    viewers: npt.NDArray[np.int64],
    rows: Observation,
) -> None:
    """Write what each game's viewer knows, a row for each game."""
    for i in range(len(states)):
        viewer = viewers[i]
        if viewer == WHO_DECIDES:
            viewer = np.int64(max(0, states[i].player))
        observe(boxes[which[i]], states[i], numbers[i], viewer, rows[i])


@kernel
def resample_games(boxes: Boxes, which: Which, states: States, viewers: npt.NDArray[np.int64], luck: Luck) -> None:
    """Deal anew, in place, all that each game's viewer cannot know."""
    for i in range(len(states)):
        viewer = viewers[i]
        if viewer == WHO_DECIDES:
            viewer = np.int64(max(0, states[i].player))
        b = boxes[which[i]]
        hide(b, states[i], viewer)
        deal_hidden(b, states[i], viewer, luck[i : i + 1])


@kernel
def random_games(boxes: Boxes, which: Which, states: States, luck: Luck, minds: Luck, words: Words) -> int:
    """Play every game to its end by random steps; return how many decisions players took."""
    decisions = 0
    weights = np.zeros(OUTCOMES, np.int16)
    for i in range(len(states)):
        b = boxes[which[i]]
        s = states[i]
        own = luck[i : i + 1]
        mind = minds[i : i + 1]
        while s.phase != OVER:
            if s.phase < FIRST_DECISION:
                chance_step(b, s, own, weights)
            else:
                low, high = legal(b, s)
                act(b, s, random_step(low, high, mind))
                decisions += 1
        words[i, 0] = 0
        words[i, 1] = 0
    return decisions


# One game, from Python: one call for a step, all chance after it, and the list of what is legal then.

#: What ``step_one`` returns for an action that is not legal.
NOT_LEGAL = -1


@kernel
def list_legal(boxes: Boxes, states: States, found: npt.NDArray[np.int16]) -> int:
    """List the legal actions of the first game; return how many there are."""
    low, high = legal(boxes[0], states[0])
    return _list(low, high, found)


@inlined
def _list(low: np.uint64, high: np.uint64, found: npt.NDArray[np.int16]) -> int:
    count = 0
    for word, first in ((low, 0), (high, HIGH)):
        left = word
        while left != 0:
            lowest = left & (~left + np.uint64(1))
            found[count] = first + ones(lowest - np.uint64(1))
            count += 1
            left ^= lowest
    return count


@kernel
def step_one(
    boxes: Boxes, states: States, luck: Luck, found: npt.NDArray[np.int16], action: int, settles: bool, checked: bool
) -> int:
    """Take a step in the first game, with all chance that follows; list what is legal then and return how many.

    Where ``checked``, an action that is not legal changes nothing: ``NOT_LEGAL``.
    """
    b = boxes[0]
    s = states[0]
    if checked and not is_in(legal(b, s), action):
        return NOT_LEGAL
    act(b, s, action)
    if settles and s.phase < FIRST_DECISION:
        settle(b, s, luck, np.zeros(OUTCOMES, np.int16))
    low, high = legal(b, s)
    return _list(low, high, found)


@kernel
def happen_one(boxes: Boxes, states: States, outcome: int, weights: npt.NDArray[np.int16], checked: bool) -> bool:
    """Let an outcome of chance happen in the first game; where ``checked``, only one that can."""
    b = boxes[0]
    s = states[0]
    if checked:
        if s.phase >= FIRST_DECISION:
            return False
        weigh(b, s, weights)
        if weights[outcome] <= 0:
            return False
    happen(b, s, outcome)
    return True


def new_words(count: int) -> Words:
    """Return room for what is legal in so many games."""
    return np.zeros((count, 2), np.uint64)
