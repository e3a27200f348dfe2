"""Rewards, by name.

======== ==============================================================================================================
reward   what a seat gets
======== ==============================================================================================================
win      at the end its share of the win: 1, or 1/2, 1/3 ... where the win is shared (R76), and 0 for everybody else
margin   at the end its money less the mean of what the others have; all seats together get 0
shaped   ``win``, and at every step a hundredth of what its margin has grown; over a game that is win + margin / 100
======== ==============================================================================================================
"""

from __future__ import annotations

from digsite.errors import DigsiteError, shown
from digsite.rules import Box, State, inlined
from digsite.rules.score import winning_seats

WIN = 0
MARGIN = 1
SHAPED = 2

#: The rewards by name.
REWARDS = {"win": WIN, "margin": MARGIN, "shaped": SHAPED}

#: What one coin of the margin is worth in the shaped reward.
SHAPING = 0.01


def reward_number(name: object) -> int:
    """Return the number of a reward.

    >>> reward_number("margin")
    1
    >>> reward_number("money")
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: There is no reward 'money'. There are: win, margin, shaped.
    """
    if not isinstance(name, str) or name not in REWARDS:
        raise DigsiteError("no-such-reward", f"There is no reward {shown(name)}. There are: {', '.join(REWARDS)}.")
    return REWARDS[name]


@inlined
def margin_of(b: Box, s: State, p: int) -> float:
    """A seat's money, less the mean of what the others have."""
    others = 0
    for q in range(b.players):
        if q != p:
            others += s.money[q]
    return s.money[p] - others / (b.players - 1)


@inlined
def win_share(b: Box, s: State, p: int) -> float:
    """A seat's share of the win, when the game is over (R75, R76)."""
    won = winning_seats(b, s)
    if (won >> p) & 1 == 0:
        return 0.0
    sharing = 0
    for q in range(b.players):
        sharing += (won >> q) & 1
    return 1.0 / sharing
