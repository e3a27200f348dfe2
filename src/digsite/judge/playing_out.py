"""Playing positions out: experts finish a game many times, inside the kernel.

Every seat plays as the expert, from what it knows. A *plan* comes first: the steps that are taken before the experts go
on, by chance or by a player, or a whole trade. Plans are compared with the same luck: their n-th games have the same
hidden cards and the same cards to come, as far as the plans allow, so most of the chance in their difference cancels.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.finishing import finish_game
from digsite.bots.policies import AN_EXPERT, EXPERT
from digsite.dealers.fast import Luck, next_word
from digsite.dealers.resample import deal_hidden
from digsite.rules import KINDS, OUTCOMES, SEATS, Box, Boxes, State, States, kernel
from digsite.rules.score import winning_seats
from digsite.rules.step import step
from digsite.rules.trade import whole_trade

#: A victory, in whole numbers: two to five winners share it evenly, so that sums are exact on every machine.
VICTORY = 60

#: Nobody's eyes: the position lies open, nothing is dealt anew.
OPEN = -1

#: The end of a plan that has fewer steps than there is room for.
NO_MORE = -1

#: What is noted of each seat of a game played out.
WON, MONEY = 0, 1

Counts = npt.NDArray[np.int64]
Results = npt.NDArray[np.int32]


@kernel
def play_out(
    boxes: Boxes,
    states: States,
    viewer: int,
    plans: tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]],
    counts: Counts,
    luck: Luck,
    apart: bool,
    results: Results,
) -> None:
    """Play a position out after each plan, ``counts[plan]`` times; note shares of the victory and money.

    ``states`` holds the position and two more to play in. For a viewer, the position shows only what they know, and the
    rest is dealt anew for every game; ``OPEN``: it is played on as it is. ``luck`` holds the seed; ``apart``: every
    plan has luck of its own, otherwise all have the same.
    """
    b = boxes[0]
    s = states[1]
    steps, trades = plans
    weights = np.zeros(OUTCOMES, np.int16)
    stream = np.zeros(1, np.uint64)
    experts = np.full(SEATS, EXPERT)
    for plan in range(len(counts)):
        for game in range(counts[plan]):
            stream[0] = luck[0] ^ np.uint64(game)
            stream[0] = next_word(stream) ^ np.uint64(plan if apart else 0)
            stream[0] = next_word(stream)
            states[1] = states[0]
            if viewer != OPEN:
                deal_hidden(b, s, viewer, stream)
            _follow(b, s, steps[plan], trades[plan])
            finish_game(boxes, s, states[2:], experts, stream, stream, weights, AN_EXPERT)
            _note(b, s, results[plan, game])


@kernel
def _follow(b: Box, s: State, steps: npt.NDArray[np.int16], trade: npt.NDArray[Any]) -> None:
    """Take the steps of a plan, or make its trade."""
    given = 0
    for t in range(KINDS):
        given += trade[0, t]
    if given > 0:
        whole_trade(b, s, trade[0], trade[1])
    for choice in steps:
        if choice == NO_MORE:
            return
        step(b, s, np.int64(choice))  # type: ignore[arg-type]  # a number, compiled


@kernel
def _note(b: Box, s: State, result: npt.NDArray[np.int32]) -> None:
    """Note how a game ended for every seat."""
    won = winning_seats(b, s)
    winners = 0
    for p in range(b.players):
        winners += won >> p & 1
    for p in range(b.players):
        result[p, WON] = VICTORY // winners if won >> p & 1 else 0
        result[p, MONEY] = s.money[p]
