"""Chance: its weights, and what then happens. The kernel itself never draws a random number."""

from __future__ import annotations

import numpy as np

from digsite.rules.actions import KINDS, OUTCOMES
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.deal import begin_game, deal_card, first_weights
from digsite.rules.dig import dig_up, rob, uncover
from digsite.rules.monuments.mine import turn_up
from digsite.rules.monuments.sphinx import reveal
from digsite.rules.phases import DEAL, DIG, FIRST, ROB, TURN, UNCOVER


@inlined
def from_dig_site(s: State) -> bool:
    """Whether the weights are the cards of the dig site as they are: by far most of chance."""
    return s.phase == DIG or s.phase == DEAL


@kernel
def weigh(b: Box, s: State, weights: np.ndarray) -> int:
    """Fill in how many cards (or seats) stand for each outcome, and return their total."""
    phase = s.phase
    if from_dig_site(s):
        for t in range(OUTCOMES):
            weights[t] = s.dig[t]
        return s.dig_size
    weights[:] = 0
    if phase == ROB:
        for t in range(KINDS):
            weights[t] = s.hand[s.victim, t]
        return s.hand_size[s.victim]
    if phase == UNCOVER:
        for t in range(KINDS):
            weights[t] = s.pile[t]
        return s.pile_size
    if phase == FIRST:
        return first_weights(b, s, weights)
    left = 0  # TURN, REVEAL: the cards of the chamber not yet turned up
    for t in range(KINDS):
        weights[t] = s.chamber[s.at, t] - s.turned[t]
        left += weights[t]
    return left


@inlined
def happen(b: Box, s: State, outcome: int) -> None:
    """Let an outcome of chance happen."""
    phase = s.phase
    if phase == DIG:
        dig_up(b, s, outcome)
    elif phase == DEAL:
        deal_card(b, s, outcome)
    elif phase == ROB:
        rob(b, s, outcome)
    elif phase == UNCOVER:
        uncover(b, s, outcome)
    elif phase == TURN:
        turn_up(b, s, outcome)
    elif phase == FIRST:
        begin_game(b, s, outcome)
    else:
        reveal(b, s, outcome)
