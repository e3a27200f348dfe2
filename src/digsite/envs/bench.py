"""How fast learners are served: one game with observation and mask, agents in turn, and thousands of games at once.

Each row says exactly what both sides do, and both are measured in the same run.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from typing import Any

from digsite.arena.bench import MONUMENT, PLAYERS, rates
from digsite.kernel import OneGame
from digsite.observations import SIZE, observation_of

#: Games of a vector.
VECTOR = 1024


def _observed_steps(seed: int, games: int) -> tuple[int, int]:
    choose, decisions = random.Random(seed).choice, 0
    for number in range(games):
        game = OneGame(players=PLAYERS, monument=MONUMENT, seed=seed + number)
        while not game.is_over:
            observation_of(game.boxes, game.states, game.player)
            game.mask()
            game.step(choose(game.legal))
            decisions += 1
    return games, decisions


def _open_spiel_observed(seed: int, games: int) -> tuple[int, int]:
    import pyspiel

    rng, game, decisions = random.Random(seed), pyspiel.load_game("gin_rummy"), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return games, decisions


def _in_turn(env: Any, seed: int, games: int) -> tuple[int, int]:
    """Play an AEC environment of PettingZoo: ours or another."""
    lot, decisions = random.Random(seed).random, 0
    for number in range(games):
        env.reset(seed=seed + number)
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(lot() * len(legal))]))
            decisions += 1
    return games, decisions


def _vector(threads: int) -> Callable[[int, int], tuple[int, int]]:
    from digsite.envs.vector import ArchaeologyVectorEnv

    envs = ArchaeologyVectorEnv(VECTOR, opponents="self", players=PLAYERS, monument=MONUMENT, threads=threads)

    def play(seed: int, steps: int) -> tuple[int, int]:
        envs.reset(seed=seed)
        for _ in range(steps):
            envs.step(envs.random_actions())
        return steps, steps * VECTOR

    return play


def run(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure what is installed, each for about so many seconds."""
    found: dict[str, Any] = {"rows": {}, "ratios": {}, "observation_bytes": SIZE, "vector_games": VECTOR}

    def measure(name: str, does: str, play: Callable[[int, int], tuple[int, int]]) -> None:
        progress(name)
        found["rows"][name] = {"per_s": round(rates(play, seconds)[1]), "does": does}

    def ratio(name: str, ours: str, theirs: str) -> None:
        rows = found["rows"]
        if ours in rows and theirs in rows:
            found["ratios"][name] = round(rows[ours]["per_s"] / rows[theirs]["per_s"], 1)

    one = "one random game from Python: observation, legal mask, list of legal actions and step for each decision"
    measure("observed", f"digsite.kernel.OneGame, {one}", _observed_steps)
    if importlib.util.find_spec("pyspiel") is not None:
        measure("open_spiel.gin_rummy observed", f"pyspiel gin_rummy, {one}", _open_spiel_observed)
    if importlib.util.find_spec("pettingzoo") is not None:
        from digsite.envs.pettingzoo import env

        turn = "a random game by agent_iter, last and step; actions drawn from the mask's indices"
        ours = env(players=PLAYERS, monument=MONUMENT)
        measure("aec", f"digsite.envs.pettingzoo.env, {turn}", lambda seed, games: _in_turn(ours, seed, games))
        if all(importlib.util.find_spec(module) is not None for module in ("rlcard", "pygame")):
            from pettingzoo.classic import leduc_holdem_v4

            theirs = leduc_holdem_v4.env()
            does = f"pettingzoo leduc_holdem_v4, {turn}"
            measure("pettingzoo.leduc_holdem_v4 aec", does, lambda seed, games: _in_turn(theirs, seed, games))
    if importlib.util.find_spec("gymnasium") is not None:
        many = (
            f"{VECTOR} games a step, every seat decided by lot inside the kernel, observation ({SIZE} bytes) and mask"
        )
        measure("vector", f"make_vec, one thread: {many}", _vector(1))
        measure("vector on two threads", f"make_vec, two threads: {many}", _vector(2))
    ratio("observed/open_spiel.gin_rummy", "observed", "open_spiel.gin_rummy observed")
    ratio("aec/pettingzoo.leduc_holdem_v4", "aec", "pettingzoo.leduc_holdem_v4 aec")
    ratio("two threads/one", "vector on two threads", "vector")
    return found
