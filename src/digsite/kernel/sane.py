"""States that came from somewhere else, looked at before the kernel works with them: a wild number would crash it."""

from __future__ import annotations

from digsite.kernel.loops import ALL_WELL, Which
from digsite.rules import KINDS, OUTCOMES, Box, Boxes, State, States, kernel
from digsite.rules.phases import DEAL, DIG, FIRST, FIRST_DECISION, NAMING, OVER, REVEAL, ROB, TURN, UNCOVER


@kernel
def first_insane(boxes: Boxes, which: Which, states: States) -> int:
    """Return the first game whose state cannot be one of its box, or ``ALL_WELL``."""
    for i in range(len(states)):
        if not 0 <= which[i] < len(boxes) or not _is_sane(boxes[which[i]], states[i]):
            return i
    return ALL_WELL


@kernel
def _is_sane(b: Box, s: State) -> bool:
    """Whether all numbers that are places lie in the game, and every pile has as many cards as it says."""
    phase = s.phase
    if not (0 <= phase <= REVEAL or FIRST_DECISION <= phase <= NAMING or phase == OVER):
        return False
    begun = phase > FIRST
    if not (-1 <= s.first < b.players) or (begun and s.first < 0):
        return False
    if not (0 <= s.turn < b.players and (0 if begun else -1) <= s.player < b.players):
        return False
    if not (0 <= s.victim < b.players and 0 <= s.at < max(1, b.chambers) and 0 <= s.asked < b.players):
        return False
    if not (0 <= s.last < KINDS and -1 <= s.named[0] < b.kinds and -1 <= s.named[1] < b.kinds):
        return False
    if not (0 <= s.deal_to <= b.players + 2 + b.chambers):
        return False
    return _piles_are_sane(b, s) and _something_can_happen(b, s)


@kernel
def _something_can_happen(b: Box, s: State) -> bool:
    """Whether there is something for chance to draw from, and what is under way can be done."""
    phase = s.phase
    if phase == DIG or phase == DEAL:
        return s.dig_size > 0
    if phase == ROB:
        return s.hand_size[s.victim] > 0
    if phase == UNCOVER:
        return s.pile_size > 0
    left = 0
    for t in range(b.kinds):
        lying = s.chamber[s.at, t]
        if s.turned[t] > lying or s.kept[t] > lying or s.taking[t] > s.market[t]:
            return False
        if s.player >= 0 and s.giving[t] > s.hand[s.player, t]:
            return False
        left += lying - s.turned[t]
    if phase == TURN or phase == REVEAL:
        return left > 0 and s.owed <= left
    if phase == FIRST or phase == OVER:
        return True
    holding = 0
    for p in range(b.players):
        holding += s.hand_size[p]
    return s.dig_size > 0 or holding > 0


@kernel
def _piles_are_sane(b: Box, s: State) -> bool:
    dig = 0
    for t in range(OUTCOMES):
        if s.dig[t] < 0:
            return False
        dig += s.dig[t]
    if dig != s.dig_size:
        return False
    for t in range(KINDS):
        there = s.market[t] + s.dig[t] + s.pile[t]
        if s.market[t] < 0 or s.pile[t] < 0 or s.turned[t] < 0 or s.kept[t] < 0 or s.taking[t] < 0 or s.giving[t] < 0:
            return False
        for p in range(b.players):
            if s.hand[p, t] < 0 or s.sold[p, t] < 0:
                return False
            there += s.hand[p, t] + s.sold[p, t]
        for c in range(b.chambers):
            if s.chamber[c, t] < 0:
                return False
            there += s.chamber[c, t]
        if there > b.cards[t]:
            return False
    for p in range(b.players):
        if s.hand[p].sum() != s.hand_size[p]:
            return False
    for c in range(b.chambers):
        if s.chamber[c].sum() != s.chamber_size[c]:
            return False
    return s.pile[:].sum() == s.pile_size
