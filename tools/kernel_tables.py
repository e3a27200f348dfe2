"""Write the tables of actions, phases, outcomes and fields into docs/kernel.md, from the constants themselves.

Usage: python tools/kernel_tables.py
"""

from __future__ import annotations

from pathlib import Path

from digsite.kernel import with_tables

PAGE = Path(__file__).resolve().parent.parent / "docs" / "kernel.md"


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
