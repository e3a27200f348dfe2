"""Write the table of the observation into docs/environments.md, from the layout itself.

Usage: python tools/observation_table.py
"""

from __future__ import annotations

from pathlib import Path

from digsite.observations.layout import with_table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"


def main() -> None:
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
