"""Where a game stands: what chance or which player is asked next.

Every phase below ``FIRST_DECISION`` waits for chance; every phase from there on waits for a player's small step.
"""

from __future__ import annotations

# Chance decides.
DEAL = 0  # R2-R4: one card of the deck to hands, marketplace, chambers, pile
FIRST = 1  # R6, R82: who starts
DIG = 2  # R10: the top card of the dig site
ROB = 3  # R12: which card of the chosen hand the thief gets
UNCOVER = 4  # R66: a card of the buried ruins' pile
TURN = 5  # R64: the next card of the mine
REVEAL = 6  # R65: the next card of the sphinx

FIRST_DECISION = 8

# A player decides.
ACT = 8  # trade, explore, sell or end the turn
TAKING = 9  # a trade is under way: more to take, or begin to pay
PAYING = 10  # a trade is under way: pay
VICTIM = 11  # R12: whom the thief robs
TENTS = 12  # R22: use the tent in this storm?
LOSING = 13  # R20: what to discard in the storm
LOOKING = 14  # R62: look into a chamber of the temple?
KEEPING = 15  # R63: what to keep from the tomb
MINING = 16  # R64: turn up one more, or stop
NAMING = 17  # R65: what to name to the sphinx

OVER = 20
