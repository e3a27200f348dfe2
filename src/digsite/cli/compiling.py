"""The first start on a machine compiles what is needed; whoever waits is told why."""

from __future__ import annotations

from collections.abc import Iterable

from digsite.cli.screen import err


def notice(part: str) -> str:
    """Say what is going on.

    >>> notice("expert")
    'Compiling the expert for this machine (once, about a minute) ...'
    """
    return f"Compiling the {part} for this machine (once, about a minute) ..."


def compiled(bots: Iterable[str] = ()) -> None:
    """Make sure that the kernel is compiled, and these bots; say so on stderr if that takes a while."""
    from digsite.rules import is_ready

    bots = tuple(bots)
    if not bots and is_ready("rules"):
        return
    from digsite.arena import compile_ahead, missing_parts

    if not missing_parts(bots):
        return
    console = err()
    if not console.is_terminal:
        compile_ahead(lambda part: console.print(notice(part), soft_wrap=True), bots)
        return
    with console.status("") as status:
        compile_ahead(lambda part: status.update(notice(part)), bots)
