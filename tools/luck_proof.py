"""Show that results adjusted for luck are right on average, and how much less they scatter.

Experts play each other, at 2 to 5 players and every monument of both editions. With every game comes what luck did to
each seat. A table tells, for one seat, the raw mean, the adjusted mean and their difference, each with its 95 %
interval, and how many times smaller the variance is for all seats. It has to be a seat that is named before chance
comes: who starts is luck, too, so "the seat that starts" has luck that is not nothing on average.

Usage: python tools/luck_proof.py --games 20000 --players 2,3,4,5
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from digsite.arena.tournament.adjusting import adjust, estimate_of, margins
from digsite.arena.tournament.kernel_deal import Results, Seated, play_deal
from digsite.bots.policies import AN_EXPERT, EXPERT
from digsite.dealers import new_luck, seed_of
from digsite.editions import load_edition
from digsite.judge.fitted import Depth
from digsite.judge.luck import STAGES, new_books
from digsite.rules import SEATS, STATE, make_box, new_state


def play(players: int, games: int, depth: Depth, seed: int) -> dict[str, np.ndarray]:
    """Play games of experts; return shares, money and luck by seat."""
    new, old = load_edition("new-expedition"), load_edition("card-game")
    setups = [new.setup(players, monument, ()) for monument in new.rules.monuments]
    if players in old.player_counts:
        setups += [old.setup(players, monument, ()) for monument in old.rules.monuments]
    tables = [(make_box(setup), np.zeros(3, STATE)) for setup in setups]
    for boxes, states in tables:
        states[2:] = new_state(boxes)
    seated = Seated(np.full((1, SEATS), EXPERT), np.zeros((1, SEATS), np.uint64))
    shares, money = np.zeros((games, players)), np.zeros((games, players))
    luck = np.zeros((games, players, STAGES, 2))
    for game in range(games):
        boxes, states = tables[game % len(tables)]
        books = new_books(players, 1, depth)
        one = [np.zeros((1, SEATS), np.int32) for _ in range(3)]
        won, first = np.zeros(1, np.int32), np.zeros(1, np.int32)
        results = Results(one[0], one[1], won, first, one[2])
        play_deal(boxes, states, new_luck(seed_of(seed, game)), seated, AN_EXPERT, books, results)
        winners = np.array([won[0] >> seat & 1 for seat in range(players)])
        shares[game] = winners / winners.sum()
        money[game] = one[0][0, :players]
        luck[game] = np.moveaxis(books.sums[0], 0, 1)[:players]
    return {"shares": shares, "money": money, "luck": luck}


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--exact", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stages", action="store_true", help="tell luck stage by stage, too")
    asked = parser.parse_args()
    depth = Depth(asked.plies, asked.exact)
    print("| players | of seat 1 | raw | adjusted | difference | variance |")
    print("|--:|---|--:|--:|--:|--:|")
    for players in map(int, asked.players.split(",")):
        play(players, 2, depth, 0)
        start = time.process_time()
        found = play(players, asked.games, depth, asked.seed)
        took = (time.process_time() - start) / asked.games
        luck = found["luck"]
        money = luck[..., 1]
        figures = {
            "wins": (found["shares"], luck[..., 0]),
            "money": (found["money"], money),
            "margin": (margins(found["money"]), np.moveaxis(margins(np.moveaxis(money, 1, 2)), 2, 1)),
        }
        for name, (raw, parts) in figures.items():
            out = adjust(raw, parts)
            told = [estimate_of(rows[:, 0]) for rows in (raw, out, raw - out)]
            cells = [f"{one.value:.4f} ± {one.high - one.value:.4f}" for one in told]
            factor = raw.var(axis=0).mean() / out.var(axis=0).mean()
            whole = raw - parts.sum(axis=2)
            print(f"| {players} | {name} | {' | '.join(cells)} | {factor:.2f} |", flush=True)
            if asked.stages:
                print(f"    all of it: {raw.var(axis=0).mean() / whole.var(axis=0).mean():.2f}")
                left = raw - raw.mean(axis=0)
                for stage in range(STAGES):
                    part = parts[..., stage]
                    slope = (left * part).sum() / (part**2).sum()
                    print(f"    stage {stage}: luck {part.var() / raw.var():.3f} of the variance, multiple {slope:.3f}")
        print(f"<!-- {players} players: {1000 * took:.2f} ms of processor time a game -->", flush=True)


if __name__ == "__main__":
    main()
