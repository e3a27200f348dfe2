"""Games to learn from: experts play, some of them erring at first, and positions are noted with how the game ended.

Errors take games to where no expert would have got to, so that the estimate holds for other players' games, too. Only
positions after the last error are noted: what they are worth is what experts make of them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.bots.expert import expert
from digsite.bots.search.playing_on import NOT_FORCED, forced_step
from digsite.dealers.fast import Luck, below, chance_step
from digsite.dealers.random_steps import random_step
from digsite.judge.features import Row, fill_row
from digsite.rules import OUTCOMES, Boxes, States, kernel, wide
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal
from digsite.rules.phases import DEAL, FIRST_DECISION, OVER
from digsite.rules.score import winning_seats
from digsite.rules.step import act

Labels = npt.NDArray[np.float32]


@kernel
def note_game(
    boxes: Boxes,
    states: States,
    luck: Luck,
    erring: int,
    one_in: int,
    rows: Row,
    shares: Labels,
    money: Labels,
    left: npt.NDArray[np.int16],
) -> int:
    """Play a game; note about one in ``one_in`` positions in which chance comes next; return how many there are.

    ``states``: the fresh game and one more. In the first ``erring`` positions of chance after the deal experts err, one
    step in five. ``shares`` and ``money`` (still to come) are noted for seats in the order of play; ``left``: the cards
    left to dig, less than nothing during the deal.
    """
    b = boxes[0]
    s = states[0]
    seen = states[1]
    players = wide(b.players)
    weights = np.zeros(OUTCOMES, np.int16)
    starts = np.zeros(len(rows), np.int64)
    count = 0
    nodes = 0
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            if s.phase == DEAL:
                noted = below(luck, 6 * one_in) == 0
            else:
                nodes += 1
                noted = nodes > erring and below(luck, one_in) == 0
            if noted and count < len(rows):
                fill_row(b, s, rows[count])
                start = wide(s.turn) if s.phase > 0 else 0
                starts[count] = start
                for k in range(players):
                    money[count, k] = -s.money[(start + k) % players]
                left[count] = s.dig_size if s.phase != DEAL else -1
                count += 1
            chance_step(b, s, luck, weights)
            continue
        low, high = legal(b, s)
        choice = forced_step(low, high)
        if choice == NOT_FORCED:
            if nodes < erring and below(luck, 5) == 0:
                choice = wide(random_step(low, high, luck))
            else:
                states[1] = s
                hide(b, seen, s.player)
                choice = wide(expert(b, seen))
        act(b, s, choice)
    won = winning_seats(b, s)
    winners = 0
    for p in range(players):
        winners += won >> p & 1
    for i in range(count):
        for k in range(players):
            p = (starts[i] + k) % players
            shares[i, k] = (won >> p & 1) / winners
            money[i, k] += s.money[p]
    return count


@kernel
def note_games(
    boxes: Boxes,
    states: States,
    luck: Luck,
    games: int,
    one_in: int,
    rows: Row,
    shares: Labels,
    money: Labels,
    left: npt.NDArray[np.int16],
) -> int:
    """Play so many games, half of them with errors at first; return how many positions were noted.

    ``states``: two to play in, and the fresh game.
    """
    count = 0
    for _ in range(games):
        states[0] = states[2]
        erring = below(luck, 40) if below(luck, 2) == 0 else 0
        count += note_game(
            boxes, states, luck, erring, one_in, rows[count:], shares[count:], money[count:], left[count:]
        )
    return count
