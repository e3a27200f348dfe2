"""A bot that looks ahead, in thirty lines: it tries moves in games that could be, and takes what does best.

The expert says what to do and plays the imagined games to their end. It beats ``greedy`` clearly:

    python examples/small_search.py --games 40
"""

from __future__ import annotations

import argparse
import random
from itertools import islice
from typing import Any

from digsite import LegalMoves, Move, Simulation, View, rollout
from digsite.bots import find_bot


class SmallSearch:
    """Takes a bot's move, unless another one does clearly better in games that could be."""

    def __init__(self, seed: int = 0, *, moves: int = 3, games: int = 16, policy: str = "expert") -> None:
        self.random = random.Random(seed)
        self.usual = find_bot(policy, seed)
        self.moves, self.games, self.policy = moves, games, policy

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Try the usual move and some others; there can be thousands of trades, so not all of them."""
        best = self.usual.choose(view, legal, seconds)
        others = [move for move in islice(legal, 100) if move != best]
        luck = self.random.getrandbits(60)  # the same for every move, so that they are compared fairly

        def worth(move: Move) -> Any:
            ends = rollout(view, self.policy, self.games, seed=luck, after=move)
            return ends.shares[:, view.seat] + ends.money[:, view.seat] / 100

        tried = self.random.sample(others, min(self.moves, len(others)))
        usual, gain = worth(best) if tried else 0.0, 0.0
        for move in tried:
            better = worth(move) - usual  # game by game
            if better.mean() > max(gain, 2 * better.std() / self.games**0.5):  # by two standard errors
                best, gain = move, better.mean()
        return best


def main() -> None:
    """Play against ``greedy`` and say how often it wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    wins = 0.0
    for number, (result, _) in enumerate(Simulation(bots=[SmallSearch, "greedy"], seed=1).run(games), 1):
        wins += (0 in result.winners) / len(result.winners)
        print(f"\r{wins:g} of {number} games won", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
