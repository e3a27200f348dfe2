"""The fixed action table: every small step a machine player can take, as a number below 128.

Compound decisions are sequences of small steps in one canonical order, so that nothing is reached twice: a trade is
``TAKE`` in table order, then ``GIVE`` in descending trade value until the payment covers it; a storm's loss is
``DISCARD`` in table order; the tomb is ``KEEP`` in table order; the sphinx is ``NAME`` twice, ascending.

>>> describe(SELL + 2 * LONGEST_SET + 4, ("pot_shard", "parchment_scrap", "coin"))
'sell 5 coin'
>>> describe(END_TURN, ())
'end'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsInt

#: Bounds of everything the kernel can hold.
KINDS = 10
SEATS = 5
CHAMBERS = 3
LONGEST_SET = 6

# The low word: what a turn is mostly made of.
SELL = 0  # SELL + kind * LONGEST_SET + (count - 1)
END_TURN = SELL + KINDS * LONGEST_SET
EXPLORE = END_TURN + 1  # EXPLORE + chamber
# The high word.
HIGH = 64
TAKE = HIGH  # TAKE + kind
GIVE = TAKE + KINDS
DISCARD = GIVE + KINDS
KEEP = DISCARD + KINDS
NAME = KEEP + KINDS
LOOK = NAME + KINDS  # LOOK + chamber
NO_LOOK = LOOK + CHAMBERS
STEAL = NO_LOOK + 1  # STEAL + (k - 1): the k-th seat to the left
TENT = STEAL + SEATS - 1
NO_TENT = TENT + 1
TURN_UP = NO_TENT + 1
STOP = TURN_UP + 1

#: How many action ids there are; all fit two 64-bit words.
ACTIONS = STOP + 1

#: What chance can bring up beside the treasures, as numbers after the kinds.
THIEF = KINDS
SANDSTORM = KINDS + 1
OUTCOMES = KINDS + 2

_SINGLE = {
    END_TURN: "end",
    NO_LOOK: "no look",
    TENT: "tent",
    NO_TENT: "no tent",
    TURN_UP: "turn up",
    STOP: "stop",
}
_BY_KIND = ((TAKE, "take"), (GIVE, "give"), (DISCARD, "discard"), (KEEP, "keep"), (NAME, "name"))


def describe(action: int, kinds: Sequence[str]) -> str:
    """Say a small step in words; ``kinds`` are the treasure ids in table order."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"Actions are numbered 0 to {ACTIONS - 1}; there is no {action}.")
    if action in _SINGLE:
        return _SINGLE[action]
    if action < END_TURN:
        kind, count = divmod(action - SELL, LONGEST_SET)
        return f"sell {count + 1} {_name(kind, kinds)}"
    if action < HIGH:
        return f"explore {action - EXPLORE}"
    for start, word in _BY_KIND:
        if start <= action < start + KINDS:
            return f"{word} {_name(action - start, kinds)}"
    if LOOK <= action < NO_LOOK:
        return f"look {action - LOOK}"
    return f"steal +{action - STEAL + 1}"


def _name(kind: int, kinds: Sequence[str]) -> str:
    return kinds[kind] if kind < len(kinds) else f"kind {kind}"


def actions_in(low: SupportsInt, high: SupportsInt) -> list[int]:
    """List the actions of a legal mask.

    >>> actions_in(0b101, 1)
    [0, 2, 64]
    """
    mask = int(low) | int(high) << HIGH
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
