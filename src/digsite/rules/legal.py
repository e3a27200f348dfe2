"""Which small steps are legal, as two 64-bit words."""

from __future__ import annotations

import numpy as np

from digsite.rules.actions import (
    ACTIONS,
    DISCARD,
    END_TURN,
    EXPLORE,
    HIGH,
    KEEP,
    LOOK,
    NO_LOOK,
    NO_TENT,
    STEAL,
    STOP,
    TENT,
    TURN_UP,
)
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.dig import why_not_rob
from digsite.rules.explore import why_not_explore
from digsite.rules.monuments.sphinx import names
from digsite.rules.monuments.temple import why_not_look
from digsite.rules.phases import ACT, KEEPING, LOOKING, LOSING, MINING, NAMING, PAYING, TAKING, TENTS, VICTIM
from digsite.rules.sale import sales
from digsite.rules.trade import gives, takes
from digsite.rules.turn import may_end

ONE = np.uint64(1)
NONE = np.uint64(0)


@inlined
def bit(action: int) -> np.uint64:
    """The bit of an action in its word."""
    return ONE << np.uint64(action & 63)


@inlined
def is_in(mask: tuple[np.uint64, np.uint64], action: int) -> bool:
    """Whether an action is in a mask of two words; there is none above them."""
    if action < 0 or action >= ACTIONS:
        return False
    word = mask[0] if action < HIGH else mask[1]
    return word & bit(action) != NONE


@inlined
def left_to_pick(s: State, t: int) -> int:
    """How many cards of a kind can still be picked: of the hand in a storm (R20), of the chamber in the tomb (R63)."""
    if t < s.last:  # the canonical order of small steps has passed it
        return 0
    return s.hand[s.player, t] if s.phase == LOSING else s.chamber[s.at, t] - s.kept[t]


@kernel
def _pick(b: Box, s: State, start: int) -> np.uint64:
    """Kinds to pick next in table order, only while as many as are owed can still be made up."""
    mask = NONE
    rest = 0
    for t in range(b.kinds - 1, -1, -1):
        left = left_to_pick(s, t)
        rest += left
        if left > 0 and rest >= s.owed:
            mask |= bit(start + t)
    return mask


@inlined
def legal(b: Box, s: State) -> tuple[np.uint64, np.uint64]:
    """The legal small steps of the player who decides; none while chance decides or when the game is over."""
    phase = s.phase
    if phase == ACT:
        low = sales(b, s)
        for c in range(b.chambers):
            if why_not_explore(b, s, c) == 0:
                low |= bit(EXPLORE + c)
        if may_end(s):
            low |= bit(END_TURN)
        return low, takes(b, s)
    if phase == TAKING:
        return NONE, takes(b, s) | gives(b, s)
    if phase == PAYING:
        return NONE, gives(b, s)
    if phase == LOSING:
        return NONE, _pick(b, s, DISCARD)
    if phase == VICTIM:
        mask = NONE
        for k in range(1, b.players):
            if why_not_rob(b, s, (s.turn + k) % b.players) == 0:
                mask |= bit(STEAL + k - 1)
        return NONE, mask
    if phase == TENTS:
        return NONE, bit(TENT) | bit(NO_TENT)
    if phase == LOOKING:
        mask = bit(NO_LOOK)
        for c in range(b.chambers):
            if why_not_look(b, s, c) == 0:
                mask |= bit(LOOK + c)
        return NONE, mask
    if phase == KEEPING:
        return NONE, _pick(b, s, KEEP)
    if phase == MINING:
        return NONE, bit(TURN_UP) | bit(STOP)
    if phase == NAMING:
        return NONE, names(b, s)
    return NONE, NONE
