"""The command line: ``digsite watch``, ``digsite rules``, ``digsite check`` and the rest.

Starting is quick because every command imports what it needs when it is called, never before.
"""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the command line and leave with its exit code (``digsite.cli.failing`` lists them)."""
    from digsite.cli.app import app

    app(prog_name="digsite")
