"""What kind of mistake a move was, in the game's own words."""

from __future__ import annotations

from enum import StrEnum

from digsite.game import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent


class Mistake(StrEnum):
    """A class of mistakes."""

    SOLD_TOO_EARLY = "sold-too-early"
    SOLD_THE_WRONG_SET = "sold-the-wrong-set"
    HELD_TOO_LONG = "held-too-long"
    PAID_TOO_MUCH = "paid-too-much"
    POOR_TRADE = "poor-trade"
    MISSED_TRADE = "missed-trade"
    NOT_WORTH_THE_MAPS = "not-worth-the-maps"
    WRONG_CHAMBER = "wrong-chamber"
    WRONG_NAMES = "wrong-names"
    MISSED_CHAMBER = "missed-chamber"
    WRONG_VICTIM = "wrong-victim"
    TENT_TOO_SOON = "tent-too-soon"
    TENT_TOO_LATE = "tent-too-late"
    WRONG_LOSS = "wrong-loss"
    WRONG_FIND = "wrong-find"
    TOO_DEEP = "too-deep"
    STOPPED_TOO_SOON = "stopped-too-soon"
    WRONG_LOOK = "wrong-look"


def mistake_of(made: Move, best: Move) -> Mistake:
    """Name the mistake of making one move where another was better.

    >>> mistake_of(Sell("coin", 2), EndTurn()).value, mistake_of(EndTurn(), Sell("coin", 2)).value
    ('sold-too-early', 'held-too-long')
    """
    match made, best:
        case Sell(), Sell():
            return Mistake.SOLD_THE_WRONG_SET
        case Sell(), _:
            return Mistake.SOLD_TOO_EARLY
        case Trade(_, take), Trade(_, other) if take == other:
            return Mistake.PAID_TOO_MUCH
        case Trade(), _:
            return Mistake.POOR_TRADE
        case Explore(chamber), Explore(other) if chamber == other:
            return Mistake.WRONG_NAMES
        case Explore(), Explore():
            return Mistake.WRONG_CHAMBER
        case Explore(), _:
            return Mistake.NOT_WORTH_THE_MAPS
        case _, Sell():
            return Mistake.HELD_TOO_LONG
        case _, Trade():
            return Mistake.MISSED_TRADE
        case _, Explore():
            return Mistake.MISSED_CHAMBER
    return _ANSWERS[type(made), getattr(made, "use", None)]


_ANSWERS: dict[tuple[type[Move], bool | None], Mistake] = {
    (Steal, None): Mistake.WRONG_VICTIM,
    (UseTent, True): Mistake.TENT_TOO_SOON,
    (UseTent, False): Mistake.TENT_TOO_LATE,
    (Discard, None): Mistake.WRONG_LOSS,
    (Keep, None): Mistake.WRONG_FIND,
    (TurnUp, None): Mistake.TOO_DEEP,
    (Stop, None): Mistake.STOPPED_TOO_SOON,
    (Look, None): Mistake.WRONG_LOOK,
    (EndTurn, None): Mistake.HELD_TOO_LONG,  # nothing but sales, trades and chambers is left: see above
}
