"""Say how much bots lose against perfect play once nothing that matters is hidden, and write it into docs/bots.md.

Experts play until the dig site is empty. From there each bot plays the same endings, for all seats. Wherever whoever
decides can deduce all that is hidden, the solver says what the position is worth, and what the bot's move leaves of it.

Usage: python tools/endings.py --games 600 --players 2,3,4
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, process_time

import numpy as np

from digsite import Game
from digsite.arena.compiling import compile_ahead
from digsite.bots import find_bot
from digsite.bots.bot import Bot
from digsite.bots.endings import Solver, open_ending
from digsite.bots.search import SearchBot
from digsite.dealers import seed_of
from digsite.editions import load_edition
from digsite.game.steps import small_steps
from digsite.rules import take_step

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
PLACE = re.compile(r"(<!-- endings -->\n).*?(<!-- /endings -->)", re.DOTALL)


@dataclass
class Tally:
    """What was found about one bot's endings, game by game."""

    reached: list[bool] = field(default_factory=list)  # with a choice to make and all hidden cards deduced
    solved: list[bool] = field(default_factory=list)  # all such decisions of the game were solved
    share: list[float] = field(default_factory=list)  # lost in a game, by all seats together
    money: list[float] = field(default_factory=list)
    decisions: int = 0
    imperfect: int = 0
    too_large: int = 0


def play_ending(game: Game, bot: Bot, positions: int, tally: Tally) -> None:
    """Let a bot play an ending for all seats, and note what it loses against perfect play."""
    reached, solved, share, money = False, True, 0.0, 0.0
    while not game.is_over:
        legal, me = game.legal_moves, game.player
        move = bot.choose(game.view(me), legal, 1.0)
        ending = open_ending(legal.seen) if len(game.legal_steps) > 1 else None
        if ending is not None:
            reached = True
            solver = Solver(ending.position, positions)
            before = solver.value(ending.position)
            steps = small_steps(ending.position, game.setup, move)
            then = ending.position.copy()
            for step in steps or ():
                take_step(then.boxes, then.states, step)
            after = solver.value(then) if steps is not None else None
            if before is None or after is None:
                solved = False
                tally.too_large += 1
            else:
                tally.decisions += 1
                lost = before.shares[me] - after.shares[me], before.leads[me] - after.leads[me]
                tally.imperfect += max(lost) > 1e-9
                share += lost[0]
                money += lost[1]
        game.play(move)
    tally.reached.append(reached)
    tally.solved.append(reached and solved)
    tally.share.append(share)
    tally.money.append(money)


def bots_of(names: str) -> dict[str, Bot]:
    """Make the bots; ``bare@N`` is the search without a solver."""
    found: dict[str, Bot] = {}
    for name in names.split(","):
        bare = name.strip().removeprefix("bare@")
        found[name.strip()] = (
            SearchBot(1, iterations=int(bare), endings=False) if bare != name.strip() else find_bot(name.strip(), 1)
        )
    return found


def measure(
    players: int, edition: str, games: int, names: str, positions: int, seed: int, until: float
) -> tuple[dict[str, Tally], float]:
    """Play so many games of experts up to the ending, and the endings by each bot."""
    bots, expert = bots_of(names), find_bot("expert", 0)
    tallies = {name: Tally() for name in bots}
    monuments = load_edition(edition).rules.monuments
    began = process_time()
    for number in range(games):
        if monotonic() > until:
            break
        monument = monuments[number % len(monuments)]
        game = Game(players, edition=edition, monument=monument, seed=seed_of(seed, players, number))
        while not game.is_over and game.position.number("dig_size") > 0:
            game.play(expert.choose(game.view(game.player), game.legal_moves, 1.0))
        for name, bot in bots.items():
            play_ending(game.copy(), bot, positions, tallies[name])
        print(f"\r{edition}, {players} players: {number + 1:,} of {games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return tallies, process_time() - began


def interval(values: list[float], factor: float = 1.0) -> str:
    """Write down a mean with its 95 % interval."""
    found = factor * np.array(values or [0.0])
    return f"{found.mean():.2f} (±{1.96 * found.std() / max(1, len(found)) ** 0.5:.2f})"


def rows(label: str, tallies: dict[str, Tally]) -> list[str]:
    """Lay out what was found as rows of a table."""
    lines = []
    for name, tally in tallies.items():
        ends = [n for n, whole in enumerate(tally.solved) if whole]
        figures = (
            label,
            f"{len(tally.reached):,}",
            f"`search@{name[5:]}` without the solver" if name.startswith("bare@") else f"`{name}`",
            f"{np.mean(tally.reached):.0%}",
            f"{np.mean(tally.solved):.0%}",
            f"{tally.imperfect / max(1, tally.decisions):.1%}",
            interval([tally.share[n] for n in ends], 100.0) + " %",
            interval([tally.money[n] for n in ends]),
        )
        lines.append(f"| {' | '.join(figures)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="expert,bare@2000,search@2000")
    parser.add_argument("--players", default="2,3,4", help="numbers of players")
    parser.add_argument("--edition", default="new-expedition")
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--positions", type=int, default=200_000, help="that the solver may look at for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many for each number of players")
    parser.add_argument("--page", type=Path, default=PAGE, help="page to write the table into")
    chosen = parser.parse_args()
    compile_ahead(lambda part: print(f"Compiling the {part} ...", file=sys.stderr), ("search", "expert"))
    lines = [
        "| players | games | who plays the ending | reached | solved | imperfect moves | victories lost | money lost |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    seconds = 0.0
    for players in map(int, chosen.players.split(",")):
        found, took = measure(
            players,
            chosen.edition,
            chosen.games,
            chosen.bots,
            chosen.positions,
            chosen.seed,
            monotonic() + 60 * chosen.minutes,
        )
        seconds += took
        lines += rows(str(players), found)
    command = f"python tools/endings.py --bots {chosen.bots} --players {chosen.players} --edition {chosen.edition} "
    command += f"--games {chosen.games} --positions {chosen.positions} --seed {chosen.seed}"
    told = f"{datetime.now(UTC):%Y-%m-%d}, {seconds:,.0f} seconds of one core."
    text = "\n".join([f"`{command}`", "", told, "", *lines])
    page = chosen.page.read_text(encoding="utf-8")
    if not PLACE.search(page):
        raise SystemExit(f"{chosen.page} has no place for the table: <!-- endings --> and <!-- /endings -->.")
    chosen.page.write_text(PLACE.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
