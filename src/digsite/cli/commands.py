"""The kinds of command Typer builds for us, with plainer help: a switch is not said to be a ``<bool>``."""

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
