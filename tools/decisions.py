"""Judge the decisions of bots one by one: where they differ from the expert's, both are tried in many games of experts.

Most of a game is luck, so it takes thousands of games to tell two strong bots apart. Single decisions are told apart
sooner: they come from games of experts, and whatever a bot chooses instead of the expert's move is followed by so many
games of experts from there, and so is the expert's own move, with the same luck. A figure is what a bot's decisions
gain on the expert's, on average over all positions.

Usage: python tools/decisions.py --bots search@5000,search@25000 --players 2 --positions 500
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from digsite import Game, Move
from digsite.arena.compiling import compile_ahead
from digsite.arena.games import play_trail
from digsite.bots import find_bot
from digsite.bots.policies import EXPERT, expert_among
from digsite.dealers import new_luck, seed_of
from digsite.editions import load_edition
from digsite.rules import SEATS, STATE, winners

#: One decision in so many is looked at, so that those of one game hardly lean on each other.
ONE_IN = 25

#: No game has more steps left than this.
LONGEST = 20_000

Figures = npt.NDArray[np.float64]


def decisions(players: int, seed: int) -> Iterator[Game]:
    """Yield games of experts in front of a decision; each is changed when the next is asked for."""
    chance = Random(seed)
    monuments = load_edition("new-expedition").rules.monuments
    number = 0
    while True:
        game = Game(players=players, monument=monuments[number % len(monuments)], seed=seed_of(seed, number))
        expert = find_bot("expert", 0)
        while not game.is_over:
            if len(game.legal_steps) > 1 and not chance.randrange(ONE_IN):
                yield game
            game.play(expert.choose(game.view(game.player), game.legal_moves, 1.0))
        number += 1


class Jury:
    """Experts who play on from a decision, often."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._states = np.zeros(2, STATE)
        self._trail = np.zeros(LONGEST, np.int16)
        self._experts = np.full(SEATS, EXPERT, np.int64)

    def judge(self, game: Game, move: Move, seed: int) -> Figures:
        """Return the share of wins and the mean lead after a move, to the player who makes it."""
        me = game.player
        found = np.zeros((self._games, 2))
        for number in range(self._games):
            luck = seed_of(seed, number)
            twin = game.resampled(me, luck)
            twin.play(move)
            self._states[:1] = twin.position.states
            boxes = twin.position.boxes
            minds = np.zeros(SEATS, np.uint64)
            play_trail(boxes, self._states, new_luck(luck), minds, self._experts, expert_among([EXPERT]), self._trail)
            won = int(winners(boxes, self._states[:1]))
            money = self._states["money"][0][: game.setup.players].astype(int)
            found[number, 0] = (won >> me & 1) / won.bit_count()
            found[number, 1] = money[me] - np.delete(money, me).max()
        mean: Figures = found.mean(axis=0)
        return mean


def gains(bots: tuple[str, ...], players: int, positions: int, games: int, seed: int) -> Figures:
    """Return what each bot's decisions gain, by bot and position: wins and lead."""
    jury = Jury(games)
    found = np.zeros((len(bots), positions, 2))
    expert = find_bot("expert", 0)
    for place, game in zip(range(positions), decisions(players, seed), strict=False):
        usual = expert.choose(game.view(game.player), game.legal_moves, 1.0)
        judged: dict[Move, Figures] = {}
        for number, bot in enumerate(bots):
            move = find_bot(bot, seed).choose(game.view(game.player), game.legal_moves, 1.0)
            if move != usual:
                for one in (usual, move):
                    if one not in judged:
                        judged[one] = jury.judge(game, one, seed_of(seed, place))
                found[number, place] = judged[move] - judged[usual]
        print(f"\r{place + 1:,} of {positions:,} decisions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def told(label: str, gain: Figures) -> str:
    """Write a gain down, with its 95 % interval."""
    mean, error = gain.mean(axis=0), 1.96 * gain.std(axis=0) / np.sqrt(len(gain))
    differs = np.count_nonzero(gain.any(axis=1)) / len(gain)
    wins = f"wins {100 * mean[0]:+.2f} % (±{100 * error[0]:.2f})"
    return f"{label}: differs {differs:.0%}, {wins}, lead {mean[1]:+.3f} (±{error[1]:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="search@1000,search@5000", help="whose decisions are judged")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=500, help="decisions looked at")
    parser.add_argument("--games", type=int, default=200, help="games of experts after each move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    bots = tuple(bot.strip() for bot in chosen.bots.split(","))
    compile_ahead(lambda part: print(f"Compiling the {part} ...", file=sys.stderr), (*bots, "expert"), many=True)
    found = gains(bots, chosen.players, chosen.positions, chosen.games, chosen.seed)
    for number, bot in enumerate(bots):
        print(told(f"{bot} against expert", found[number]))
        for before in range(number):
            print(told(f"{bot} against {bots[before]}", found[number] - found[before]))


if __name__ == "__main__":
    main()
