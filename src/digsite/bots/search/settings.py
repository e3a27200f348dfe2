"""The numbers that shape a search."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How a search weighs what it sees. A tuple of numbers: compiled code takes it as it is."""

    #: How much a step that was tried seldom is preferred to one that did well so far.
    curiosity: float = 0.4
    #: The part of all curiosity that goes to the step the expert would take.
    trust: float = 0.5
    #: The same for the steps of the others, who are thought to play like the expert: 1 if they always do.
    trust_in_others: float = 0.8
    #: How much worse than its position a step is thought to be before it was ever tried.
    caution: float = 0.05
    #: The part of a game's value that is winning it; the rest is by how much.
    winning: float = 0.5
    #: A lead of so much money counts as much as three games won of four (about).
    lead: float = 20.0
    #: Turns of the game that are played out before the hands are judged as they are.
    horizon: float = 6.0
    #: How much more uncertain a lead is the longer the game still goes, for games judged before their end.
    haze: float = 8.0
    # What cards are worth to those who play a game out (``outlook``, ``brisk``).
    #: Money that a point of trade value brings once it has been turned into a set, early on.
    point: float = 2.6
    #: With so many turns to go a point brings half of that.
    halfway: float = 0.75
    #: Of the cards in the marketplace, the part that will be mine sooner or later without a plan for it.
    market_share: float = 0.05
    #: Turns for which a card is typically held.
    holding: float = 3.3
    #: Of a hand struck by a storm, the part of its worth that goes; tents spare some.
    storm_bite: float = 0.25
    #: Money that a card nobody has seen yet brings.
    any_card: float = 7.0
    #: Cards that a visit to the mine, the sphinx or the tomb is worth.
    visit: float = 2.5
    #: Part of a chamber's worth that maps too few for it hold.
    half_way_in: float = 0.6
    #: Money that a trade must bring.
    worthwhile: float = 0.15
    #: Money that a sale must bring over holding on.
    margin: float = 0.5
    #: Money that a tent saves in some later storm.
    tent_saves: float = 7.0


DEFAULTS = Settings()
