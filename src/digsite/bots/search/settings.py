"""The numbers that shape a search."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How a search weighs what it sees. A tuple of numbers: compiled code takes it as it is."""

    #: How much a step that was tried seldom is preferred to one that did well so far.
    curiosity: float = 0.25
    #: The part of all curiosity that goes to the step the expert would take.
    trust: float = 0.8
    #: The same for the steps of the others, who are thought to play like the expert: 1 if they always do.
    trust_in_others: float = 0.9
    #: How much worse than its position a step is thought to be before it was ever tried.
    caution: float = 0.05
    #: The part of a game's value that is winning it; the rest is by how much.
    winning: float = 0.7
    #: A lead of so much money counts as much as three games won of four (about).
    lead: float = 20.0
    #: Rounds that are played on after the turn of a leaf, before the position is judged as it is.
    rounds: int = 1
    #: How much more uncertain a lead is the longer the game still goes, for games judged before their end.
    haze: float = 3.4
    # What cards bring in the end (``outlook``).
    #: Money that a point of trade value brings once it has been turned into a set, early on, at a rich marketplace.
    point: float = 3.2
    #: With so many turns to go a point brings half of that.
    halfway: float = 0.4
    #: At a marketplace of so many cards a point brings half of that.
    riches: float = 1.5
    #: Of my share of the cards still to be dug, the part that finds the kept cards of its kind still together.
    arrive: float = 0.85
    # What a seat will end with (``values``).
    #: The part of a hand's worth that its owner gets if no storm and no thief comes.
    held: float = 0.74
    #: The part of it that is lost for every storm to come.
    storm: float = 0.08
    #: The part of one card of it that is lost for every thief somebody will dig up.
    theft: float = 0.26
    #: The part of it that a tent saves.
    shelter: float = 0.14
    #: Money that every point of trade value in hand brings besides.
    spend: float = 0.85
    #: The part that comes of the best purchase there is for whoever is next.
    buy: float = 0.6
    #: Money that a tent will save, for every turn to come: hands grow.
    tent: float = 0.54
    #: Money that a map brings while there is something to explore.
    map: float = 8.0
    #: Money that it brings more early on.
    map_early: float = 4.4
    #: Money that it is worth to be the next to dig.
    turn: float = 3.3


DEFAULTS = Settings()
