"""Let the independent referee read many games of every kind: both editions, 2 to 5 players, every monument and variant.

The games are played by several bots, in the kernel and at tables; the referee (tests/referee) reads their records and
shares no line with what wrote them. The same seed plays the same games. Ctrl-C stops at any time; with --notes, the
next run with the same file goes on where this one stopped. Records with a problem are kept in referee-problems.jsonl.

Usage: python tools/referee.py [GAMES] [--seed 1] [--workers 2] [--notes FILE]
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from digsite.arena.compiling import compile_ahead
from digsite.arena.simulation import Simulation
from digsite.arena.workers import share_out
from digsite.errors import DigsiteError
from kinds import KINDS, Kind
from referee import review_lines

#: Games of one kind that a worker plays and reads before it reports.
CHUNK: Final = 20
#: These play in the kernel.
QUICK: Final = ("random", "greedy", "expert")
#: These are asked move by move through the interface, which takes longer: every fourth table has some.
AT_TABLES: Final = (*QUICK, "novice", "digger", "professor", "search@2")
PROBLEMS: Final = Path("referee-problems.jsonl")


class Chunk(msgspec.Struct, frozen=True):
    """Some games of one kind."""

    number: int
    seed: int
    games: int

    @property
    def kind(self) -> Kind:
        """Kinds come round and round."""
        return KINDS[self.number % len(KINDS)]

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        choice = random.Random(f"{self.seed} {self.number}")
        return tuple(choice.choices(AT_TABLES if choice.randrange(4) == 0 else QUICK, k=self.kind.players))


class Read(msgspec.Struct, frozen=True):
    """What the referee found in a chunk; as a line of the notes, too."""

    seed: int
    number: int
    games: int
    events: int
    problems: tuple[str, ...] = ()
    records: tuple[str, ...] = ()


def read(chunk: Chunk) -> Read:
    """Play the games of a chunk and let the referee read them."""
    kind = chunk.kind
    simulation = Simulation(
        kind.players, kind.edition, kind.monument, kind.variants, chunk.bots, chunk.seed, records=True
    )
    events = 0
    problems, records = [], []
    for _, record in simulation.run(chunk.games, start=chunk.number * CHUNK):
        lines = record.splitlines(keepends=True)
        events += len(lines) - 1
        review = review_lines(lines, printed=True)
        found = [str(problem) for problem in review.problems]
        if review.records != 1:
            found.append(f"{review.records} records where there is one")
        if found:
            problems += [f"{kind.label}, {', '.join(chunk.bots)}: {problem}" for problem in found]
            records.append(record.decode())
    return Read(chunk.seed, chunk.number, chunk.games, events, tuple(problems), tuple(records))


def chunks(games: int, seed: int, done: set[int]) -> Iterator[Chunk]:
    """Share the games out, but for what was read before."""
    for number, first in enumerate(range(0, games, CHUNK)):
        if number not in done:
            yield Chunk(number, seed, min(CHUNK, games - first))


def noted(notes: Path | None, seed: int, games: int) -> list[Read]:
    """Read what earlier runs have noted down; a last line that was cut short is taken out."""
    if notes is None or not notes.exists():
        return []
    lines = notes.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        notes.write_bytes(b"".join(lines[:-1]))
        del lines[-1]
    found = [msgspec.json.decode(line, type=Read) for line in lines]
    if any(one.seed != seed for one in found):
        raise DigsiteError("other-seed", f"{notes} has notes of games of another seed. Name it, or another file.")
    # The last chunk of a shorter run had fewer games than it has now: it is read again.
    return [one for one in found if one.games == min(CHUNK, games - one.number * CHUNK)]


def main() -> int:
    """Play, read, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="which games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--notes", type=Path, help="a file that the next run goes on from")
    asked = parser.parse_args()
    try:
        before = noted(asked.notes, asked.seed, asked.games)
    except (DigsiteError, msgspec.DecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    compile_ahead(lambda part: print(f"Compiling the {part} ..."), ("professor", "pharaoh"), many=True)
    games, events = sum(one.games for one in before), sum(one.events for one in before)
    problems = [problem for one in before for problem in one.problems]
    if before:
        print(f"{games:,} games were read before.")
    fresh, begun = 0, time.monotonic()
    tasks = chunks(asked.games, asked.seed, {one.number for one in before})
    columns = (TextColumn("games read"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("read", total=asked.games, completed=games)
        try:
            for one in share_out(read, tasks, asked.workers):
                if one is None:
                    continue
                _note(asked.notes, one)
                games, events, fresh = games + one.games, events + one.events, fresh + one.games
                for problem in one.problems:
                    progress.console.print(problem, markup=False, soft_wrap=True)
                problems += one.problems
                progress.update(bar, completed=games)
        except KeyboardInterrupt:
            progress.console.print("Stopped.")
    seconds = time.monotonic() - begun
    print(f"{games:,} games, {events:,} events, {len(problems)} problems; {fresh / seconds:,.0f} games a second.")
    return 1 if problems or games < asked.games else 0


def _note(notes: Path | None, one: Read) -> None:
    if one.records:
        with PROBLEMS.open("a", encoding="utf-8", newline="\n") as kept:
            kept.writelines(one.records)
    if notes is not None:
        with notes.open("ab") as lines:
            lines.write(msgspec.json.encode(msgspec.structs.replace(one, records=())) + b"\n")


if __name__ == "__main__":
    sys.exit(main())
