"""How fast it is: decisions a second on one core, beside other implementations of card games in the same run.

A decision is one small step by a player; chance is not counted, here or with the peers. Seconds are of processor time
for both sides; only what runs on several threads is timed by the wall.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from digsite.arena.playout import random_games
from digsite.bots.rollouts import rollout
from digsite.dealers.fast import new_luck
from digsite.editions import DEFAULT_EDITION, Setup, load_edition
from digsite.game import Game, View
from digsite.kernel import OneGame
from digsite.rules import STATE, make_box, new_state

PLAYERS = 3
MONUMENT = "great_pyramid"

#: A round of measuring is at least this long; the best of several rounds counts (other work only ever slows one down).
ROUNDS = 5

#: Plays so many games from a seed; returns how many these were, and how many decisions were made.
Play = Callable[[int, int], tuple[int, int]]


def playouts(setup: Setup, seed: int, games: int) -> tuple[int, int]:
    """Play whole random games inside the kernel; return games and decisions."""
    boxes = make_box(setup)
    states = np.zeros(2, STATE)
    states[1:] = new_state(boxes)
    return games, int(random_games(boxes, states, new_luck(seed), games))


def steps_from_python(setup: Setup, seed: int, games: int, *, checked: bool = True) -> tuple[int, int]:
    """Play random games step by step from Python (``kernel.OneGame``): the legal actions, one of them, the step."""
    first = _one_game(setup, checked)
    choice = random.Random(seed).choice
    decisions = 0
    for number in range(games):
        game = first.again(seed + number)
        while legal := game.legal:  # none when the game is over
            game.step(choice(legal))
            decisions += 1
    return games, decisions


@cache
def _one_game(setup: Setup, checked: bool) -> OneGame:
    """Set up once what is dealt again and again, as the peers load their game once."""
    kind = {"edition": setup.edition, "monument": setup.monument.id, "variants": setup.variants}
    return OneGame(setup.players, seed=0, checked=checked, **kind)  # type: ignore[arg-type]


def rollouts_from_view(games: int, *, threads: int = 1) -> int:
    """Play on from a view in the middle of a two-player game, experts at every seat; return how many games."""
    return len(rollout(_in_the_middle(), "expert", games, seed=games, threads=threads))


@cache
def _in_the_middle() -> View:
    """Come to the middle of a game once: looking ahead from there is what is measured."""
    game = Game(players=2, monument=MONUMENT, seed=7)
    choice = random.Random(1).choice
    while len(game.log) < 50:
        game.step(choice(game.legal_steps))
    return game.view(game.player)


def _open_spiel_games(seed: int, games: int, name: str = "gin_rummy") -> tuple[int, int]:
    import pyspiel

    rng = random.Random(seed)
    game = pyspiel.load_game(name)
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


def _open_spiel_inside(seed: int, games: int) -> tuple[int, int]:
    """Let OpenSpiel's own C++ loop play; it counts no decisions, so they are those of its games from Python."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(2)]
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + number)
    return games, round(games * _decisions_a_game())


@cache
def _decisions_a_game() -> float:
    games, decisions = _open_spiel_games(1, 60)
    return decisions / games


def _open_spiel_leduc(seed: int, games: int) -> tuple[int, int]:
    return _open_spiel_games(seed, games, "leduc_poker")


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
PEERS: dict[str, tuple[str, Play]] = {
    "open_spiel.gin_rummy": ("pyspiel", _open_spiel_games),
    "open_spiel.leduc_poker": ("pyspiel", _open_spiel_leduc),
    "rlcard.gin-rummy": ("rlcard", _rlcard_games),
}
#: A peer's own loop, without Python between its decisions.
INSIDE: dict[str, tuple[str, Play]] = {
    "open_spiel.gin_rummy.evaluate_bots": ("pyspiel", _open_spiel_inside),
}

#: What each row compares, so that nobody has to guess.
ROWS = {
    "a": {
        "what": "whole games of uniformly random small steps inside the engine, decisions a second, one core",
        "digsite": "one compiled loop: deal, legal steps, one of them, the step, chance; with what everybody knows",
        "peers": "OpenSpiel's C++ loop (evaluate_bots, two uniform random bots); and its games stepped from Python",
    },
    "b": {
        "what": "steps only, from Python, decisions a second, one core; the player chooses by random.choice",
        "digsite": "kernel.OneGame: game.step(choice(game.legal)), checked; chance settled inside the same call",
        "peers": "OpenSpiel: apply_action(choice(legal_actions())), chance drawn by random.choices; RLCard: env.step, "
        "which makes an observation too",
    },
    "e": {
        "what": "games played to their end a second from a view in the middle of a two-player game, and from the deal",
        "digsite": "digsite.rollout(view, 'expert'): all that is hidden dealt anew for every game, experts decide",
        "peers": "none has the like",
    },
}


