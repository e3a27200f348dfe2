"""How fast it is: decisions a second on one core, beside other implementations of card games in the same run.

A decision is one small step by a player; chance is not counted, here or with the peers.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from digsite.arena.playout import random_games
from digsite.dealers.fast import act_and_settle, new_luck, settle_chance
from digsite.editions import DEFAULT_EDITION, Setup, load_edition
from digsite.rules import STATE, legal_steps, make_box, new_state

PLAYERS = 3
MONUMENT = "great_pyramid"

#: A round of measuring is at least this long; the best of several rounds counts (other work only ever slows one down).
ROUNDS = 5


def playouts(setup: Setup, seed: int, games: int) -> tuple[int, int]:
    """Play whole random games inside the kernel; return games and decisions."""
    boxes = make_box(setup)
    states = np.zeros(2, STATE)
    states[1:] = new_state(boxes)
    return games, int(random_games(boxes, states, new_luck(seed), games))


def steps_from_python(setup: Setup, seed: int, games: int) -> tuple[int, int]:
    """Play random games step by step from Python: legal mask, then the step with all chance that follows."""
    boxes = make_box(setup)
    luck = new_luck(seed)
    rng = random.Random(seed)
    decisions = 0
    for _ in range(games):
        states = new_state(boxes)
        settle_chance(boxes, states, luck)
        while True:
            low, high = legal_steps(boxes, states)
            mask = int(low) | int(high) << 64
            if not mask:
                break
            for _ in range(rng.randrange(mask.bit_count())):
                mask &= mask - 1
            act_and_settle(boxes, states, luck, (mask & -mask).bit_length() - 1)
            decisions += 1
    return games, decisions


def _open_spiel_games(seed: int, games: int) -> tuple[int, int]:
    import pyspiel

    rng = random.Random(seed)
    game = pyspiel.load_game("gin_rummy")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return games, decisions


def _rlcard_games(seed: int, games: int) -> tuple[int, int]:
    import rlcard

    rng = random.Random(seed)
    env = rlcard.make("gin-rummy", config={"seed": seed})
    decisions = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return games, decisions


#: Other card games, by the name they are reported under: the module they need, and how to play them.
PEERS: dict[str, tuple[str, Callable[[int, int], tuple[int, int]]]] = {
    "open_spiel.gin_rummy": ("pyspiel", _open_spiel_games),
    "rlcard.gin-rummy": ("rlcard", _rlcard_games),
}


def rates(play: Callable[[int, int], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Return games and decisions a second, the best of several rounds."""
    play(0, 1)  # what is loaded once is not what is measured
    games, took = 1, 0.0
    while took < seconds / ROUNDS:
        start = time.perf_counter()
        play(games, games)
        took = time.perf_counter() - start
        if took < seconds / ROUNDS:
            games = max(games + 1, int(games * min(10.0, 1.2 * seconds / ROUNDS / max(took, 1e-6))))
    best = (0.0, 0.0)
    for seed in range(ROUNDS):
        start = time.perf_counter()
        played, decisions = play(seed, games)
        took = time.perf_counter() - start
        best = max(best, (decisions / took, played / took))
    return best[1], best[0]


def run(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything, each for about so many seconds; peers that are not installed are left out."""
    setup = load_edition(DEFAULT_EDITION).setup(PLAYERS, MONUMENT)
    progress("random playouts in the kernel")
    games_per_s, playout_per_s = rates(lambda seed, games: playouts(setup, seed, games), seconds)
    progress("single steps from Python")
    _, step_per_s = rates(lambda seed, games: steps_from_python(setup, seed, games), seconds)
    peers = {}
    for name, (module, play) in PEERS.items():
        if importlib.util.find_spec(module) is not None:
            progress(name)
            peers[name] = rates(play, seconds)[1]
    ratios = {}
    for name, rate in peers.items():
        ratios[f"playout/{name}"] = round(playout_per_s / rate, 1)
        ratios[f"step/{name}"] = round(step_per_s / rate, 1)
    return {
        "playout_per_s": round(playout_per_s),
        "step_per_s": round(step_per_s),
        "games_per_s": round(games_per_s),
        "peers": {name: round(rate) for name, rate in peers.items()},
        "ratios": ratios,
    }
