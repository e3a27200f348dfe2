"""The checkout that the tests lie in, or the unpacked sdist: the same files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pathspec import GitIgnoreSpec

ROOT: Final = Path(__file__).resolve().parents[2]
#: What git and the packing itself put there.
_NOT_OURS: Final = {".git", "PKG-INFO"}


def files() -> set[str]:
    """All files that ``.gitignore`` does not name."""
    ignored = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text(encoding="utf-8").splitlines())

    def walk(folder: Path) -> Iterator[str]:
        for path in folder.iterdir():
            name = path.relative_to(ROOT).as_posix()
            if name in _NOT_OURS or ignored.match_file(f"{name}/" if path.is_dir() else name):
                continue
            if path.is_dir():
                yield from walk(path)
            else:
                yield name

    return set(walk(ROOT))
