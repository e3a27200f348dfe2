"""A deal of the kernel's bots, in all its seatings, without Python in between."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import decide
from digsite.dealers.fast import Luck, chance_step, next_word, pick
from digsite.judge.luck import Books, book
from digsite.rules import OUTCOMES, SEATS, Boxes, States, kernel
from digsite.rules.chance import happen, weigh
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.score import winning_seats
from digsite.rules.step import act

Numbers = npt.NDArray[np.int32]


@kernel
def minds_of(base: Luck, games: int) -> Luck:
    """Return the seed of every mind: ``seed_of(seed, deal, 1 + game, seat)``, where base is ``seed_of(seed, deal)``."""
    minds = np.zeros((games, SEATS), np.uint64)
    luck = np.zeros(1, np.uint64)
    for game in range(games):
        luck[0] = base[0] ^ np.uint64(1 + game)
        of_game = next_word(luck)
        for seat in range(SEATS):
            luck[0] = of_game ^ np.uint64(seat)
            minds[game, seat] = next_word(luck)
    return minds


class Seated(NamedTuple):
    """Who plays: a row for each game, a column for each seat."""

    policies: npt.NDArray[np.int64]
    minds: Luck


class Results(NamedTuple):
    """Room for what comes out: a row for each game; by seat, but for ``won`` (bits of seats) and ``first``."""

    money: Numbers
    sold: Numbers
    won: Numbers
    first: Numbers
    decisions: Numbers


@kernel
def play_deal(
    boxes: Boxes,
    states: States,
    chance: Luck,
    seated: Seated,
    an_expert: int | None,
    books: Books | None,
    results: Results,
) -> None:
    """Play the deal once for every row of ``seated``, with the same chance from its beginning.

    ``states`` are the game, one for the bots to look at, and the fresh game to begin from. ``books``: where to keep
    account of luck, if anybody wants that; without it, none of it is compiled.
    """
    b = boxes[0]
    s = states[0]
    scratch = states[1:2]
    weights = np.zeros(OUTCOMES, np.int16)
    luck = np.zeros(1, np.uint64)
    policies, minds = seated.policies, seated.minds
    for game in range(len(policies)):
        states[0] = states[2]
        luck[0] = chance[0]
        while s.phase != OVER:
            if s.phase < FIRST_DECISION:
                if books is None:
                    chance_step(b, s, luck, weights)
                else:
                    outcome = pick(luck, weights, weigh(b, s, weights))
                    book(b, s, outcome, books, game)
                    happen(b, s, outcome)
                continue
            p = s.player
            results.decisions[game, p] += s.half_made == 0  # several small steps can make one decision
            act(b, s, decide(boxes, s, scratch, policies[game, p], minds[game, p : p + 1], an_expert))
        results.won[game] = winning_seats(b, s)
        results.first[game] = s.first
        for p in range(b.players):
            results.money[game, p] = s.money[p]
            results.sold[game, p] = s.sold_cards[p]
