"""Check the verdicts of reviews: how many mistakes they find or only imagine, and what leaving off early costs.

Usage: python tools/verdicts.py [--decisions N] [--games N] [--seed N]

Levels play games of two to four. Each of a sample of their decisions is judged three ways: as a review does; the same
without leaving off early; and thoroughly, every candidate played out many times with luck of its own, where one half
of the games chooses the best move and the other half tells what it gains. Ctrl-C shows what was found so far.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import process_time

from digsite.arena import Simulation
from digsite.dealers import seed_of
from digsite.game import LegalMoves, Move
from digsite.game.view import seen_position
from digsite.judge.candidates import candidates
from digsite.judge.judge import Judge, PlayedOut
from digsite.judge.moments import Chosen, watched
from digsite.judge.plans import plans_of_moves
from digsite.judge.playing_out import WON
from digsite.judge.review import GAMES
from digsite.judge.trying import expert_move, try_moves
from digsite.records import read_record
from digsite.rules import actions_in, legal_steps

BOTS = ("novice", "digger", "greedy", "professor")
#: What thorough judgement calls a clear mistake: so much of a victory.
CLEAR = 0.03
#: So many decisions of each game.
OF_A_GAME = 8


@dataclass
class Tally:
    """What one way of judging found, measured by the thorough one."""

    named: int = 0
    imagined: int = 0  # the move named as better is worse, by more than two standard errors
    clear_found: int = 0
    claimed: float = 0.0
    true_gain: float = 0.0
    seconds: float = 0.0


@dataclass
class Found:
    """All decisions so far."""

    decisions: int = 0
    clear: int = 0  # clear mistakes
    lost: float = 0.0  # by moves that thorough judgement found a better one for
    ways: dict[str, Tally] = field(default_factory=lambda: {"as a review": Tally(), "without leaving off": Tally()})

    def told(self) -> str:
        """Lay it out as a table."""
        clear = f"{self.clear} clear mistakes ({CLEAR:.0%} of a victory or more)"
        lines = [
            f"{self.decisions} decisions; {clear}; {100 * self.lost:.0f} % of a victory lost in all",
            "",
            "| judged | mistakes named | imagined | clear ones found | gain claimed | true gain | processor time |",
            "|---|--:|--:|--:|--:|--:|--:|",
        ]
        for way, one in self.ways.items():
            each = one.named or 1
            lines.append(
                f"| {way} | {one.named} | {one.imagined} | {one.clear_found} | {one.claimed / each:.2%}"
                f" | {one.true_gain / each:.2%} | {one.seconds:.0f} s |"
            )
        return "\n".join(lines)


def decisions(seed: int) -> Iterator[tuple[LegalMoves, Chosen]]:
    """Give decisions with a choice, a few of each game, from what their player knew."""
    luck = Random(seed)
    for number in count():
        players = 2 + number % 3
        games = Simulation(
            players=players, bots=tuple(luck.sample(BOTS, players)), seed=seed_of(seed, number), records=True
        )
        game = watched(read_record(games.play(0)[1].splitlines(keepends=True)))
        chosen = [moment for moment in game.moments if isinstance(moment, Chosen)]
        free = [one for one in chosen if len(actions_in(*legal_steps(one.position.boxes, one.position.states))) > 1]
        for moment in luck.sample(free, min(OF_A_GAME, len(free))):
            yield LegalMoves(seen_position(moment.position, moment.by), game.setup), moment


def judge(legal: LegalMoves, moment: Chosen, games: int, seed: int, found: Found) -> None:
    """Judge a decision all three ways, and enter it."""
    trials = {}
    for way, tally in found.ways.items():
        began = process_time()
        trials[way] = try_moves(
            legal, moment.by, Judge(GAMES, seed), moment.move, runner_up=way == "without leaving off"
        )
        tally.seconds += process_time() - began
    made = moment.move
    moves = list(dict.fromkeys((made, *candidates(legal, dict.fromkeys((made, expert_move(legal)))))))
    moves += [trial.best.move for trial in trials.values() if trial.best.move not in moves]
    plans = plans_of_moves(legal.position, legal.setup, moves)
    looks = (Judge(games, seed_of(seed_of(seed, 1), look)) for look in (91, 92))
    played = (one.play(legal.position, moment.by, plans, [games] * len(moves)) for one in looks)
    choosing, telling = (dict(zip(moves, all_games, strict=True)) for all_games in played)

    def gain(move: Move, played: dict[Move, PlayedOut]) -> tuple[float, float]:
        mean, error = played[move].over(played[made])
        return float(mean[moment.by, WON]), float(error[moment.by, WON])

    best = max(moves, key=lambda move: gain(move, choosing)[0])
    lost, error = gain(best, telling)
    is_clear = lost > CLEAR and lost > 3 * error
    found.decisions += 1
    found.clear += is_clear
    found.lost += lost
    for way, tally in found.ways.items():
        named = trials[way].best
        if named.move == made:
            continue
        truly, noise = gain(named.move, telling)
        tally.named += 1
        tally.imagined += truly < -2 * noise
        tally.clear_found += is_clear
        tally.claimed += named.gain
        tally.true_gain += truly


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--games", type=int, default=600, help="of each half of the thorough judgement, for each move")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = Found()
    try:
        for number, (legal, moment) in zip(range(asked.decisions), decisions(asked.seed), strict=False):
            judge(legal, moment, asked.games, seed_of(asked.seed, number, 7), found)
            print(f"\r\x1b[K{found.decisions} of {asked.decisions} decisions", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)
    print(found.told())


if __name__ == "__main__":
    main()
