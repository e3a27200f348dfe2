"""``digsite check``: are these games legal to the last event?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from digsite.cli import options
from digsite.cli.failing import UNUSABLE, WRONG, complain

if TYPE_CHECKING:
    from collections.abc import Callable

    from digsite.cli.findings import Findings, WrongGame
    from digsite.records import Verdict

#: Files of more bytes than this get a progress bar.
LARGE = 500_000


def check(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Files of game records; - is the standard input.", allow_dash=True),
    ],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the games that are wrong.")] = False,
    json_wanted: options.Json = False,
) -> None:
    """Check that recorded games follow the rules, to the last event.

    A game of a printed edition may have been played with corrected figures: it is legal, and they are named.

    Exit code 1 if any game is wrong, 2 if a file cannot be read.
    """
    from digsite.cli.compiling import for_records
    from digsite.cli.findings import as_json, summary
    from digsite.cli.screen import out, write_raw

    for_records(files)
    findings = [_found_in(path, quiet=quiet or json_wanted, silent=json_wanted) for path in files]
    if json_wanted:
        write_raw(json.dumps(as_json(findings), ensure_ascii=False))
    elif any(found.games for found in findings):
        out().print(summary(findings), soft_wrap=True)
    if any(found.unreadable for found in findings):
        raise typer.Exit(UNUSABLE)
    if any(found.wrong for found in findings):
        raise typer.Exit(WRONG)


def _found_in(path: Path, *, quiet: bool, silent: bool) -> Findings:
    """Check a file; complain about one that cannot be read, and go on with the next."""
    from digsite.cli.findings import Findings
    from digsite.cli.record_files import name_of

    try:
        found = _check_file(path, quiet=quiet, silent=silent)
    except BrokenPipeError:
        raise
    except OSError as error:
        found = Findings(name_of(path), unreadable=f"{error.strerror or 'It cannot be read'}.")
    if not found.games and not found.unreadable:
        found.unreadable = "There is no game record in it."
    if found.unreadable:
        complain(f"{found.file}: {found.unreadable}")
    return found


def _check_file(path: Path, *, quiet: bool, silent: bool) -> Findings:
    from digsite.cli.findings import Findings
    from digsite.cli.record_files import lines_of, name_of, opened
    from digsite.cli.screen import out
    from digsite.records import check_lines

    found = Findings(name_of(path))
    console = out()
    # A bar and lines of results on the same terminal would get into each other's way.
    told_at_once = not quiet and console.is_terminal
    with opened(path) as stream, _progress(path, stream, shown=not told_at_once) as advance:
        for verdict in check_lines(lines_of(stream)):
            wrong = found.add(verdict)
            if not quiet:
                _print_verdict(found.file, verdict, wrong)
            advance(found.games)
    if quiet and not silent:
        for wrong in found.wrong:
            _print_wrong(found.file, wrong)
    return found


@contextmanager
def _progress(path: Path, stream: BinaryIO, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """Show on stderr how far a large file is checked."""
    from digsite.cli.screen import err

    console = err()
    size = path.stat().st_size if path.is_file() else 0
    if not shown or not console.is_terminal or size < LARGE:
        yield lambda _: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as progress:
        task = progress.add_task("Checking", total=size)
        yield lambda games: progress.update(task, completed=stream.tell(), description=f"Checking, {games} games")


def _print_verdict(file: str, verdict: Verdict, wrong: WrongGame | None) -> None:
    from rich.text import Text

    from digsite.cli.screen import clean, out
    from digsite.cli.terminal.palette import GOOD, QUIET

    if wrong is not None:
        _print_wrong(file, wrong)
        return
    told = Text.assemble(f"{clean(file)}:{verdict.line}: game {verdict.number} is ", ("legal", GOOD))
    if not verdict.finished:
        told.append(", as far as it goes", QUIET)
    if verdict.own:
        told.append(f", with figures of its own: {'; '.join(str(figure) for figure in verdict.own)}")
    told.append(".")
    out().print(told, soft_wrap=True)


def _print_wrong(file: str, wrong: WrongGame) -> None:
    from rich.text import Text

    from digsite.cli.screen import clean, out
    from digsite.cli.terminal.palette import BAD, QUIET

    console = out()
    told = Text.assemble(
        f"{clean(file)}:{wrong.line}: game {wrong.number} is ", ("wrong", BAD), f": {clean(wrong.reason)}"
    )
    console.print(told, soft_wrap=True)
    if wrong.event:
        console.print(Text(f"    {clean(wrong.event)}", QUIET), soft_wrap=True)
