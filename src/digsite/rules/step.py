"""One step of the game, by chance or by a player; and the doors through which Python calls the kernel.

The functions that take ``boxes`` and ``states`` are the doors: they get arrays of one element.
"""

from __future__ import annotations

import numpy as np

from digsite.rules.actions import (
    ACTIONS,
    DISCARD,
    END_TURN,
    EXPLORE,
    GIVE,
    KEEP,
    LONGEST_SET,
    LOOK,
    NAME,
    NO_LOOK,
    NO_TENT,
    OUTCOMES,
    SELL,
    STEAL,
    TAKE,
    TENT,
    TURN_UP,
)
from digsite.rules.box import Boxes
from digsite.rules.chance import happen, weigh
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.dig import answer_tent, choose_victim, discard
from digsite.rules.explore import explore
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal
from digsite.rules.monuments.mine import stop_mining
from digsite.rules.monuments.sphinx import name
from digsite.rules.monuments.temple import look
from digsite.rules.monuments.tomb import keep
from digsite.rules.phases import ACT, FIRST_DECISION, TURN
from digsite.rules.sale import sell
from digsite.rules.score import winning_seats
from digsite.rules.state import States
from digsite.rules.trade import give, take, whole_trade
from digsite.rules.turn import end_turn


@inlined
def act(b: Box, s: State, action: int) -> None:
    """Let the player who decides take a legal small step."""
    if action < END_TURN:
        kind = (action - SELL) // LONGEST_SET
        sell(b, s, kind, (action - SELL) - kind * LONGEST_SET + 1)
    elif action == END_TURN:
        end_turn(b, s)
    elif action < TAKE:
        explore(b, s, action - EXPLORE)
    elif action < GIVE:
        take(b, s, action - TAKE)
    elif action < DISCARD:
        give(b, s, action - GIVE)
    elif action < KEEP:
        discard(b, s, action - DISCARD)
    elif action < NAME:
        keep(b, s, action - KEEP)
    elif action < LOOK:
        name(b, s, action - NAME)
    elif action < NO_LOOK:
        look(b, s, action - LOOK)
    elif action == NO_LOOK:
        s.phase = ACT
    elif action < TENT:
        choose_victim(b, s, (s.turn + action - STEAL + 1) % b.players)
    elif action <= NO_TENT:
        answer_tent(b, s, action == TENT)
    elif action == TURN_UP:
        s.phase = TURN
    else:
        stop_mining(b, s)


@kernel
def step(b: Box, s: State, choice: int) -> None:
    """Take one step: an outcome where chance decides, a small step where a player does."""
    if s.phase < FIRST_DECISION:
        happen(b, s, choice)
    else:
        act(b, s, choice)


@kernel
def legal_steps(boxes: Boxes, states: States) -> tuple[np.uint64, np.uint64]:
    """Return the mask of legal small steps: low word, high word."""
    return legal(boxes[0], states[0])


@kernel
def take_step(boxes: Boxes, states: States, choice: int) -> None:
    """Take one step in place. Numbers that are no step, and chance that cannot be, are refused.

    Whether a step is legal is not checked here: ask ``legal_steps`` first, or play by ``digsite.kernel``.
    """
    b = boxes[0]
    s = states[0]
    if s.phase < FIRST_DECISION:
        weights = np.zeros(OUTCOMES, np.int16)
        weigh(b, s, weights)
        if choice < 0 or choice >= OUTCOMES or weights[choice] <= 0:
            raise ValueError("chance cannot bring this outcome now")
    elif choice < 0 or choice >= ACTIONS:
        raise ValueError("there is no action of this number")
    step(b, s, choice)


@kernel
def chances(boxes: Boxes, states: States, weights: np.ndarray) -> int:
    """Fill in the weights of the outcomes where chance decides, and return their total."""
    return weigh(boxes[0], states[0], weights)


@kernel
def make_trade(boxes: Boxes, states: States, given: np.ndarray, taken: np.ndarray) -> int:
    """Make a whole trade, or return the reason why not and change nothing."""
    return whole_trade(boxes[0], states[0], given, taken)


@kernel
def winners(boxes: Boxes, states: States) -> int:
    """Return the winners as bits (R75, R76)."""
    return winning_seats(boxes[0], states[0])


@kernel
def hide_from(boxes: Boxes, states: States, viewer: int) -> None:
    """Blank out, in place, everything a viewer does not know."""
    hide(boxes[0], states[0], viewer)
