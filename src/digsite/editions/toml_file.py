"""A TOML file of any content, read without surprises.

>>> parse("trade = 3")
{'trade': 3}
>>> required({"trade": 3}, "cards", "treasures.coin")
Traceback (most recent call last):
    ...
digsite.editions.refusals.CheckFailed: treasures.coin.cards is missing; it is required.
"""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from digsite.editions import checks
from digsite.editions.refusals import CheckFailed

MOST_BYTES: Final = 256 * 1024
MOST_DOTS_IN_A_LINE: Final = 50
"""The parser's memory grows with the square of a dotted key's length: 256 kB of dots would take gigabytes."""

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def _no_toml(problem: str, line: int | None) -> CheckFailed:
    return CheckFailed("syntax", "", problem, line)


def read_text(path: Path) -> str:
    """The text of a file that is small enough and UTF-8."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise CheckFailed("file-folder", "", "is a folder; allowed is a TOML file.")
        # A pipe would be waited for, a device could be endless.
        if not stat.S_ISREG(mode):
            raise CheckFailed("file-unreadable", "", "is no ordinary file; allowed is a TOML file.")
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise CheckFailed("file-missing", "", "is not there; allowed is the path of a TOML file.") from None
    # ValueError: a path with a zero byte, or one that cannot be encoded.
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or "not a possible path"
        raise CheckFailed(
            "file-unreadable", "", f"cannot be read ({reason}); allowed is the path of a TOML file."
        ) from None
    if len(content) > MOST_BYTES:
        raise CheckFailed("file-too-large", "", f"is too large; allowed are at most {MOST_BYTES // 1024} kB.")
    try:
        # Editors on Windows put a byte order mark first.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CheckFailed("file-encoding", "", f"is not UTF-8 at line {line}; allowed is UTF-8 text.") from None


def parse(text: str) -> dict[str, object]:
    """The document."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS_IN_A_LINE and not line.lstrip().startswith("#"):
            raise _no_toml(
                f"has {line.count('.')} dots in line {number}; allowed are at most {MOST_DOTS_IN_A_LINE}.",
                number,
            )
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _no_toml("nests its lists or tables too deeply; allowed are those of the printed files.", None) from None
    # Not only TOMLDecodeError: a number of thousands of digits is a plain ValueError.
    except ValueError as error:
        reason, place = _reason_and_line(str(error), text)
        where = f" at line {place}" if place else ""
        raise _no_toml(f"is not TOML{where}: {reason}; allowed is TOML 1.0.", place) from None


def _reason_and_line(message: str, text: str) -> tuple[str, int | None]:
    """What the parser says, apart from where it says it is."""
    found = _PLACE.search(message)
    if not found:
        return checks.shortened(message), None
    line = int(found[1]) if found[1] else text.rstrip().count("\n") + 1
    return checks.shortened(message[: found.start()]), line


def subkey(key: str, name: str) -> str:
    """The dotted path of a name within a key.

    >>> subkey("treasures", "coin"), subkey("", "no such"), subkey("left_out", "")
    ('treasures.coin', "'no such'", "left_out.''")
    """
    part = name if _BARE_KEY.fullmatch(name) else checks.as_written(name)
    return f"{key}.{part}" if key else part


def table(value: object, key: str, allowed: str = "a table") -> Mapping[str, object]:
    """The value, if it is a table."""
    if not isinstance(value, dict):
        raise CheckFailed("type", key, f"is {checks.as_written(value)}; allowed is {allowed}.")
    return value


def required(entries: Mapping[str, object], name: str, key: str) -> object:
    """What stands under the name."""
    if name not in entries:
        raise CheckFailed("key-missing", subkey(key, name), "is missing; it is required.")
    return entries[name]


def unknown_keys(entries: Mapping[str, object], allowed: Iterable[str], key: str) -> None:
    """Refuses a name that has no meaning: most often a slip that would leave another without its figure."""
    names = tuple(allowed)
    for entry in entries:
        if entry not in names:
            hint = checks.did_you_mean(entry, names)
            raise CheckFailed(
                "key-unknown", subkey(key, entry), f"is not known; allowed are: {checks.listed(names)}.{hint}"
            )
