"""Play the league, written into docs/bots.md: all bots at one table, and each level against the next.

It can be stopped with Ctrl-C at any time: what was played is kept, the tables show it, and the next run goes on from
there, as long as the bots, the rules and the settings are the same. ``--minutes`` stops it by itself. The quick bots
play first; the divisions of those who think take turns, so all of them have a fair sample whenever it is stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, process_time

import numpy as np
import numpy.typing as npt

from digsite.arena.compiling import compile_ahead
from digsite.arena.tournament import Deals, Estimate, Standings, Tournament
from digsite.arena.tournament.adjusting import estimate_of, factor
from digsite.arena.tournament.estimate import rate_of_deals
from digsite.arena.tournament.files import CsvFile, read_csv
from digsite.arena.tournament.running import chunks_of
from digsite.arena.workers import share_out
from digsite.bots.levels import needs
from digsite.editions import load_edition

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
PLACE = re.compile(r"(<!-- league -->\n).*?(<!-- /league -->)", re.DOTALL)
#: What a bot's strength depends on; and, where luck is taken out, what that depends on besides.
SOURCES = ("bots", "rules", "editions", "dealers", "game")
OF_LUCK = ("judge/estimate.npz", "judge/features.py", "judge/fitted.py", "judge/luck.py")


def fingerprint(adjusted: bool) -> str:
    """Name the sources that results depend on."""
    digest = hashlib.sha256()
    folder = ROOT / "src" / "digsite"
    for part in (*SOURCES, *(OF_LUCK if adjusted else ())):
        for path in sorted((folder / part).rglob("*")) or [folder / part]:
            if path.suffix in (".py", ".toml", ".npz"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Plan:
    """What all divisions have in common."""

    folder: Path
    seed: int
    seconds: float


class Division:
    """One tournament of the league, with what was played of it before."""

    def __init__(self, plan: Plan, bots: tuple[str, ...], players: int, edition: str, games: int) -> None:
        self.adjusted = thinks(bots)  # for the others, more games are cheaper than account of luck
        self.tournament = Tournament(
            bots=bots,
            players=players,
            edition=edition,
            seed=plan.seed,
            seconds=plan.seconds,
            adjusted=self.adjusted,
        )
        self.edition = edition
        self.standings = Standings(self.tournament.bots, self.tournament.seatings)
        self._deals = self.tournament.seatings.deals_for(games)
        name = f"{edition}-{players}-{'-'.join(bots)}"
        self._rows, self._notes = plan.folder / f"{name}.csv", plan.folder / f"{name}.json"
        sources = {"sources": fingerprint(self.adjusted), "bots": bots, "seed": plan.seed, "seconds": plan.seconds}
        self._settings = json.loads(json.dumps(sources | {"players": players, "edition": edition}))
        self._thought = np.zeros(len(bots))
        self.took = 0.0  # processor time
        self._parts: list[Deals] = []
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
            found.seconds[:] = before["thought"]
            found.judging[:] = before["judging"]
            self.took = before["took"]
            self._add(found)
        self._note()

    def _add(self, played: Deals) -> None:
        self.standings.add(played)
        self._parts.append(played)
        self._thought += played.seconds

    def _note(self) -> None:
        fresh = self._notes.with_suffix(".new")
        notes = {
            "settings": self._settings,
            "thought": self._thought.tolist(),
            "judging": self.standings.adjusting_seconds,
            "took": self.took,
        }
        fresh.write_text(json.dumps(notes) + "\n")
        fresh.replace(self._notes)

    @property
    def luck_seconds(self) -> tuple[float, float]:
        """How long account was kept of luck, and how long the bots thought meanwhile."""
        return self.standings.adjusting_seconds, float(self._thought.sum()) if self.adjusted else 0.0

    @property
    def title(self) -> str:
        """What is played, in a few words."""
        return f"{self.edition}, {self.tournament.players} players, {' and '.join(self.tournament.names)}"

    @property
    def missing(self) -> list[tuple[int, int]]:
        """The pieces of work that are left: deals from, up to."""
        played = self.standings.deals
        return list(chunks_of(self.tournament, max(0, self._deals - played), played))

    def part_done(self, deals: int) -> float:
        """Say which part of this division so many deals are."""
        return deals / self._deals

    def enter(self, played: Deals, seconds: float) -> None:
        """Keep some more deals, which follow upon those that are there, and what they cost."""
        with self._rows.open("a", encoding="utf-8", newline="") as stream:
            CsvFile(self.tournament, stream, heading=False).add(played)
        self._add(played)
        self.took += seconds
        self._note()

    def progress(self) -> str:
        """Say how far it is."""
        return f"{self.title}: {self.standings.deals:,} of {self._deals:,} deals"

    def table(self) -> str:
        """Lay out the standings as Markdown."""
        games = f"{self.standings.games:,} games ({self.standings.deals:,} deals) in {self.took:,.0f} s of one core"
        lines = [
            f"**{self.edition}, {self.tournament.players} players**, {games}:",
            "",
            "| bot | rating | 95 % | wins | 95 % | money | games | moves/s |",
            "|---|--:|--:|--:|--:|--:|--:|--:|",
        ]
        for one in self.standings.table():
            rating = (
                (f"{one.rating.value:.0f}", f"{one.rating.low:.0f}–{one.rating.high:.0f}") if one.rating else ("", "")
            )
            figures = (
                f"`{one.bot}`",
                *rating,
                f"{one.win_rate.value:.1%}",
                _between(one.win_rate),
                f"{one.mean_money:.1f}",
                f"{one.games:,}",
                f"{one.decisions_per_s:,.0f}" if one.decisions_per_s else "",
            )
            lines.append(f"| {' | '.join(figures)} |")
        return "\n".join(lines)

    def row(self) -> str:
        """Lay out a match of two as one row: how often a seat of each wins, and the first one's part of both."""
        strong, weak = self.tournament.names
        table = {one.bot: one for one in self.standings.table(rated=False)}
        part = self.part()
        fair = "", "", ""
        if self.adjusted and self.standings.deals > 1:
            parts = self.fair_parts()
            without = estimate_of(parts)
            fair = f"{without.value:.1%}", _between(without), f"{factor(self.parts(), parts) or 0:.1f}"
        figures = (
            f"`{strong}` : `{weak}`",
            self.edition,
            str(self.tournament.players),
            f"{self.standings.games:,}",
            f"{table[strong].win_rate.value:.1%} : {table[weak].win_rate.value:.1%}",
            f"{part.value:.1%}",
            _between(part),
            *fair,
            f"{table[strong].mean_money:.1f} : {table[weak].mean_money:.1f}",
            f"{self.took:,.0f} s",
        )
        return f"| {' | '.join(figures)} |"

    def part(self) -> Estimate:
        """Return the first bot's part of the victories, a seat of each counted."""
        parts = self.parts()
        return rate_of_deals(len(parts), float(parts.sum()), float((parts**2).sum()))

    def parts(self, monument: str | None = None) -> npt.NDArray[np.float64]:
        """Return the first bot's part of the victories, deal by deal."""
        found = [np.zeros(0)]
        seats = self.tournament.seatings
        for played in self._parts:
            seated = seats.of_deals(played.start, played.stop)
            shares = played.shares
            wins = [(shares * (seated == bot)).sum(axis=(1, 2)) / (seated == bot).sum(axis=(1, 2)) for bot in range(2)]
            part = wins[0] / (wins[0] + wins[1])
            if monument is not None:
                part = part[played.monument == self.tournament.monuments.index(monument)]
            found.append(part)
        return np.concatenate(found)

    def fair_parts(self, monument: str | None = None) -> npt.NDArray[np.float64]:
        """Return the same with the luck taken out. A deal's victories still add up, so these are parts of a whole."""
        wins = self.standings.ledger.without_luck("win_share")
        parts: npt.NDArray[np.float64] = wins[:, 0] / wins.sum(axis=1)
        if monument is None:
            return parts
        there = np.concatenate([played.monument for played in self._parts])
        return np.asarray(parts[there == self.tournament.monuments.index(monument)])


