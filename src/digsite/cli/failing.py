"""Every failure becomes one sentence on stderr and an exit code, never a traceback.

==== =======================================================
0    fine
1    what was to be checked is wrong (``check``, ``verify``)
2    wrong usage, or input that cannot be read
130  stopped with Ctrl-C
141  nobody reads the output any more (``digsite rules | head``)
==== =======================================================
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import typer
from typer.core import TyperGroup

from digsite.errors import DigsiteError

FINE: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2
STOPPED: Final = 130
UNREAD: Final = 141


class UsageError(DigsiteError):
    """Options that do not go together, or a value that none of them takes."""

    def __init__(self, sentence: str) -> None:
        super().__init__("usage", sentence)


def complain(sentence: str, hint: str = "", besides: Sequence[str] = ()) -> None:
    """Say on stderr what is wrong; ``besides`` are shown line by line, such as the traceback of somebody's own bot."""
    from rich.text import Text

    from digsite.cli.screen import clean, err

    said = " ".join(clean(line.strip()) for line in sentence.splitlines())
    with suppress(BrokenPipeError):
        console = err()
        console.print(Text.assemble(("Error: ", "bold red"), said), soft_wrap=True)
        for line in (line for text in besides for line in text.splitlines()):
            console.print(Text(clean(line)), soft_wrap=True)
        if hint:
            console.print(Text(hint, "dim"), soft_wrap=True)


def exit_code_of(action: Callable[[], object]) -> int:
    """Do something and turn its end into an exit code."""
    _write_whatever_comes()
    try:
        code = action()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        _stop_writing()
        return UNREAD
    except DigsiteError as error:
        complain(str(error), besides=getattr(error, "besides", ()))
        return UNUSABLE
    except typer.TyperException as error:
        complain(_sentence(error.format_message()), _help_hint(error))
        return UNUSABLE
    except typer.Abort:
        return STOPPED
    except OSError as error:
        complain(_os_sentence(error))
        return UNUSABLE
    return code if isinstance(code, int) else FINE


class FailingGroup(TyperGroup):
    """All commands; every failure becomes one sentence and an exit code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; in standalone mode (always, but in other people's code) leave the process with the exit code."""
        run = super().main

        def action() -> object:
            return run(args, prog_name, complete_var, False, windows_expand_args, **extra)

        code = exit_code_of(action)
        if standalone_mode:
            sys.exit(code)
        return code


def _write_whatever_comes() -> None:
    """Let a terminal that cannot show a letter show a question mark, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(message: str) -> str:
    """Give other people's messages a full stop."""
    message = message.strip()
    return message if message.endswith((".", "?")) else message + "."


def _help_hint(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return f"See '{context.command_path} --help'." if context is not None else ""


def _os_sentence(error: OSError) -> str:
    reason = error.strerror or "it cannot be used"
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


def _stop_writing() -> None:
    """Throw away what is still in the buffers, so that Python does not complain at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
