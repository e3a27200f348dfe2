"""What is wrong with a record: the line, the event, the reason."""

from __future__ import annotations

from digsite.errors import DigsiteError

_SHOWN = 160


class RecordError(DigsiteError):
    """A record that cannot be read, or tells of something the rules forbid.

    >>> error = RecordError("bad-json", 3, b'{"do":', "This is not JSON.")
    >>> print(error)
    Line 3: This is not JSON. The line: {"do":
    """

    def __init__(self, code: str, line: int, text: bytes | None, reason: str) -> None:
        shown = "" if text is None else text.decode("utf-8", "backslashreplace").rstrip("\n")
        shown = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)
        if len(shown) > _SHOWN:
            shown = shown[: _SHOWN - 3] + "..."
        super().__init__(code, f"Line {line}: {reason}" + (f" The line: {shown}" if shown else ""))
        self.line = line
        self.event = shown or None
        self.reason = reason
