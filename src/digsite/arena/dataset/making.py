"""A dataset: a folder of Parquet files, each with the games of some numbers; what is there is not made again.

The folder's ``_dataset.json`` says what the games are. A file gets its name when it is whole, so a
dataset that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from digsite.arena.dataset.rows import Rows, Walker, rows_of_record
from digsite.arena.numbers import at_least
from digsite.arena.simulation import Simulation
from digsite.arena.tournament.extras import need
from digsite.arena.travelling import check_travel
from digsite.arena.workers import share_out
from digsite.errors import DigsiteError
from digsite.observations import SIZE
from digsite.records import read_record
from digsite.rules import ACTIONS

#: The version of the columns.
FORMAT = 1
#: Games in a file.
SHARD = 1000
#: Names that begin so are none of the data to Arrow.
MANIFEST = "_dataset.json"


@dataclass(frozen=True)
class Dataset:
    """So many games of a simulation, as files in a folder.

    >>> import tempfile
    >>> from digsite import Simulation
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     dataset = Dataset(Path(folder), Simulation(players=2, bots=("greedy",), seed=1), games=4, shard=2)
    ...     [games for games in dataset.make()]
    [2, 4]
    """

    folder: Path
    simulation: Simulation
    games: int
    shard: int = SHARD

    def __post_init__(self) -> None:
        object.__setattr__(self, "folder", Path(self.folder))
        at_least("games", self.games, 1)
        at_least("shard", self.shard, 1)
        object.__setattr__(self, "simulation", _with_records(self.simulation))

    def make(self, workers: int = 1) -> Iterator[int]:
        """Make what is missing; yields how many games are there, after every file and now and then."""
        at_least("workers", workers, 1)
        need("pyarrow", "arena", "Datasets")
        self._begin()
        missing = [number for number in range(self.shards) if not self.path_of(number).exists()]
        if workers > 1:
            check_travel(self.simulation, self.simulation.bots)
        return self._make(missing, workers)

    def _make(self, missing: list[int], workers: int) -> Iterator[int]:
        there = self.games - sum(len(self.numbers(number)) for number in missing)
        if there and missing:
            yield there
        write = partial(_write_shard, self)
        # Other people's bots may think for long: a worker can be stopped all the same.
        done: Iterator[int | None] = map(write, missing) if workers == 1 else share_out(write, iter(missing), workers)
        for number in done:
            there += len(self.numbers(number)) if number is not None else 0
            yield there

    @property
    def shards(self) -> int:
        """How many files there are in the end."""
        return -(-self.games // self.shard)

    def path_of(self, number: int) -> Path:
        """Return the path of a file."""
        return self.folder / f"part-{number:05}.parquet"

    def numbers(self, number: int) -> range:
        """Return the numbers of the games in a file."""
        return range(number * self.shard, min((number + 1) * self.shard, self.games))

    def _begin(self) -> None:
        """Write what the games are, or refuse a folder with others."""
        wanted = self.describe()
        path = self.folder / MANIFEST
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            there = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        except OSError as error:
            raise DigsiteError("dataset-folder", f"{self.folder} cannot be used: {error.strerror}.") from None
        except ValueError:
            there = False
        if there is not None and not (isinstance(there, dict) and isinstance(there.get("games"), int)):
            raise DigsiteError("dataset-folder", f"{path} cannot be read. Choose another folder, or remove the file.")
        if there is not None and _same_games(there) != _same_games(wanted):
            other = next(key for key in wanted if there.get(key) != wanted[key] and key != "games")
            told = f"{self.folder} holds another dataset: its {other} is {there.get(other)!r}, not {wanted[other]!r}."
            raise DigsiteError("dataset-other", f"{told} Choose another folder.")
        if self.path_of(self.shards).exists():
            told = f"{self.folder} holds more than {self.games} games already. Ask for more, or choose another folder."
            raise DigsiteError("dataset-fewer", told)
        if there is not None and there["games"] != self.games:
            last = self.path_of(min(there["games"], self.games) // self.shard)  # it was cut short there
            if min(there["games"], self.games) % self.shard and last.exists():
                last.unlink()
        _replace(path, (json.dumps(wanted, indent=2) + "\n").encode())

    def describe(self) -> dict[str, Any]:
        """Say what the games and the columns are."""
        what = self.simulation
        return {
            "digsite_dataset": FORMAT,
            "edition": what.box.id,
            "players": what.seats,
            "monument": what.monument,
            "variants": list(what.variants),
            "bots": list(what.seated),
            "seed": what.seed,
            "shard": self.shard,
            "observation": SIZE,
            "actions": ACTIONS,
            "games": self.games,
        }


def _same_games(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "games"}


def _with_records(simulation: Simulation) -> Simulation:
    """Records are needed of bots that do not live in the kernel: the others leave a trail."""
    from dataclasses import replace

    return replace(simulation, records=not simulation.in_kernel)


def _write_shard(dataset: Dataset, number: int) -> int:
    arrow = need("pyarrow", "arena", "Datasets")
    parquet = need("pyarrow.parquet", "arena", "Datasets")
    columns = _columns(dataset, number)
    arrays = {name: _array(arrow, column) for name, column in columns.items()}
    table = arrow.table(arrays, metadata={"digsite": json.dumps(dataset.describe())})
    path = dataset.path_of(number)
    beside = path.with_name(f"_{path.stem}.{os.getpid()}.tmp")
    try:
        parquet.write_table(table, beside, compression="zstd", use_dictionary=["bot", "monument"])
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise DigsiteError("dataset-folder", f"{path} cannot be written: {error}.") from None
    return number


def _array(arrow: Any, column: Any) -> Any:
    if isinstance(column, np.ndarray) and column.ndim == 2:
        flat = arrow.array(np.ascontiguousarray(column).ravel())
        return arrow.FixedSizeListArray.from_arrays(flat, column.shape[1])
    return arrow.array(column)


def _columns(dataset: Dataset, number: int) -> dict[str, Any]:
    """Play the games of a file and lay out their rows."""
    simulation = dataset.simulation
    bots = np.array(simulation.seated)
    walkers: dict[str, Walker] = {}
    games: list[Rows] = []
    parts: dict[str, list[Any]] = {name: [] for name in ("game", "bot", "monument", "first", "share", "money", "lead")}
    for game in dataset.numbers(number):
        result, record = simulation.play(game)
        monument = simulation.monument_of(game)
        if record:
            rows = rows_of_record(read_record(record))
        else:
            if monument not in walkers:
                walkers[monument] = Walker(simulation.box.setup(simulation.seats, monument, simulation.variants))
            rows = walkers[monument].rows(result.trail)
        seats, money = rows.seat, np.array(result.money)
        share = np.array([(seat in result.winners) / len(result.winners) for seat in range(len(money))], np.float32)
        best_other = np.array([max(np.delete(money, seat)) for seat in range(len(money))])
        games.append(rows)
        parts["game"].append(np.full(len(rows), game, np.int64))
        parts["bot"].append(bots[seats])
        parts["monument"].append(np.full(len(rows), monument))
        parts["first"].append(np.full(len(rows), result.first, np.int8))
        parts["share"].append(share[seats])
        parts["money"].append(money[seats].astype(np.int16))
        parts["lead"].append((money - best_other)[seats].astype(np.int16))
    laid = {name: np.concatenate(pieces) for name, pieces in parts.items()}
    together = {name: np.concatenate([getattr(rows, name) for rows in games]) for name in ("decision", "step", "seat")}
    return {
        "game": laid["game"],
        "decision": together["decision"],
        "step": together["step"].astype(np.int8),
        "seat": together["seat"].astype(np.int8),
        "bot": laid["bot"],
        "monument": laid["monument"],
        "first": laid["first"],
        "action": np.concatenate([rows.action for rows in games]).astype(np.uint8),
        "legal": np.concatenate([rows.legal for rows in games]),
        "observation": np.concatenate([rows.observation for rows in games]),
        "share": laid["share"],
        "money": laid["money"],
        "lead": laid["lead"],
    }


def _replace(path: Path, text: bytes) -> None:
    beside = path.with_suffix(".tmp")
    beside.write_bytes(text)
    beside.replace(path)