def _microseconds(do: Callable[[], object], seconds: float) -> float:
    """Return how long something takes, in microseconds: the best of several rounds."""
    do()
    times, best = 1, float("inf")
    while True:
        start = time.process_time()
        for _ in range(times):
            do()
        took = time.process_time() - start
        best = min(best, took / times)
        if took > seconds / ROUNDS:
            return round(best * 1e6, 2)
        times *= 2


def rows(setup: Setup, inside: float, steps: float, peers: dict[str, float], seconds: float) -> list[dict[str, Any]]:
    """Say row by row what was measured, beside what, and measure what is left: the peers' own loops, looking ahead."""
    own = {
        name: round(rates(play, seconds)[1])
        for name, (module, play) in INSIDE.items()
        if importlib.util.find_spec(module) is not None
    }
    unchecked = rates(lambda seed, games: steps_from_python(setup, seed, games, checked=False), seconds)[1]
    game = Game(players=2, monument=MONUMENT, seed=7)
    from_start = rates(lambda seed, games: (len(rollout(game.view(0), "expert", games, seed=seed)), 0), seconds)[0]
    view, one = game.view(0), OneGame(players=2, monument=MONUMENT, seed=7)
    ahead = {
        f"rollouts_per_s_{threads}_thread{'s' * (threads > 1)}": round(
            rates(
                lambda _, games, threads=threads: (rollouts_from_view(games, threads=threads), 0),  # type: ignore[misc]
                seconds,
                time.perf_counter if threads > 1 else time.process_time,
            )[0]
        )
        for threads in (1, 2)
    }
    beside = {name: round(rate) for name, rate in peers.items()}
    return [
        {
            "row": "a",
            **ROWS["a"],
            "decisions_per_s": round(inside),
            "others": own | beside,
            **_times(inside, own | beside),
        },
        {
            "row": "b",
            **ROWS["b"],
            "decisions_per_s": round(steps),
            "unchecked_per_s": round(unchecked),
            "others": beside,
            **_times(steps, beside),
        },
        {
            "row": "e",
            **ROWS["e"],
            **ahead,
            "rollouts_per_s_from_the_deal": round(from_start),
            "imagine_us": _microseconds(lambda: view.imagine(5), seconds),
            "copy_us": _microseconds(game.copy, seconds),
            "kernel_copy_us": _microseconds(one.copy, seconds),
        },
    ]


def _times(rate: float, others: dict[str, int]) -> dict[str, dict[str, float]]:
    return {"times": {name: round(rate / other, 1) for name, other in others.items() if other}}


def rates(play: Play, seconds: float, clock: Callable[[], float] = time.process_time) -> tuple[float, float]:
    """Return games and decisions a second, the best of several rounds.

    Seconds are of processor time, so that other work on the machine counts little; with threads, by the ``clock`` on
    the wall.
    """
    return rates_in_turns([play], seconds, clock)[0]


def rates_in_turns(
    plays: Sequence[Play], seconds: float, clock: Callable[[], float] = time.process_time
) -> list[tuple[float, float]]:
    """Return the same for several, each playing as many games as the others, one round of each after the other.

    A machine's pace changes within seconds: so it changes for all of them.
    """
    for play in plays:
        play(0, 1)  # what is loaded once is not what is measured
    games, took = 1, 0.0
    while took < seconds / ROUNDS:
        start = clock()
        plays[0](games, games)
        took = clock() - start
        if took < seconds / ROUNDS:
            games = max(games + 1, int(games * min(10.0, 1.2 * seconds / ROUNDS / max(took, 1e-6))))
    best = [(0.0, 0.0)] * len(plays)
    for seed in range(ROUNDS):
        for place, play in enumerate(plays):
            start = clock()
            played, decisions = play(seed, games)
            took = clock() - start
            best[place] = max(best[place], (decisions / took, played / took))
    return [(games, decisions) for decisions, games in best]


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
    progress("looking ahead, and what others do inside")
    found = rows(setup, playout_per_s, step_per_s, peers, seconds)
    return {
        "rows": found,
        "playout_per_s": round(playout_per_s),
        "step_per_s": round(step_per_s),
        "games_per_s": round(games_per_s),
        "peers": {name: round(rate) for name, rate in peers.items()},
        "ratios": ratios,
    }
