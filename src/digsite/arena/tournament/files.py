"""Results as files: CSV, which everything reads, and Parquet.

There is one row for every game and seat, and no timing: the same seed gives the same bytes. Where account was kept of
luck, there are more columns: what luck did to the seat in each stage of the game.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.extras import need
from digsite.arena.tournament.tournament import Tournament
from digsite.errors import DigsiteError
from digsite.judge.luck import STAGES
from digsite.judge.playing_out import MONEY, WON

COLUMNS = ("deal", "seating", "seat", "bot", "money", "sold", "share", "first", "monument", "decisions")
#: What luck did to a seat, by what is noted and stage of the game.
LUCK_COLUMNS = {
    f"luck_{name}_{stage}": (stage, what)
    for name, what in (("share", WON), ("money", MONEY))
    for stage in range(STAGES)
}


def column_names(tournament: Tournament) -> tuple[str, ...]:
    """List the columns that a tournament's results have."""
    return (*COLUMNS, *LUCK_COLUMNS) if tournament.adjusted else COLUMNS


def columns_of(tournament: Tournament, played: Deals) -> dict[str, Any]:
    """Lay the results out as columns, all of the same length."""
    shape = played.money.shape
    deal, seating, seat = (axis.ravel() for axis in np.indices(shape))
    bots = np.array(tournament.names)
    by_game = (played.money.shape[0], played.money.shape[1], 1)
    luck = LUCK_COLUMNS if tournament.adjusted else {}
    return {
        "deal": deal + played.start,
        "seating": seating,
        "seat": seat,
        "bot": bots[tournament.seatings.of_deals(played.start, played.stop)].ravel(),
        "money": played.money.ravel(),
        "sold": played.sold.ravel(),
        "share": played.shares.ravel(),
        "first": np.broadcast_to(played.first.reshape(by_game), shape).ravel(),
        "monument": np.array(tournament.monuments)[played.monument][deal],
        "decisions": played.decisions.ravel(),
    } | {name: played.luck[:, :, stage, :, what].ravel() for name, (stage, what) in luck.items()}


def rows_of(tournament: Tournament, played: Deals) -> Iterator[tuple[object, ...]]:
    """Yield the results row by row."""
    columns = columns_of(tournament, played)
    columns["share"] = np.array([f"{share:.6g}" for share in columns["share"].tolist()])
    return zip(*(columns[name].tolist() for name in column_names(tournament)), strict=True)


class CsvFile:
    """A CSV file that grows deal by deal."""

    def __init__(self, tournament: Tournament, stream: TextIO, *, heading: bool = True) -> None:
        self._tournament = tournament
        self._stream = stream
        self._writer = csv.writer(stream, lineterminator="\n")
        if heading:
            self._writer.writerow(column_names(tournament))

    def add(self, played: Deals) -> None:
        """Write some deals."""
        self._writer.writerows(rows_of(self._tournament, played))
        self._stream.flush()


def read_csv(tournament: Tournament, lines: Iterable[str]) -> Deals | None:
    """Read the results of a tournament back, None if there is no whole deal; one cut short at the end is left out."""
    seats, games = tournament.players, tournament.seatings.games
    rows = csv.DictReader(lines)
    if tuple(rows.fieldnames or ()) != column_names(tournament):
        raise DigsiteError("not-results", "This is no file of a tournament's results: its first line is not ours.")
    complete = [row for row in rows if None not in row.values()]
    deals = len(complete) // (games * seats)
    if not deals:
        return None
    complete = complete[: deals * games * seats]
    stages = STAGES if tournament.adjusted else 0
    found = Deals.blank(int(complete[0]["deal"]), deals, games, seats, len(tournament.bots), stages)
    shape = (deals, games, seats)
    for name in ("money", "sold", "decisions"):
        getattr(found, name)[:] = np.array([int(row[name]) for row in complete]).reshape(shape)
    for name, (stage, what) in LUCK_COLUMNS.items() if stages else ():
        found.luck[:, :, stage, :, what] = np.array([float(row[name]) for row in complete]).reshape(shape)
    winners = np.array([float(row["share"]) > 0 for row in complete]).reshape(shape)
    found.won[:] = (winners << np.arange(seats)).sum(axis=2)
    found.first[:] = np.array([int(row["first"]) for row in complete]).reshape(shape)[:, :, 0]
    found.monument[:] = np.array([tournament.monuments.index(row["monument"]) for row in complete]).reshape(shape)[
        :, 0, 0
    ]
    if not [row["bot"] for row in complete] == columns_of(tournament, found)["bot"].tolist():
        raise DigsiteError("not-results", "These results are of a tournament of other bots.")
    return found


def write_parquet(tournament: Tournament, played: Deals, path: Path) -> None:
    """Write the results as Parquet."""
    arrow = need("pyarrow", "arena", "Parquet files")
    parquet = need("pyarrow.parquet", "arena", "Parquet files")
    columns = columns_of(tournament, played)
    for name in ("bot", "monument"):
        columns[name] = arrow.array(columns[name]).dictionary_encode()
    # Into a file that is open: given a path, the library removes what lies there when writing fails, whatever it is.
    with path.open("wb") as file:
        parquet.write_table(arrow.table({name: columns[name] for name in column_names(tournament)}), file)
