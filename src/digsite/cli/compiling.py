"""What the first start on a machine compiles. Short work does not wait for that: it is done as plain Python."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from digsite.cli.screen import err
from digsite.kernels import FOR_MANY_GAMES, PLAYABLE, are_ready, is_plain, play_plain

#: Bytes of records that are read sooner as plain Python than the rules are compiled.
SHORT_RECORDS = 500_000
#: Bytes of a database whose games are played again sooner as plain Python: some two hundred of them.
SMALL_DATABASE = 10_000_000
#: Games that bots who do not search play sooner as plain Python than the rules are compiled.
FEW_GAMES = 20


def notice(part: str) -> str:
    """Say what is going on.

    >>> notice("expert")
    'Compiling the expert for this machine (once, about a minute) ...'
    """
    return f"Compiling the {part} for this machine (once, about a minute) ..."


def compiled(bots: Iterable[str] = (), *, many: bool = False, judge: bool = False, luck: bool = False) -> None:
    """Make sure that the kernel is compiled, and these bots, for ``many`` games; say so if that takes a while.

    ``judge``: what games are reviewed with, too. ``luck``: what luck is taken out of tournaments with.
    """
    bots = tuple(bots)
    if is_plain() or (not bots and not many and not judge and are_ready(["rules"])):
        return
    from digsite.arena import compile_ahead, missing_parts

    if not missing_parts(bots, many=many, judge=judge, luck=luck):
        return
    console = err()
    if not console.is_terminal:
        tell = lambda part: console.print(notice(part), soft_wrap=True)  # noqa: E731
        compile_ahead(tell, bots, many=many, judge=judge, luck=luck)
        return
    with console.status("") as status:
        compile_ahead(lambda part: status.update(notice(part)), bots, many=many, judge=judge, luck=luck)


def at_once(bots: Iterable[str] = (), *, many: bool = False) -> None:
    """Do short work now: as plain Python where nothing is compiled. Only bots that search are worth the wait.

    Comes before anything that imports the rules. ``many``: the work is several games in a row.
    """
    bots = tuple(bots)
    searching = any(bot.partition("@")[0] in ("search", "pharaoh") for bot in bots)
    if searching or are_ready((*PLAYABLE, *(FOR_MANY_GAMES if many else ()))) or "digsite.rules" in sys.modules:
        compiled(bots, many=many)
    else:
        play_plain()


def for_records(files: Iterable[Path]) -> None:
    """Read few records at once; for many of them compiling is worth the wait."""
    if sum(file.stat().st_size if file.is_file() else 0 for file in files) <= SHORT_RECORDS:
        at_once()
    else:
        compiled()


def for_database(file: Path | None) -> None:
    """Look through a small database at once; for many games compiling is worth the wait. None: it is no file."""
    try:
        is_small = file is not None and file.stat().st_size <= SMALL_DATABASE
    except OSError:  # it is said later what is wrong with it
        is_small = True
    if is_small:
        at_once()
    else:
        compiled()


@contextmanager
def compiling_behind(bots: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Compile in another process while somebody plays; give the bots as they can play meanwhile."""
    from digsite.arena.compiling import JUDGE, PARTS, compiling_process
    from digsite.bots.levels import meanwhile

    if not is_plain():
        compiled(bot for bot in bots if bot)
        behind = None if are_ready((JUDGE,)) else compiling_process((JUDGE,))  # for hints
        try:
            yield tuple(bots)
        finally:
            if behind is not None:
                behind.terminate()
                behind.wait()
        return

    if any(meanwhile(bot) for bot in bots):
        err().print(
            "The search is not compiled on this machine yet. It is being compiled now; this time the Pharaoh plays "
            "as the Professor would.",
            soft_wrap=True,
        )
    compiling = compiling_process((*PARTS, JUDGE))
    try:
        yield tuple(meanwhile(bot) or bot for bot in bots)
    finally:
        compiling.terminate()
        compiling.wait()
