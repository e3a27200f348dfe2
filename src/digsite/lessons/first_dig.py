"""The first dig: some three minutes in which a newcomer meets everything the game is made of.

The deck is short and its order is fixed. The learner digs up a cup, trades for its twin and sells the pair; is robbed,
and robs; sees a cave-in, sits out a storm in the tent, digs again, and takes three cards from the mine; loses cards of
their own choice to a second storm; completes a set of five; digs up the last card and sells out. Prices and trade
values are the printed ones.

Tables in databases hold this lesson under its id: a lesson with other cards or steps gets another id.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from digsite.editions import MAP, SANDSTORM, THIEF, Setup, load_edition
from digsite.game import Discard, EndTurn, Explore, Sell, Steal, Stop, Trade, TurnUp, UseTent, View
from digsite.lessons.cues import Cue
from digsite.lessons.lesson import FIRST, LEARNER, OPPONENT, Cues, Lesson, Step
from digsite.words.message import Fact, Money, Seat, message

_SHARD, _SCRAP, _COIN, _CUP = "pot_shard", "parchment_scrap", "coin", "broken_cup"
_TALISMAN, _MASK = "talisman", "pharaohs_mask"
_FIVE: Final = 5
_PRINTED: Final = load_edition("new-expedition")

_LEARNER_S_HAND = (_COIN, _COIN, _TALISMAN, _SHARD)
_OPPONENT_S_HAND = (_TALISMAN, _SCRAP, _SHARD, _CUP)
_MARKETPLACE = (_CUP, _SHARD, _SHARD, _SCRAP, _SCRAP)
_MINE = (
    *(_CUP, _MASK),  # what the opponent turns up
    *(_SCRAP, _COIN, _COIN),  # what the learner does
    *(_SHARD, _SHARD, _SHARD, _SCRAP, _SCRAP, _SCRAP, _COIN, _TALISMAN, _TALISMAN, _MASK),
)
_CHANCE = (
    *(*_LEARNER_S_HAND, *_OPPONENT_S_HAND, *_MARKETPLACE, *_MINE, FIRST),
    _CUP,
    *(THIEF, _COIN),  # the opponent robs the learner
    *(THIEF, _COIN),  # and the other way round
    *(MAP, _CUP, _MASK),  # 2 and 4: a cave-in
    *(SANDSTORM, MAP, _SCRAP, _COIN, _COIN),  # 1, 2 and 2: just right
    *(SANDSTORM, _SCRAP),
    _COIN,
    _CUP,
    _MASK,
)
#: What is robbed or turned up lay somewhere before: it is no further card of the deck.
_FROM_ELSEWHERE = (_COIN, _COIN, _CUP, _MASK, _SCRAP, _COIN, _COIN)


def _setup() -> Setup:
    deck = Counter(_CHANCE) - Counter(_FROM_ELSEWHERE)
    printed = [treasure for treasure in _PRINTED.treasures if deck[treasure.id]]
    return Setup.from_parts(
        edition="first-dig",
        rules=_PRINTED.rules.id,
        players=2,
        monument="mine",
        variants=(),
        treasures=[(treasure.id, deck[treasure.id], treasure.trade, treasure.sells) for treasure in printed],
        thieves=deck[THIEF],
        sandstorms=deck[SANDSTORM],
    )


def _money(treasure: str, count: int) -> Money:
    return Money(_PRINTED.treasure(treasure).sells[count - 1])


def _cue(told: str, at: str = "", until: str = "", **facts: Fact) -> Cue:
    return Cue(message(told, **facts), at, until)


def _always(*cues: Cue) -> Cues:
    return lambda _: cues


_WHO = Seat(OPPONENT)
_TO_THE_END = _always(_cue("lesson-end", "do/end"))


def _when_free(view: View) -> tuple[Cue, ...]:
    """Five coins are all there is to wait for; what is done besides is the learner's own affair."""
    lost = _cue("lesson-in-market", "market")
    if view.hand.get(_COIN, 0) >= _FIVE:
        return lost, _cue("lesson-fifth-coin", "hand/coin", money=_money(_COIN, _FIVE))
    return lost, _cue("lesson-free" if view.hand else "lesson-nothing-held")


def _do_when_free(view: View) -> tuple[Cue, ...]:
    if view.hand.get(_COIN, 0) < _FIVE:
        return (_cue("lesson-end-when-done", "do/end"),)
    return (
        _cue("lesson-press-sell", "do/sell/coin", "selling"),
        _cue("lesson-sell-five", "sell/coin/5", money=_money(_COIN, _FIVE)),
    )


