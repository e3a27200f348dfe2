"""Back the database up while the server plays on, check the copy, and put a backup back."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from digsite.errors import DigsiteError
from digsite.tables.log.database import is_served
from digsite.tables.upkeep.checking import Report, check_database
from digsite.tables.upkeep.copying import copy_everything
from digsite.tables.upkeep.files import Progress, copy_database, existing_file, file_of, flush, refuse_in_use


def back_up(database: str, to: Path, copied: Progress, checked: Progress) -> Report:
    """Copy a database to a new file, and check that; a file that is there is never written over.

    The backup is a SQLite file, of whichever database.
    """
    source = None if is_served(database) else existing_file(database)
    if to.exists():
        raise DigsiteError("file-there", f"There is a file {str(to)!r} already: name another one for the backup.")
    if not to.absolute().parent.is_dir():
        raise DigsiteError("no-such-folder", f"There is no folder {str(to.absolute().parent)!r} for the backup.")
    part = _part_of(to)
    try:
        if source is None:
            report = copy_everything(database, str(part), copied, checked)
        else:
            copy_database(source, part, copied)
            report = check_database(str(part), checked)
        part.rename(to)
        flush(to.absolute().parent)
    finally:
        _remove(part)
    return report


def restore(
    backup: Path, database: str, *, replace: bool, damaged: bool, checked: Progress
) -> tuple[Report, Path | None]:
    """Put a backup where the database is; give what was found in it, and where the old database lies now."""
    target = None if is_served(database) else file_of(database)
    report = check_database(str(backup), checked)
    if not report.is_whole and not damaged:
        raise DigsiteError(
            "backup-damaged",
            f"The backup {str(backup)!r} is not whole: 'digsite database check' names what is wrong. "
            "Nothing was changed; --damaged restores it all the same.",
        )
    if not report.is_readable:
        why = f"Nothing of {str(backup)!r} can be read: {report.pages[0]}. Nothing was changed."
        raise DigsiteError("backup-unreadable", why)
    if target is None:  # into an empty database: the one before is the database server's affair
        return copy_everything(str(backup), database, lambda _done, _all: None, checked), None
    if target.exists() and target.samefile(backup):
        raise DigsiteError("same-file", "That is the database itself: name a backup of it.")
    if target.exists() and not replace:
        raise DigsiteError(
            "file-there",
            f"There is a database {str(target)!r}. Nothing was changed; --replace sets it aside and takes the backup.",
        )
    if not target.absolute().parent.is_dir():
        raise DigsiteError("no-such-folder", f"There is no folder {str(target.absolute().parent)!r}.")
    if target.exists():
        refuse_in_use(target)
    part = _part_of(target)
    aside: Path | None = None
    try:
        copy_database(backup, part, lambda _done, _all: None)
        if target.exists():
            aside = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            target.rename(aside)
        for beside in ("-wal", "-shm"):  # of a database that is not there any more; they would spoil the new one
            with suppress(FileNotFoundError):
                leftover = target.with_name(target.name + beside)
                leftover.rename((aside or target).with_name(f"{(aside or target).name}{beside}.left"))
        part.rename(target)
        flush(target.absolute().parent)
    finally:
        _remove(part)
    return report, aside


def _part_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.part-{time.time_ns() // 1_000_000}")


def _remove(part: Path) -> None:
    for beside in ("", "-wal", "-shm", "-journal"):
        part.with_name(part.name + beside).unlink(missing_ok=True)
