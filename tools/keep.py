"""Keep what this version writes, for the versions to come: a database of live tables, and records of every kind.

Each run adds a folder to tests/yesterday and leaves the others as they are. Run it before a change of what is stored or
recorded; tests/yesterday/test_yesterday.py then opens all of them for ever after.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import digsite
from yesterday.every_record import make_records
from yesterday.keeping import HERE, Generation, generations, write_generation
from yesterday.scenes import make_tables


def commit() -> str:
    """Say which commit is checked out, and whether anything was changed since."""
    source = Path(digsite.__file__).parent
    asked = ["git", "-C", str(source)]
    name = subprocess.run([*asked, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    changed = subprocess.run([*asked, "status", "--porcelain", "."], capture_output=True, text=True, check=True)
    return name.stdout.strip() + (" with changes" if changed.stdout.strip() else "")


def main() -> None:
    number = 1 + max((int(folder.name) for folder in generations()), default=0)
    folder = HERE / str(number)
    with TemporaryDirectory() as place:
        tables = asyncio.run(make_tables(Path(place)))
        folder.mkdir()
        generation = Generation(f"{digsite.__version__} {commit()}", tables)
        write_generation(folder, generation, Path(place) / "tables.sqlite")
    records = make_records(folder)
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(
        f"{folder}: {len(tables)} tables and {records} records, {size // 1000} KB, written by {generation.written_by}"
    )


if __name__ == "__main__":
    main()