def _do_when_empty(view: View) -> tuple[Cue, ...]:
    if not view.hand:
        return (_cue("lesson-sold-out", "do/end", who=_WHO),)
    most = max(view.hand, key=lambda treasure: view.hand[treasure])
    return _cue("lesson-press-sell", f"do/sell/{most}", "selling"), _cue("lesson-sell-set", f"sell/{most}")


_STEPS = (
    Step(
        "trade",
        "R30",
        Trade((_TALISMAN,), (_SHARD, _CUP)),
        _always(
            _cue("lesson-welcome", who=_WHO),
            _cue("lesson-dug", "hand/broken_cup"),
            _cue("lesson-sets", "hand/broken_cup", one=_money(_CUP, 1), two=_money(_CUP, 2)),
        ),
        _always(
            _cue("lesson-take-cup", "market/broken_cup", "taken/broken_cup"),
            _cue("lesson-give-talisman", "hand/talisman", "given/talisman"),
            _cue("lesson-take-shard", "market/pot_shard", "taken/pot_shard"),
            _cue("lesson-level", "do/trade"),
        ),
    ),
    Step(
        "sell",
        "R50",
        Sell(_CUP, 2),
        _always(),
        _always(
            _cue("lesson-full-set", "do/sell/broken_cup", "selling", money=_money(_CUP, 2)),
            _cue("lesson-sell-both", "sell/broken_cup/2", money=_money(_CUP, 2)),
        ),
    ),
    Step(
        "wait",
        "R51",
        EndTurn(),
        _always(
            _cue("lesson-safe", "museum"),
            _cue(
                "lesson-wait",
                "hand/coin",
                two=_money(_COIN, 2),
                three=_money(_COIN, 3),
                four=_money(_COIN, 4),
                five=_money(_COIN, _FIVE),
            ),
        ),
        _TO_THE_END,
    ),
    Step(
        "rob",
        "R12",
        Steal(OPPONENT),
        _always(_cue("lesson-robbed", "hand", who=_WHO), _cue("lesson-thief", "site")),
        _always(_cue("lesson-rob", "do/rob", who=_WHO)),
    ),
    Step("robbed", "R12", EndTurn(), _always(_cue("lesson-got-back", "hand/coin")), _TO_THE_END),
    Step(
        "tent",
        "R22",
        UseTent(use=True),
        _always(
            _cue("lesson-cave-in", "monument", who=_WHO),
            _cue("lesson-storm", "site"),
            _cue("lesson-tent", "tent"),
        ),
        _always(_cue("lesson-use-tent", "do/tent")),
    ),
    Step(
        "explore",
        "R40",
        Explore(0),
        _always(_cue("lesson-sheltered", "market", who=_WHO), _cue("lesson-dig-again", "hand/map")),
        _always(
            _cue("lesson-map", "do/explore", "exploring"),
            _cue("lesson-into-mine", "do/into-chamber"),
        ),
    ),
    Step("first card", "R64", TurnUp(), _always(), _always(_cue("lesson-mine-one", "do/turn-up"))),
    Step("second card", "R64", TurnUp(), _always(), _always(_cue("lesson-mine-three", "do/turn-up"))),
    Step("third card", "R64", Stop(), _always(), _always(_cue("lesson-mine-five", "do/stop"))),
    Step(
        "four coins",
        "R41",
        EndTurn(),
        _always(_cue("lesson-four-coins", "hand/coin", four=_money(_COIN, 4), five=_money(_COIN, _FIVE))),
        _TO_THE_END,
    ),
    Step(
        "storm",
        "R20",
        None,
        _always(_cue("lesson-second-storm", "hand", who=_WHO)),
        _always(_cue("lesson-choose", "do/lose")),
    ),
)

FIRST_DIG: Final = Lesson(
    id="first-dig",
    setup=_setup(),
    chance=_CHANCE,
    opponent=(
        *(Steal(LEARNER), EndTurn()),
        *(Explore(0), TurnUp(), EndTurn()),
        *(UseTent(use=False), Discard((_SHARD, _SCRAP))),
        *(UseTent(use=True), EndTurn()),
        *(Sell(_CUP, 2), EndTurn()),
    ),
    level="novice",
    steps=_STEPS,
    free=Step("free", "R50", None, _when_free, _do_when_free),
    last=Step(
        "last",
        "R74",
        None,
        _always(_cue("lesson-last-card", "site"), _cue("lesson-what-ends", "hand"), _cue("lesson-no-worth", "tent")),
        _do_when_empty,
    ),
    watching=_cue("lesson-watch", "opponent", who=_WHO),
)
