"""Where output goes: one console for results, one for everything else.

Rich leaves out colours where NO_COLOR is set, and all control codes where the output is no terminal.
"""

from __future__ import annotations

import io
import re
import sys
from typing import Final, TextIO

from rich import _wrap
from rich.console import Console

#: Blanks where no line may break, as French writes them before ! and ?.
_NO_BREAK: Final = "\u00a0\u202f"
#: Joins emoji to one: a family, somebody at work.
_JOINER: Final = "\u200d"

# Rich takes them for blanks like any other, and breaks lines there.
_wrap.re_word = re.compile(rf"[^\S{_NO_BREAK}]*[\S{_NO_BREAK}]+[^\S{_NO_BREAK}]*")


class Trimmed(io.TextIOBase):
    """Writes lines without the blanks that tables leave at their ends."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """That of the stream below."""
        return self._stream.encoding

    def write(self, text: str) -> int:
        """Write whole lines, as Rich always does."""
        self._stream.write("\n".join(line.rstrip(" ") for line in text.split("\n")))
        return len(text)

    def flush(self) -> None:
        """Pass it on."""
        self._stream.flush()


class Screen(Console):
    """A console that lets us decide what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Let the error through (Rich would leave with exit code 1)."""
        raise BrokenPipeError


def out() -> Console:
    """Give the console for what was asked for."""
    file = None if sys.stdout.isatty() else Trimmed(sys.stdout)
    return Screen(file=file, highlight=False, emoji=False, markup=False)  # type: ignore[arg-type]


def err() -> Console:
    """Give the console for errors and progress."""
    return Screen(stderr=True, highlight=False, emoji=False, markup=False)


def write_raw(text: str) -> None:
    """Write text as it is: for JSON and files, where nothing may be wrapped or coloured."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def clean(text: str) -> str:
    r"""Make text from a file harmless: what is not printable could move the cursor or change colours.

    >>> clean("Ann\x1b[31m"), clean("Zoë 👩‍🔬"), clean("5\u202f$") == "5\u202f$"
    ('Ann�[31m', 'Zoë 👩‍🔬', True)
    """
    return text if text.isprintable() else "".join(letter if _is_harmless(letter) else "�" for letter in text)


def _is_harmless(letter: str) -> bool:
    return letter.isprintable() or letter in _NO_BREAK or letter == _JOINER
