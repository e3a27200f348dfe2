"""Games by the thousand, stepped in place without Python inside: act, chance, other seats' bots, observation, mask.

What goes in and what comes out are arrays with a row for each game (``Games``, ``Told``). One game is an array of one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import decide
from digsite.dealers.fast import Luck, below, seed_each, settle
from digsite.dealers.random_steps import random_step
from digsite.envs.rewards import MARGIN, SHAPED, SHAPING, margin_of, win_share
from digsite.envs.shares import PATIENCE, Shares, all_done, end_shares, open_shares, pause_at_times, take_share
from digsite.observations import Observation, observe
from digsite.observations.at_once import fetch_row, fetch_state, spread_words
from digsite.rules import ACTIONS, OUTCOMES, Box, Boxes, State, States, inlined, kernel
from digsite.rules.actions import HIGH
from digsite.rules.legal import legal
from digsite.rules.phases import OVER
from digsite.rules.records import Numbers
from digsite.rules.step import act

#: The seat of no learner: whoever calls decides for all seats.
EVERY_SEAT = -1

#: The thread that calls; the others help.
CALLER = 0

#: What comes of a step where no action is refused: it is over; or somebody is not done yet.
ALL_STEPPED, NOT_YET = -1, -2

#: What happens to a game that is over: it stays, begins anew in the same step, or in the next.
STAYS, SAME_STEP, NEXT_STEP = range(3)


class Games(NamedTuple):
    """Games under way, a row for each."""

    boxes: Boxes  # one for each monument that can come up
    fresh: States  # a game before the deal, for each box
    box_of: npt.NDArray[np.int64]  # which of the boxes each game is played with
    states: States
    numbers: Numbers  # the numbers of the states
    luck: Luck  # (games, 1): where each game's chance comes from
    minds: Luck  # (games, seats): where each bot's own choices come from
    margins: npt.NDArray[np.float64]  # (games, seats): as they were when rewards were given last


class Told(NamedTuple):
    """What whoever learns is told, a row for each game."""

    observations: Observation
    final: Observation  # the last observation of a game that began anew
    masks: npt.NDArray[np.int8]  # 1 for every legal small step
    legal: npt.NDArray[np.uint64]  # the same as two words
    rewards: npt.NDArray[np.float64]  # (games, seats): for the last step
    reward: npt.NDArray[np.float64]  # that of whoever took it, or of the learner
    seats: npt.NDArray[np.int64]  # who decides now
    over: npt.NDArray[np.bool_]  # the last step ended the game


class Table(NamedTuple):
    """How the games are played."""

    learner: int  # its seat, or ``EVERY_SEAT``
    policies: npt.NDArray[np.int64]  # the kernel's bots by seat
    reward: int
    reset: int
    draws_monument: int  # 1: chance chooses one of the boxes for each game (R4)


_ONE = np.uint64(1)


@inlined
def _tell_legal(b: Box, s: State, words: npt.NDArray[np.uint64], mask: npt.NDArray[np.int8]) -> None:
    low, high = legal(b, s)
    words[0] = low
    words[1] = high
    spread_words(low, high, mask)


# What happens in every step is compiled into ``step_games`` once; what is rarer stays apart, and is quicker to compile.


@kernel
def _let_bots_play(
    games: Games, i: int, table: Table, scratch: States, weights: npt.NDArray[Any], an_expert: int | None
) -> None:
    """Let the other seats' bots and chance decide until the learner is asked, or the game is over.

    ``scratch`` is one state for bots to look at, ``weights`` are for chance to weigh with.
    """
    box = games.box_of[i]
    b = games.boxes[box]
    s = games.states[i]
    while s.player != table.learner and s.phase != OVER:
        p = s.player
        mind = games.minds[i, p : p + 1]
        act(b, s, decide(games.boxes[box : box + 1], s, scratch, table.policies[p], mind, an_expert))
        settle(b, s, games.luck[i], weights)


@kernel
def _begin(
    games: Games, i: int, table: Table, scratch: States, weights: npt.NDArray[Any], an_expert: int | None
) -> None:
    """Deal a new game."""
    if table.draws_monument > 0:
        games.box_of[i] = below(games.luck[i], len(games.boxes))
    games.states[i] = games.fresh[games.box_of[i]]
    for p in range(games.margins.shape[1]):
        games.margins[i, p] = 0.0
    settle(games.boxes[games.box_of[i]], games.states[i], games.luck[i], weights)
    if table.learner != EVERY_SEAT:
        _let_bots_play(games, i, table, scratch, weights, an_expert)


@kernel
def _tell_final(games: Games, told: Told, i: int, table: Table) -> None:
    """Keep the last observation of a game that begins anew."""
    s = games.states[i]
    viewer = s.player if table.learner == EVERY_SEAT else table.learner
    observe(games.boxes[games.box_of[i]], s, games.numbers[i], viewer, told.final[i])


@inlined
def _tell(games: Games, told: Told, i: int, table: Table) -> None:
    b = games.boxes[games.box_of[i]]
    s = games.states[i]
    viewer = s.player if table.learner == EVERY_SEAT else table.learner
    told.seats[i] = viewer
    observe(b, s, games.numbers[i], viewer, told.observations[i])
    _tell_legal(b, s, told.legal[i], told.masks[i])


@kernel
def _tell_begun(games: Games, told: Told, i: int, table: Table) -> None:
    _tell(games, told, i, table)


@kernel
def _reward(b: Box, s: State, games: Games, told: Told, i: int, reward: int) -> None:
    """Give every seat its reward for the last step."""
    is_over = s.phase == OVER
    for p in range(b.players):
        if reward == MARGIN:
            told.rewards[i, p] = margin_of(b, s, p)
            continue
        given = win_share(b, s, p) if is_over else 0.0
        if reward == SHAPED:
            margin = margin_of(b, s, p)
            given += SHAPING * (margin - games.margins[i, p])
            games.margins[i, p] = margin
        told.rewards[i, p] = given


@kernel
def seed_games(games: Games, seeds: Luck, which: npt.NDArray[np.bool_]) -> None:
    """Give the games that are marked their luck: chance as ``digsite.Game`` has it, and a mind for each seat's bot."""
    for i in range(len(seeds)):
        if which[i]:
            games.luck[i, 0] = seeds[i]
            seed_each(seeds[i : i + 1], 1, games.minds[i])


