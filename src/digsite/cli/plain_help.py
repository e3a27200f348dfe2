"""The kinds of command Typer builds for us, with plainer help.

Typer's coloured help takes half a second to import what it needs; this takes none. Nothing is said to be a ``<bool>``
or a ``<list[Path]>``, and commands stand under what they are for.
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


def _named(argument: Any) -> str:
    """Name an argument as its help does."""
    return str(argument.metavar or argument.name.upper())


def _in_usage(argument: Any) -> str:
    """Write an argument as it stands in the usage line: ``FILE``, ``[QUERY]...``."""
    name = _named(argument) if argument.required else f"[{_named(argument)}]"
    return name if argument.nargs == 1 else f"{name}..."


class Command(TyperCommand):
    """One command."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Write what follows the command's name in the usage line."""
        arguments = [_in_usage(param) for param in self.get_params(ctx) if param.param_type_name == "argument"]
        return [str(self.options_metavar), *arguments]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Explain arguments, then options."""
        told: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is None:
                continue
            if param.param_type_name == "argument":
                told["argument"].append((_named(param), str(getattr(param, "help", None) or record[1])))
            else:
                told["option"].append(record)
        for kind, rows in told.items():
            if rows:
                with formatter.section(f"{kind.capitalize()}s"):
                    formatter.write_dl(rows)

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
