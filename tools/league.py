"""Play the league: a real tournament for each number of players, written into docs/bots.md.

It can be stopped with Ctrl-C at any time: what was played is kept, the table shows it, and the next run goes on from
there, as long as the bots, the rules and the settings are the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from digsite.arena.tournament import Deals, Standings, Tournament, run
from digsite.arena.tournament.files import CsvFile, read_csv

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
PLACE = re.compile(r"(<!-- league -->\n).*?(<!-- /league -->)", re.DOTALL)
#: What a bot's strength depends on.
SOURCES = ("bots", "rules", "editions", "dealers", "game")


def fingerprint() -> str:
    """Name the sources that results depend on."""
    digest = hashlib.sha256()
    for part in SOURCES:
        for path in sorted((ROOT / "src" / "digsite" / part).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Division:
    """The tournament for one number of players, with what was played before."""

    def __init__(self, folder: Path, tournament: Tournament, settings: dict[str, Any]) -> None:
        self.tournament = tournament
        self.standings = Standings(tournament.bots, tournament.seatings)
        self._rows = folder / f"{tournament.players}.csv"
        self._notes = folder / f"{tournament.players}.json"
        self._settings = settings | {"players": tournament.players}
        self._seconds = np.zeros(len(tournament.bots))
        self._resume()

    def _resume(self) -> None:
        """Take up what an earlier run left: whole deals of the same tournament."""
        before = json.loads(self._notes.read_text()) if self._notes.exists() else {}
        found: Deals | None = None
        if before.get("settings") == self._settings and self._rows.exists():
            with self._rows.open(encoding="utf-8", newline="") as stream:
                found = read_csv(self.tournament, stream)
        with self._rows.open("w", encoding="utf-8", newline="") as stream:
            file = CsvFile(self.tournament, stream)
            if found is not None:
                file.add(found)
        if found is not None:
            found.seconds[:] = before["seconds"]
            self._add(found)
        self._note()

    def _add(self, played: Deals) -> None:
        self.standings.add(played)
        self._seconds += played.seconds

    def _note(self) -> None:
        fresh = self._notes.with_suffix(".new")
        fresh.write_text(json.dumps({"settings": self._settings, "seconds": self._seconds.tolist()}) + "\n")
        fresh.replace(self._notes)

    def play(self, games: int, workers: int) -> None:
        """Play what is missing."""
        deals = self.tournament.seatings.deals_for(games)
        with self._rows.open("a", encoding="utf-8", newline="") as stream:
            file = CsvFile(self.tournament, stream, heading=False)
            for played in run(self.tournament, deals - self.standings.deals, workers, start=self.standings.deals):
                if played is not None:
                    file.add(played)
                    self._add(played)
                    self._note()
                    told = f"{self.tournament.players} players: {self.standings.deals:,} of {deals:,} deals"
                    print(f"\r{told}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    def table(self) -> str:
        """Lay out the standings as Markdown."""
        lines = [
            f"**{self.tournament.players} players**, {self.standings.games:,} games ({self.standings.deals:,} deals):",
            "",
            "| bot | rating | 95 % | wins | 95 % | money | games | moves/s |",
            "|---|--:|--:|--:|--:|--:|--:|--:|",
        ]
        for one in self.standings.table():
            rating = (
                (f"{one.rating.value:.0f}", f"{one.rating.low:.0f}–{one.rating.high:.0f}") if one.rating else ("", "")
            )
            rate = one.win_rate
            figures = (
                f"`{one.bot}`",
                *rating,
                f"{rate.value:.1%}",
                f"{100 * rate.low:.1f}–{rate.high:.1%}",
                f"{one.mean_money:.1f}",
                f"{one.games:,}",
                f"{one.decisions_per_s:,.0f}" if one.decisions_per_s else "",
            )
            lines.append(f"| {' | '.join(figures)} |")
        return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="random,greedy,expert", help="who plays")
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players")
    parser.add_argument("--games", type=int, default=1000, help="at least so many for each number of players")
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "league", help="folder of results")
    parser.add_argument("--page", type=Path, default=PAGE, help="page to write the table into")
    chosen = parser.parse_args()
    bots = tuple(bot.strip() for bot in chosen.bots.split(","))
    chosen.results.mkdir(parents=True, exist_ok=True)
    settings = {"sources": fingerprint(), "bots": bots, "seed": chosen.seed, "seconds": chosen.seconds}
    settings = json.loads(json.dumps(settings))
    divisions = []
    stopped = False
    for players in [int(count) for count in chosen.players.split(",")]:
        tournament = Tournament(bots=bots, players=players, seed=chosen.seed, seconds=chosen.seconds)
        tournament.prepare()
        divisions.append(Division(chosen.results, tournament, settings))
        try:
            if not stopped:
                divisions[-1].play(chosen.games, chosen.workers)
        except KeyboardInterrupt:
            stopped = True
    command = f"make league ARGS='--bots {chosen.bots} --players {chosen.players} --games {chosen.games} "
    command += f"--seconds {chosen.seconds:g} --seed {chosen.seed}'"
    told = f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, every monument of the new edition."
    text = "\n\n".join([f"`{command}`", told, *(d.table() for d in divisions if d.standings.deals)])
    page = chosen.page.read_text(encoding="utf-8")
    if not PLACE.search(page):
        raise SystemExit(f"{chosen.page} has no place for the league: <!-- league --> and <!-- /league -->.")
    chosen.page.write_text(PLACE.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")
    print(text)
    if stopped:
        print("Stopped; run it again to go on.", file=sys.stderr)
        raise SystemExit(130)


if __name__ == "__main__":
    main()
