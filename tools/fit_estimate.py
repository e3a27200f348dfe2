"""Fit the quick estimate of win chances: play games of experts, note positions and how they ended, fit networks.

Everything is NumPy: two hidden layers, Adam, some twenty minutes on one core for all four numbers of players. The
weights go to src/digsite/judge/estimate.npz.

Usage: python tools/fit_estimate.py --games 240000 --players 2,3,4,5
       python tools/fit_estimate.py --weights build/other.npz && python tools/judge_figures.py --weights build/other.npz
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from digsite.dealers import new_luck, seed_of
from digsite.editions import Setup, load_edition
from digsite.judge.features import OF_SEAT, row_length
from digsite.judge.fitted import DOLLARS, Network
from digsite.judge.games_to_learn import note_games
from digsite.rules import STATE, make_box, new_state

WEIGHTS = Path(__file__).parent.parent / "src/digsite/judge/estimate.npz"

#: Games of one kind in a row, and the most positions that are noted of them.
TOGETHER = 50
ROOM = 60 * TOGETHER
#: One position in so many is noted: neighbours tell little that is new, and more games are better than more of each.
ONE_IN = 6

HIDDEN = (128, 64)
BATCH = 512
#: In so much of the fitting the others at the table change places; in the rest it is learnt who comes when.
ANY_PLACES = 0.75
#: How much money counts beside winning.
MONEY_PART = 0.35

Floats = npt.NDArray[np.float32]


def kinds(players: int) -> tuple[list[Setup], list[float]]:
    """Every kind of game for so many players, and how often it is played."""
    found: list[tuple[Setup, float]] = []
    new = load_edition("new-expedition")
    variants: list[tuple[str, ...]] = [("fierce_weather",), ("beginners_luck",)]
    if players <= 3:
        variants += [("long_expedition",), ("fierce_weather", "long_expedition")]
    for monument in new.rules.monuments:
        found.append((new.setup(players, monument, ()), 5.0))
        found += [(new.setup(players, monument, variant), 0.5) for variant in variants]
    old = load_edition("card-game")
    if players in old.player_counts:
        found += [(old.setup(players, monument, ()), 4.0) for monument in old.rules.monuments]
    return [setup for setup, _ in found], [weight for _, weight in found]


def positions(players: int, games: int, seed: int) -> tuple[npt.NDArray[np.float16], Floats, Floats]:
    """Play games; return rows, shares of the victory and money to come."""
    setups, weights = kinds(players)
    share = np.array(weights) / sum(weights)
    lots = np.random.default_rng(seed)
    luck = new_luck(seed_of(seed, players))
    states = np.zeros(3, STATE)
    rows = np.zeros((ROOM, row_length(players)), np.float32)
    shares, money = np.zeros((ROOM, players), np.float32), np.zeros((ROOM, players), np.float32)
    left = np.zeros(ROOM, np.int16)
    boxes = [make_box(setup) for setup in setups]
    found: list[tuple[npt.NDArray[np.float16], Floats, Floats]] = []
    for _ in range(games // TOGETHER):
        box = boxes[lots.choice(len(boxes), p=share)]
        states[2:] = new_state(box)
        count = note_games(box, states, luck, TOGETHER, ONE_IN, rows, shares, money, left)
        found.append((rows[:count].astype(np.float16), shares[:count].copy(), money[:count] / np.float32(DOLLARS)))
    x, won, dollars = (np.concatenate(part) for part in zip(*found, strict=True))
    return x, won, dollars


def new_network(players: int, lots: np.random.Generator) -> list[Floats]:
    """Random weights to begin with."""
    sizes = (row_length(players), *HIDDEN, 2 * players)
    layers: list[Floats] = []
    for inputs, outputs in pairwise(sizes):
        layers += [
            (lots.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
    layers[4] *= np.float32(0.1)
    return layers


def gradients(layers: list[Floats], x: Floats, won: Floats, dollars: Floats) -> tuple[list[Floats], float, float]:
    """Which way the weights should go for a batch; cross-entropy of the shares, and mean squared error of the money."""
    first, bias1, second, bias2, last, bias3 = layers
    players = won.shape[1]
    h1 = np.maximum(x @ first + bias1, 0)
    h2 = np.maximum(h1 @ second + bias2, 0)
    told = h2 @ last + bias3
    logits = told[:, :players] - told[:, :players].max(axis=1, keepdims=True)
    chance = np.exp(logits)
    chance /= chance.sum(axis=1, keepdims=True)
    off = told[:, players:] - dollars
    slope = np.concatenate([chance - won, MONEY_PART * off], axis=1) / np.float32(len(x))
    back2 = (slope @ last.T) * (h2 > 0)
    back1 = (back2 @ second.T) * (h1 > 0)
    found = [
        *(x.T @ back1, back1.sum(axis=0)),
        *(h1.T @ back2, back2.sum(axis=0)),
        *(h2.T @ slope, slope.sum(axis=0)),
    ]
    entropy = -float((won * np.log(np.maximum(chance, 1e-9))).sum(axis=1).mean())
    return found, entropy, float((off**2).mean())


def batches(count: int, lots: np.random.Generator) -> Iterator[npt.NDArray[np.int64]]:
    """Yield the rows of each batch, in a random order."""
    order = lots.permutation(count)
    for start in range(0, count - BATCH + 1, BATCH):
        yield order[start : start + BATCH]


def change_places(parts: tuple[Floats, Floats, Floats], lots: np.random.Generator) -> tuple[Floats, Floats, Floats]:
    """Let all but whoever's turn it is change places, in a whole batch alike.

    Who comes when matters little beside what everybody holds; how often they will still dig moves with them. So each
    game is worth several, and far less of the estimate is chance: that matters where single cards are compared.
    """
    x, won, dollars = parts
    players = won.shape[1]
    places = np.concatenate([[0], 1 + lots.permutation(players - 1)])
    columns = (places[:, None] * OF_SEAT + np.arange(OF_SEAT)).ravel()
    return np.concatenate([x[:, columns], x[:, len(columns) :]], axis=1), won[:, places], dollars[:, places]


def fit(players: int, games: int, epochs: int, seed: int, rate: float = 2e-3) -> list[Floats]:
    """Play and fit."""
    start = time.perf_counter()
    x, won, dollars = positions(players, games, seed)
    kept = min(100_000, len(x) // 10)  # not fitted to, only looked at; whole games from the end
    print(f"{players} players: {len(x):,} positions, {time.perf_counter() - start:.0f} s", flush=True)
    lots = np.random.default_rng(seed + 1)
    layers = new_network(players, lots)
    moving, square = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    mean = [layer.copy() for layer in layers]  # a running mean of the weights fits better than the last of them
    total = epochs * ((len(x) - kept) // BATCH)
    number = 0
    for epoch in range(epochs):
        seen = np.zeros(2)
        steps = 0
        for rows in batches(len(x) - kept, lots):
            batch = x[rows].astype(np.float32), won[rows], dollars[rows]
            if number < ANY_PLACES * total:
                batch = change_places(batch, lots)
            found, entropy, error = gradients(layers, *batch)
            seen += entropy, error
            steps += 1
            number += 1
            now = rate * 0.5 * (1 + np.cos(np.pi * number / total)) + 1e-5
            for i, slope in enumerate(found):
                moving[i] = 0.9 * moving[i] + 0.1 * slope
                square[i] = 0.999 * square[i] + 0.001 * slope**2
                step = moving[i] / (1 - 0.9**number) / (np.sqrt(square[i] / (1 - 0.999**number)) + 1e-8)
                layers[i] = (layers[i] - now * step).astype(np.float32)
                mean[i] += np.float32(max(0.005, 1 / number)) * (layers[i] - mean[i])
        _, entropy, error = gradients(mean, x[-kept:].astype(np.float32), won[-kept:], dollars[-kept:])
        print(
            f"  epoch {epoch + 1}: entropy {seen[0] / steps:.4f}, others {entropy:.4f}; "
            f"money {seen[1] / steps:.4f}, others {error:.4f}; {time.perf_counter() - start:.0f} s",
            flush=True,
        )
    return mean


def main() -> None:
    """Fit the networks asked for, and keep the others as they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int, default=240_000)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="file to write; other networks in it are kept")
    asked = parser.parse_args()
    for players in map(int, asked.players.split(",")):
        layers = fit(players, asked.games, asked.epochs, asked.seed)
        kept: dict[str, npt.NDArray[np.float16]] = {}
        if asked.weights.exists():
            with np.load(asked.weights) as before:
                kept = dict(before)
        kept |= {
            f"{name}_{players}": layer.astype(np.float16) for name, layer in zip(Network._fields, layers, strict=True)
        }
        np.savez_compressed(asked.weights, **kept)  # type: ignore[arg-type]
    print(f"{asked.weights.stat().st_size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
