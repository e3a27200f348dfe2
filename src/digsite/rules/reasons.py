"""Why something cannot be done, as numbers; the typed face of the game turns them into codes and facts."""

from __future__ import annotations

OK = 0
NOT_NOW = 1  # something else is asked of the player
NOT_IN_HAND = 2
NOT_IN_MARKET = 3
NOTHING_GIVEN = 4  # R32
NOTHING_TAKEN = 5  # R32
SAME_ON_BOTH_SIDES = 6  # R32
PAYS_TOO_LITTLE = 7  # R30
TRADES_USED_UP = 8  # R34
EXPLORED_ALREADY = 9  # R40
CHAMBER_EMPTY = 10  # R42
TOO_FEW_MAPS = 11  # R40
NO_SUCH_CHAMBER = 12
NO_NAMES_NEEDED = 13  # R65
NAMES_NEEDED = 14  # R65
NAMED_TWICE = 15  # R65
SET_TOO_LARGE = 16  # R50
MUST_SELL = 17  # R71, R73
NOT_AN_OPPONENT = 18  # R12
EMPTY_HAND = 19  # R12
NOT_IN_CHAMBER = 20
WRONG_NUMBER = 21  # R20, R63
TOO_DEAR = 22  # R30: all that could be given does not cover it
NOTHING_ELSE = 23  # R32: the marketplace has nothing of another kind
HALF_MADE = 24  # a trade is begun and not complete: it comes first
