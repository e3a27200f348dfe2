"""What every deck has, whatever the edition: the cards that are no treasures, the map, how many are dealt."""

from __future__ import annotations

from typing import Final

#: The treasure that opens chambers (R40).
MAP: Final = "map"
THIEF: Final = "thief"
SANDSTORM: Final = "sandstorm"
#: Cards that nobody holds: they are discarded face up when they are dug up (R12, R13). In the kernel's order
#: (``rules.actions``).
SPECIAL_CARDS: Final = (THIEF, SANDSTORM)

#: R2: cards dealt to each player.
HAND_DEALT: Final = 4
#: R3: cards dealt to the marketplace.
MARKET_DEALT: Final = 5

#: No edition has more cards of all treasures together; so no hand, chamber or marketplace ever holds more.
MOST_CARDS: Final = 120
