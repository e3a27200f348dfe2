"""Let every bot play many games of every kind, and check every single step against what is legal.

Usage: python tools/marathon.py [--games N] [--search-games N] [--bots BOT,...]

The kernel's bots and the levels made of them play in compiled code; bots that search are asked through their own
interface, with few iterations, and play fewer games. Ctrl-C stops it at any time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from digsite.arena.compiling import compile_ahead
from digsite.bots.levels import LEVELS
from digsite.bots.policies import POLICIES, decide
from digsite.bots.search import SearchBot
from digsite.dealers.fast import Luck, below, new_luck, pick, seed_of
from digsite.editions import load_edition
from digsite.errors import DigsiteError
from digsite.rules import OUTCOMES, STATE, Boxes, States, kernel, make_box, new_state
from digsite.rules.chance import happen, weigh
from digsite.rules.legal import bit, legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import act
from kinds import KINDS, Kind

#: No game has more decisions than this.
LONGEST = 20_000
ITERATIONS = 4


@kernel
def play_checked(boxes: Boxes, states: States, luck: Luck, moods: npt.NDArray[np.int64]) -> int:
    """Play one game, every seat in the mood of the moment; return the decisions, or -1 if one was not legal."""
    b = boxes[0]
    s = states[0]
    weights = np.zeros(OUTCOMES, np.int16)
    mood = moods[0]
    decisions = 0
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            happen(b, s, pick(luck, weights, weigh(b, s, weights)))
            continue
        if s.half_made == 0:  # a mood lasts for a whole decision
            mood = moods[below(luck, len(moods))]
        choice = decide(boxes, s, states[1:], mood, luck)
        low, high = legal(b, s)
        mask = low if choice < 64 else high
        if mask & bit(choice) == 0 or decisions == LONGEST:
            return -1
        act(b, s, choice)
        decisions += 1
    return decisions


def compiled_games(kind: Kind, moods: list[int], games: int) -> Iterator[int]:
    """Play games of one kind in the kernel."""
    setup = load_edition(kind.edition).setup(kind.players, kind.monument, kind.variants)
    boxes = make_box(setup)
    states = np.zeros(2, STATE)
    for game in range(games):
        states[:1] = new_state(boxes)
        yield play_checked(boxes, states, new_luck(seed_of(game, len(moods))), np.array(moods, np.int64))


def searched_games(kind: Kind, games: int) -> Iterator[int]:
    """Play games of one kind through the interface, which refuses whatever is not legal."""
    for seed in range(games):
        game = kind.game(seed)
        bots = [SearchBot(seed=seat, iterations=ITERATIONS) for seat in range(kind.players)]
        decisions = 0
        try:
            while not game.is_over:
                game.play(bots[game.player].choose(game.view(game.player), game.legal_moves, 1.0))
                decisions += 1
        except DigsiteError:
            decisions = -1
        yield decisions


def player_of(bot: str, games: int, search_games: int) -> tuple[int, Callable[[Kind], Iterator[int]]]:
    """Say how many games of a kind a bot plays, and how."""
    if bot in POLICIES:
        return games, lambda kind: compiled_games(kind, [POLICIES[bot]], games)
    level = LEVELS.get(bot)
    if level is not None and level.moods:
        return games, lambda kind: compiled_games(kind, level.policies(kind.players), games)
    return search_games, lambda kind: searched_games(kind, search_games)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games of every kind")
    parser.add_argument("--search-games", type=int, default=20, help="games of every kind for bots that search")
    parser.add_argument("--bots", default=",".join([*POLICIES, "search", *LEVELS]), help="who plays")
    chosen = parser.parse_args()
    compile_ahead(lambda part: print(f"Compiling the {part} ..."), ("professor", "pharaoh"), many=True)
    failed = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        for bot in chosen.bots.split(","):
            each, play = player_of(bot, chosen.games, chosen.search_games)
            decisions = 0
            for kind in progress.track(KINDS, description=bot):
                played = list(play(kind))
                wrong = played.count(-1)
                failed += wrong
                decisions += sum(played) + wrong
                if wrong:
                    progress.console.print(f"{bot}: {wrong} games of {kind.label} with a step that is not legal.")
            told = f"{each * len(KINDS):,} games ({each:,} of each of {len(KINDS)} kinds), {decisions:,} decisions"
            progress.console.print(f"{bot}: {told}.")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
