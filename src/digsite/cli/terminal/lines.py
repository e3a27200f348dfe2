"""Where typed lines come from: a person at a terminal, or a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console
from rich.text import Text

from digsite.cli.screen import clean
from digsite.cli.terminal.palette import QUIET

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

#: Given what was typed so far, the words that may stand in the place of its last one.
Completing = Callable[[str], Iterable[str]]
#: Longer lines are cut here, so that no pipe can fill the memory.
LONGEST_LINE = 4000


class Lines(Protocol):
    """Something that can be asked for a line. EOFError: there are no more; KeyboardInterrupt: Ctrl-C."""

    def ask(self, prompt: str, completing: Completing) -> str:
        """Return the next line, without its end."""
        ...


class PipedLines:
    """Plain lines from the standard input, shown after the prompt so that what is written reads like a session."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def ask(self, prompt: str, completing: Completing) -> str:  # noqa: ARG002  # a pipe completes nothing
        """Return the next line."""
        line = sys.stdin.readline(LONGEST_LINE)
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST_LINE)
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        self._console.print(Text.assemble((prompt, QUIET), clean(line)), soft_wrap=True)
        return line


class TypedLines:
    """Lines typed at a terminal, with a history and completion by Tab."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        # Readline's way of completing keeps no lines free below the prompt: the board needs them on 24 rows.
        self._session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False, reserve_space_for_menu=0
        )

    def ask(self, prompt: str, completing: Completing) -> str:
        """Let the person type a line."""
        from prompt_toolkit.completion import Completer, Completion

        class Words(Completer):
            def get_completions(self, document: Any, complete_event: Any) -> Iterable[Completion]:  # noqa: ARG002
                text = document.text_before_cursor
                last = last_word(text)
                return [Completion(word, start_position=-len(last)) for word in completing(text)]

        return self._session.prompt(prompt, completer=Words())[:LONGEST_LINE]


def last_word(text: str) -> str:
    """Return the word that is being typed.

    >>> last_word("sell 2 co"), last_word("sell ")
    ('co', '')
    """
    return re.split(r"[\s,+]", text)[-1]


def lines_for(console: Console) -> Lines:
    """Choose by what this process is connected to."""
    if sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal:
        return TypedLines()
    return PipedLines(console)
