"""What is kept of earlier versions: one folder for each, with a database of live tables and records of every kind."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

import msgspec

HERE: Final = Path(__file__).resolve().parent


class KeptTable(msgspec.Struct, frozen=True):
    """A table of the database: what it was when it was kept, and who may come back to it."""

    what: str  # in a few words, for people
    id: str
    stage: str
    monument: str
    names: tuple[str, ...]
    commitment: str
    secrets: dict[int, str]  # of the people who sit there, by seat
    stood_in: tuple[int, ...]
    moves: int | None  # None: not dealt
    asked: str | None  # the kind of question that waits for a person
    winners: tuple[int, ...] | None


class Generation(msgspec.Struct, frozen=True):
    """All that one version left behind."""

    written_by: str  # its version and commit
    tables: tuple[KeptTable, ...]


def generations() -> list[Path]:
    """List the folders, the oldest first."""
    return sorted((folder for folder in HERE.iterdir() if folder.name.isdigit()), key=lambda folder: int(folder.name))


def read_generation(folder: Path) -> Generation:
    """Read what is said about the tables of a folder."""
    return msgspec.json.decode((folder / "tables.json").read_bytes(), type=Generation)


def write_generation(folder: Path, generation: Generation, database: Path) -> None:
    """Write the database, and what is said about its tables."""
    text = msgspec.json.format(msgspec.json.encode(generation), indent=2)
    (folder / "tables.json").write_bytes(text + b"\n")
    (folder / "tables.sqlite.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))


def unpack_database(folder: Path, to: Path) -> None:
    """Lay a copy of the database where it can be changed: opening it may bring it up to date."""
    (to / "tables.sqlite").write_bytes(gzip.decompress((folder / "tables.sqlite.gz").read_bytes()))
