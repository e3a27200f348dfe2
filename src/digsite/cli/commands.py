"""The kinds of command Typer builds for us, with plainer help.

Typer's coloured help takes half a second to import what it needs; this takes none. A switch is not said to be a
``<bool>``, and commands stand under what they are for.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

from digsite.cli.failing import FailingGroup


def _without_type(params: list[Any]) -> list[Any]:
    for param in params:
        if getattr(param, "is_bool_flag", False) or getattr(param, "is_flag", False):
            param.metavar = ""
    return params


class Command(TyperCommand):
    """One command."""

    def get_params(self, ctx: Any) -> list[Any]:
        """List options and arguments, with ``--help``."""
        return _without_type(super().get_params(ctx))


class Commands(FailingGroup):
    """All commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        """List the options that stand before a command."""
        return _without_type(super().get_params(ctx))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write down the commands, those that belong together under one heading."""
        sections: dict[str, list[tuple[str, str]]] = {}
        for name in self.list_commands(ctx):
            command = self.commands[name]
            told = command.get_short_help_str(formatter.width)
            sections.setdefault(str(getattr(command, "rich_help_panel", "Commands")), []).append((name, told))
        for heading, rows in sections.items():
            with formatter.section(heading):
                formatter.write_dl(rows, col_max=12, col_spacing=2)
