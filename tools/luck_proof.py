"""Show that results adjusted for luck are right on average, and how much less they scatter; write it to docs/judge.md.

Experts play each other, at 2 to 5 players and every monument of both editions. With every game comes what luck did to
each seat. A table tells, for one seat, the raw mean, the adjusted mean and their difference, each with its 95 %
interval, and how many times smaller the variance is for all seats. It has to be a seat that is named before chance
comes: who starts is luck, too, so "the seat that starts" has luck that is not nothing on average.

It goes on where it was stopped, as long as the estimate and what it is made with are the same.

Usage: python tools/luck_proof.py --games 20000 --players 2,3,4,5      # so many for each number of players
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import time
from pathlib import Path

import numpy as np

from digsite.arena.tournament.adjusting import adjust, estimate_of, margins
from digsite.arena.tournament.kernel_deal import Results, Seated, play_deal
from digsite.bots.policies import AN_EXPERT, EXPERT
from digsite.dealers import new_luck, seed_of
from digsite.editions import load_edition
from digsite.judge.fitted import Depth, network
from digsite.judge.luck import STAGES, new_books
from digsite.rules import SEATS, STATE, make_box, new_state

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "judge.md"
PLACE = re.compile(r"(<!-- luck proof -->\n).*?(<!-- /luck proof -->)", re.DOTALL)
#: What the games and their accounts depend on.
SOURCES = (*("bots", "rules", "editions", "dealers"), *(f"judge/{name}.py" for name in ("features", "fitted", "luck")))
#: So many games are played before they are kept.
TOGETHER = 500

Found = dict[str, np.ndarray]


def fingerprint(players: int) -> str:
    """Name the sources and the weights that results depend on."""
    digest = hashlib.sha256()
    folder = ROOT / "src" / "digsite"
    for part in SOURCES:
        for path in sorted((folder / part).rglob("*")) or [folder / part]:
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for layer in network(players):
        digest.update(layer.tobytes())
    return digest.hexdigest()[:16]


class Table:
    """Experts at tables of every kind."""

    def __init__(self, players: int, depth: Depth, seed: int) -> None:
        new, old = load_edition("new-expedition"), load_edition("card-game")
        setups = [new.setup(players, monument, ()) for monument in new.rules.monuments]
        if players in old.player_counts:
            setups += [old.setup(players, monument, ()) for monument in old.rules.monuments]
        self._tables = [(make_box(setup), np.zeros(3, STATE)) for setup in setups]
        for boxes, states in self._tables:
            states[2:] = new_state(boxes)
        self._players, self._depth, self._seed = players, depth, seed

    def play(self, start: int, stop: int) -> Found:
        """Play the games of these numbers; return shares, money and luck by seat."""
        games, players = stop - start, self._players
        seated = Seated(np.full((1, SEATS), EXPERT), np.zeros((1, SEATS), np.uint64))
        shares, money = np.zeros((games, players)), np.zeros((games, players))
        luck = np.zeros((games, players, STAGES, 2))
        began = time.process_time()
        for row in range(games):
            boxes, states = self._tables[(start + row) % len(self._tables)]
            books = new_books(players, 1, self._depth)
            one = [np.zeros((1, SEATS), np.int32) for _ in range(3)]
            won, first = np.zeros(1, np.int32), np.zeros(1, np.int32)
            results = Results(one[0], one[1], won, first, one[2])
            play_deal(boxes, states, new_luck(seed_of(self._seed, start + row)), seated, AN_EXPERT, books, results)
            winners = np.array([won[0] >> seat & 1 for seat in range(players)])
            shares[row] = winners / winners.sum()
            money[row] = one[0][0, :players]
            luck[row] = np.moveaxis(books.sums[0], 0, 1)[:players]
        return {"shares": shares, "money": money, "luck": luck, "took": np.array([time.process_time() - began])}


def play(players: int, games: int, depth: Depth, seed: int, folder: Path) -> Found:
    """Play so many games, or take them from where an earlier run left them."""
    table = Table(players, depth, seed)
    table.play(0, 1)  # loads what is compiled
    folder = folder / f"{players}-{depth.plies}-{depth.exact}-{seed}-{fingerprint(players)}"
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    for start in range(0, games, TOGETHER):
        stop = min(start + TOGETHER, games)
        path = folder / f"{start}-{stop}.npz"
        if not path.exists():
            fresh = path.with_suffix(".new.npz")
            np.savez(fresh, **table.play(start, stop))  # type: ignore[arg-type]
            fresh.replace(path)
        with np.load(path) as kept:
            found.append(dict(kept))
        print(f"\r{players} players: {stop:,} of {games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {name: np.concatenate([part[name] for part in found]) for name in found[0]}


def rows(players: int, found: Found, stages: bool) -> list[str]:
    """Lay out what was found as rows of the table."""
    luck = found["luck"]
    money = luck[..., 1]
    figures = {
        "wins": (found["shares"], luck[..., 0], 100, "%"),
        "money": (found["money"], money, 1, ""),
        "margin": (margins(found["money"]), np.moveaxis(margins(np.moveaxis(money, 1, 2)), 2, 1), 1, ""),
    }
    lines = []
    for name, (raw, parts, factor, unit) in figures.items():
        out = adjust(raw, parts)
        told = [estimate_of(factor * those[:, 0]) for those in (raw, out, out - raw)]
        cells = [f"{one.value:.2f}{unit} ± {one.high - one.value:.2f}" for one in told]
        smaller = raw.var(axis=0).mean() / out.var(axis=0).mean()
        cost = f"{1000 * found['took'].sum() / len(raw):.1f} ms"
        lines.append(f"| {players} | {len(raw):,} | {name} | {' | '.join(cells)} | {smaller:.2f} | {cost} |")
        if stages:
            whole = raw - parts.sum(axis=2)
            print(f"    {name}, all of it: {raw.var(axis=0).mean() / whole.var(axis=0).mean():.2f}")
            left = raw - raw.mean(axis=0)
            for stage in range(STAGES):
                part = parts[..., stage]
                slope = (left * part).sum() / (part**2).sum()
                print(f"    stage {stage}: luck {part.var() / raw.var():.3f} of the variance, multiple {slope:.3f}")
    return lines


def main() -> None:
    """Play, tell, and write it down."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--exact", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stages", action="store_true", help="tell luck stage by stage, too")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "luck", help="folder of results")
    parser.add_argument("--page", type=Path, default=None, help=f"page to write the table into, such as {PAGE.name}")
    asked = parser.parse_args()
    depth = Depth(asked.plies, asked.exact)
    lines = [
        "| players | games | of the first seat | raw | adjusted | difference | variance | a game |",
        "|--:|--:|---|--:|--:|--:|--:|--:|",
    ]
    seconds = 0.0
    for players in map(int, asked.players.split(",")):
        found = play(players, asked.games, depth, asked.seed, asked.results)
        seconds += float(found["took"].sum())
        lines += rows(players, found, asked.stages)
    command = f"python tools/luck_proof.py --players {asked.players} --games {asked.games} --plies {asked.plies} "
    command += f"--exact {asked.exact} --seed {asked.seed} --page docs/judge.md"
    text = "\n".join([f"`{command}`: {seconds / 60:,.0f} minutes of one core.", "", *lines])
    print(text)
    if asked.page is not None:
        page = asked.page.read_text(encoding="utf-8")
        asked.page.write_text(PLACE.sub(lambda place: f"{place[1]}{text}\n{place[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main()