def _between(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{estimate.high:.1%}"


def matches(divisions: Iterable[Division]) -> str:
    """Lay out all matches of two as one table."""
    heading = (
        "| match | edition | players | games | wins of a seat | the first one's part | 95 % | without luck | 95 % "
    )
    heading += "| variance | money | took |"
    lines = [heading, "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    return "\n".join([*lines, *(division.row() for division in divisions if division.standings.deals)])


def by_monument(divisions: Iterable[Division], edition: str) -> str:
    """Lay out the first one's part at every monument, over all numbers of players."""
    monuments = load_edition(edition).rules.monuments
    lines = [f"| match | {' | '.join(monuments)} |", f"|---|{'--:|' * len(monuments)}"]
    of_match: dict[tuple[str, ...], list[Division]] = {}
    for division in divisions:
        if division.edition == edition and division.standings.deals:
            of_match.setdefault(division.tournament.names, []).append(division)
    for names, found in of_match.items():
        cells = []
        for monument in monuments:
            fair = all(division.adjusted and division.standings.deals > 1 for division in found)
            parts = np.concatenate([one.fair_parts(monument) if fair else one.parts(monument) for one in found])
            if len(parts) < 2:
                cells.append("")
                continue
            rate = (
                estimate_of(parts) if fair else rate_of_deals(len(parts), float(parts.sum()), float((parts**2).sum()))
            )
            cells.append(f"{rate.value:.0%} ({100 * rate.low:.0f}–{rate.high:.0%})")
        lines.append(f"| `{names[0]}` : `{names[1]}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def thinks(bots: Iterable[str]) -> bool:
    """Say whether one of these bots searches."""
    return any("search" in needs(bot) for bot in bots)


#: A piece of work: which division, its tournament, and deals from, up to.
Task = tuple[int, Tournament, int, int]


def _play(task: Task) -> tuple[int, Deals, float]:
    """Play some deals; tell which division they are of, and the processor time they took."""
    which, tournament, start, stop = task
    began = process_time()
    played = tournament.play(start, stop)
    return which, played, process_time() - began


def tasks_of(divisions: list[Division]) -> Iterator[Task]:
    """Give all that is missing: the quick divisions one after the other, then a deal of each in turn."""
    found = []
    for which, division in enumerate(divisions):
        slow = thinks(division.tournament.names)
        for start, stop in division.missing:
            turn = division.part_done(start) if slow else 0.0
            found.append(((slow, turn), (which, division.tournament, start, stop)))
    return (task for _, task in sorted(found, key=lambda pair: pair[0]))


def play(divisions: list[Division], workers: int, until: float) -> bool:
    """Play what is missing, until that time of the monotonic clock; say whether all of it was played."""
    try:
        with closing(share_out(_play, tasks_of(divisions), workers)) as results:
            for result in results:
                if result is not None:
                    which, played, seconds = result
                    divisions[which].enter(played, seconds)
                    print(f"\r\x1b[K{divisions[which].progress()}", end="", file=sys.stderr, flush=True)
                if monotonic() > until:
                    return False
    except KeyboardInterrupt:
        return False
    finally:
        print(file=sys.stderr)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="random,greedy,novice,digger,expert", help="who plays at one table")
    parser.add_argument("--pairs", default="digger:novice,professor:digger,search@2000:expert", help="who meets whom")
    parser.add_argument(
        "--deep-pairs", default="search@20000:expert", help="the same, but by twos in the first edition"
    )
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players")
    parser.add_argument("--editions", default="new-expedition,card-game")
    parser.add_argument("--games", type=int, default=500, help="at least so many for each table")
    parser.add_argument("--search-games", type=int, default=60, help="the same where somebody searches")
    parser.add_argument("--deep-games", type=int, default=24, help="the same for deep pairs")
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time a move")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many; what is missing can be made up")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "league", help="folder of results")
    parser.add_argument("--page", type=Path, default=PAGE, help="page to write the tables into")
    chosen = parser.parse_args()
    chosen.results.mkdir(parents=True, exist_ok=True)
    until = monotonic() + 60 * chosen.minutes
    plan = Plan(chosen.results, chosen.seed, chosen.seconds)
    pairs, deep = (
        [tuple(bot.strip() for bot in pair.split(":")) for pair in told.split(",") if pair]
        for told in (chosen.pairs, chosen.deep_pairs)
    )
    pool = tuple(bot.strip() for bot in chosen.bots.split(",") if bot)
    everybody = {*pool, *(bot for pair in (*pairs, *deep) for bot in pair)}
    compile_ahead(lambda part: print(f"Compiling the {part} ...", file=sys.stderr), everybody, many=True)
    tables, duels = [], []
    for edition in chosen.editions.split(","):
        counts = [
            count for count in map(int, chosen.players.split(",")) if count in load_edition(edition).player_counts
        ]
        for players in counts:
            if pool:
                games = chosen.search_games if thinks(pool) else chosen.games
                tables.append(Division(plan, pool, players, edition, games))
            for pair in pairs:
                games = chosen.search_games if thinks(pair) else chosen.games
                duels.append(Division(plan, pair, players, edition, games))
    duels.sort(key=lambda division: pairs.index(division.tournament.names))
    deep_duels = [Division(plan, pair, 2, chosen.editions.split(",")[0], chosen.deep_games) for pair in deep]
    stopped = not play([*tables, *duels, *deep_duels], chosen.workers, until)
    command = f"make league ARGS='--bots={chosen.bots} --pairs {chosen.pairs} --deep-pairs={chosen.deep_pairs} "
    command += f"--players {chosen.players} --editions {chosen.editions} --games {chosen.games} "
    command += f"--search-games {chosen.search_games} --deep-games {chosen.deep_games} "
    command += f"--seconds {chosen.seconds:g} --seed {chosen.seed}'"
    played = [division for division in (*tables, *duels, *deep_duels) if division.standings.deals]
    total, took = sum(d.standings.games for d in played), sum(d.took for d in played)
    told = f"{datetime.now(UTC):%Y-%m-%d}, {total:,} games in {took / 60:,.0f} minutes of one core"
    told += ", stopped before all were played." if stopped else "."
    judging, thought = (sum(d.luck_seconds[which] for d in played) for which in range(2))
    if thought:
        told += f" Keeping account of luck took {judging:,.0f} s, where the bots thought {thought:,.0f} s."
    text = "\n\n".join(
        [
            f"`{command}`",
            told,
            matches([*duels, *deep_duels]),
            *(by_monument(duels, edition) for edition in chosen.editions.split(",")[:1]),
            *(division.table() for division in tables if division.standings.deals),
        ]
    )
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
