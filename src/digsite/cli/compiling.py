"""The first start on a machine compiles the rules; whoever waits is told why."""

from __future__ import annotations

from digsite.cli.screen import err

NOTICE = "Compiling the rules for this machine (once, about a minute) ..."


def compiled() -> None:
    """Make sure that the kernel is compiled; say so on stderr if that takes a while."""
    from digsite.rules import is_ready

    if is_ready():
        return
    from digsite.arena import warm_up

    console = err()
    if not console.is_terminal:
        console.print(NOTICE, soft_wrap=True)
        warm_up(lambda _: None)
        return
    with console.status(NOTICE):
        warm_up(lambda _: None)