@kernel
def begin_games(games: Games, told: Told, table: Table, which: npt.NDArray[np.bool_], an_expert: int | None) -> None:
    """Begin those games anew that are marked in ``which``."""
    scratch = games.fresh[:1].copy()  # one for each call: two may run at once
    weights = np.zeros(OUTCOMES, np.int16)
    for i in range(len(games.states)):
        if which[i]:
            _begin(games, i, table, scratch, weights, an_expert)
            _tell_begun(games, told, i, table)
            told.over[i] = False
            told.reward[i] = 0.0
            for p in range(told.rewards.shape[1]):
                told.rewards[i, p] = 0.0


@kernel
def step_games(
    games: Games,
    told: Told,
    table: Table,
    given: npt.NDArray[np.int64],
    actions: npt.NDArray[np.int64],
    shares: Shares,
    thread: int,
    an_expert: int | None,
) -> int:
    """Take a legal small step in each game, and go on until asked again.

    Several threads do this together. Thread 0 calls: it looks whether all actions ``given`` are legal, hands them on to
    the others (``actions``), and stays until the last share is done (``ALL_STEPPED``) or its patience is over
    (``NOT_YET``). If one is not legal, nothing happens: the first game of which that is true is returned. The other
    threads take shares until none has come for a while.

    The loop's body is no function of its own: passing the arrays on to one takes a third of the time again.
    """
    if thread == CALLER:
        wrong = first_illegal(told, given, table.reset)
        if wrong >= 0:
            return wrong
        for i in range(len(given)):
            actions[i] = given[i]
        open_shares(shares)
    scratch = games.fresh[:1].copy()  # one for each call: two may run at once
    weights = np.zeros(OUTCOMES, np.int16)
    done = 0
    waited = 0
    while waited < PATIENCE:
        share = take_share(shares, thread, waited)
        if share < 0:
            if done > 0:
                end_shares(shares, done)
                done = 0
            if thread == CALLER and all_done(shares):
                return ALL_STEPPED
            waited += 1
            pause_at_times(waited)
            continue
        waited = 0
        stop = min((share + 1) * shares.size, len(actions))
        for i in range(share * shares.size, stop):
            if i + 1 < len(actions):  # thousands of games lie far from the processor: ask for the next one in time
                fetch_state(games.numbers, i + 1)
                fetch_row(told.observations, i + 1)
            who = told.seats[i]
            told.reward[i] = 0.0
            for p in range(told.rewards.shape[1]):
                told.rewards[i, p] = 0.0
            if told.over[i] and table.reset != SAME_STEP:
                if table.reset == STAYS:
                    continue
                _begin(games, i, table, scratch, weights, an_expert)
                told.over[i] = False
            else:
                b = games.boxes[games.box_of[i]]
                s = games.states[i]
                act(b, s, actions[i])
                settle(b, s, games.luck[i], weights)
                if table.learner != EVERY_SEAT:
                    _let_bots_play(games, i, table, scratch, weights, an_expert)
                if s.phase == OVER or table.reward == SHAPED:
                    _reward(b, s, games, told, i, table.reward)
                    told.reward[i] = told.rewards[i, who]
                told.over[i] = s.phase == OVER
                if told.over[i] and table.reset == SAME_STEP:
                    _tell_final(games, told, i, table)
                    _begin(games, i, table, scratch, weights, an_expert)
            _tell(games, told, i, table)
        done += 1
    return NOT_YET


@kernel
def first_illegal(told: Told, actions: npt.NDArray[np.int64], reset: int) -> int:
    """Return the first game whose action is not legal, or -1; a game that is over takes none or any (``NEXT_STEP``)."""
    for i in range(len(actions)):
        action = actions[i]
        if told.over[i] and reset == NEXT_STEP:
            continue
        if action < 0 or action >= ACTIONS:
            return i
        word = told.legal[i, 0] if action < HIGH else told.legal[i, 1]
        if (word >> np.uint64(action & (HIGH - 1))) & _ONE == np.uint64(0):
            return i
    return -1


@kernel
def random_actions(legal: npt.NDArray[np.uint64], luck: Luck, actions: npt.NDArray[np.int64]) -> None:
    """Choose one of the legal small steps of each game by lot; -1 where there is none."""
    none = np.uint64(0)
    for i in range(len(actions)):
        low = legal[i, 0]
        high = legal[i, 1]
        actions[i] = random_step(low, high, luck) if (low | high) != none else -1
