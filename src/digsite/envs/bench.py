"""How fast learners are served: one game with observation and mask, agents in turn, and thousands of games at once.

Each row says exactly what both sides do, and both are measured in the same run.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from digsite.arena.bench import MONUMENT, PLAYERS, Play, rates, rates_in_turns
from digsite.kernel import OneGame
from digsite.observations import SIZE

#: Games of a vector.
VECTOR = 2048


def _observed_steps(seed: int, games: int) -> tuple[int, int]:
    first, choose, decisions = _first_game(), random.Random(seed).choice, 0
    for number in range(games):
        game = first.again(seed + number)
        while legal := game.legal:  # none when the game is over
            game.observation(game.player)
            game.mask()
            game.step(choose(legal))
            decisions += 1
    return games, decisions


@cache
def _first_game() -> OneGame:
    """Set up once what is dealt again and again, as the peers load their game once."""
    return OneGame(players=PLAYERS, monument=MONUMENT, seed=0)


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


def _vector(threads: int) -> Play:
    from digsite.envs.vector import ArchaeologyVectorEnv

    envs = ArchaeologyVectorEnv(VECTOR, opponents="self", players=PLAYERS, monument=MONUMENT, threads=threads)
    envs.reset(seed=1)  # once, as a learner does it: games that are over begin anew by themselves

    def play(_: int, steps: int) -> tuple[int, int]:
        for _ in range(steps):
            envs.step(envs.random_actions())
        return steps, steps * VECTOR

    return play


def _lettered(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Say the same as the rows c and d of the whole bench (``arena.bench.ROWS``)."""
    rates_of = {name: row["per_s"] for name, row in found["rows"].items()}

    def beside(ours: str, *theirs: str) -> dict[str, Any]:
        others = {name: rates_of[name] for name in theirs if name in rates_of}
        times = {name: round(rates_of[ours] / rate, 1) for name, rate in others.items()}
        return {"decisions_per_s": rates_of[ours], "others": others, "times": times}

    rows = [
        {
            "row": "c",
            "what": "with observation and mask, as a learner needs it, decisions a second, one core, from Python",
            "digsite": "kernel.OneGame: observation(player), mask(), step(choice(legal)); all arrays made anew",
            "peers": "OpenSpiel: observation_tensor, legal_actions_mask, apply_action(choice(legal_actions()))",
            **beside("observed", "open_spiel.gin_rummy observed"),
        }
    ]
    if "aec" in rates_of:
        rows.append(
            {
                "row": "c, agents in turn",
                "what": "PettingZoo's AEC interface: agent_iter, last, step; actions drawn from the mask",
                "digsite": "digsite.envs.pettingzoo.env",
                "peers": "pettingzoo.classic.leduc_holdem_v4",
                **beside("aec", "pettingzoo.leduc_holdem_v4 aec"),
            }
        )
    if "vector" in rates_of:
        rows.append(
            {
                "row": "d",
                "what": f"{VECTOR} games a step, observation ({SIZE} bytes, uint8) and mask of each, one core",
                "digsite": "gymnasium.make_vec: every seat decided by lot inside the kernel, actions checked",
                "peers": "none has the like for such games",
                "decisions_per_s": rates_of["vector"],
                "two_threads_per_s": rates_of["vector on two threads"],
                "observation_bytes": SIZE,
                "times": {"two threads": round(rates_of["vector on two threads"] / rates_of["vector, by the wall"], 2)},
            }
        )
    return rows


def run(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure what is installed, each for about so many seconds."""
    found: dict[str, Any] = {"rows": {}, "ratios": {}, "observation_bytes": SIZE, "vector_games": VECTOR}

    def measure(name: str, does: str, play: Play) -> None:
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
        progress("vector on two threads")
        # By the wall, both: what two threads gain shows nowhere else.
        alone, together = rates_in_turns([_vector(1), _vector(2)], seconds, time.perf_counter)
        does = f"the two in turns, by the wall: {many}"
        found["rows"]["vector, by the wall"] = {"per_s": round(alone[1]), "does": f"make_vec, one thread, {does}"}
        found["rows"]["vector on two threads"] = {"per_s": round(together[1]), "does": f"make_vec, two threads, {does}"}
    found["lettered"] = _lettered(found)
    ratio("observed/open_spiel.gin_rummy", "observed", "open_spiel.gin_rummy observed")
    ratio("aec/pettingzoo.leduc_holdem_v4", "aec", "pettingzoo.leduc_holdem_v4 aec")
    ratio("two threads/one", "vector on two threads", "vector, by the wall")
    return found
