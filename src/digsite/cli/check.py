"""``digsite check``: are these games legal to the last event?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from digsite.cli import options
from digsite.cli.failing import UNUSABLE, WRONG, complain

if TYPE_CHECKING:
    from collections.abc import Callable

    from digsite.records import Verdict

#: Files of more bytes than this get a progress bar.
LARGE = 500_000


@dataclass(slots=True)
class WrongGame:
    """One game that is not legal."""

    number: int
    line: int
    event: str | None
    code: str
    reason: str


@dataclass(slots=True)
class Findings:
    """What was found in one file."""

    file: str
    games: int = 0
    legal: int = 0
    unfinished: int = 0
    wrong: list[WrongGame] = field(default_factory=list)

    def add(self, verdict: Verdict) -> WrongGame | None:
        """Count a verdict; return what is wrong, if anything."""
        self.games += 1
        if verdict.error is None:
            self.legal += 1
            self.unfinished += not verdict.finished
            return None
        error = verdict.error
        self.wrong.append(WrongGame(verdict.number, error.line, error.event, error.code, error.reason))
        return self.wrong[-1]


def check(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Files of game records; - is the standard input.", allow_dash=True),
    ],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the games that are wrong.")] = False,
    json_wanted: options.Json = False,
) -> None:
    """Check that recorded games follow the rules, to the last event.

    Exit code 1 if any game is wrong, 2 if a file cannot be read.
    """
    from digsite.cli.compiling import compiled

    compiled()
    findings: list[Findings] = []
    unreadable = False
    for path in files:
        try:
            findings.append(_check_file(path, quiet=quiet or json_wanted, silent=json_wanted))
        except BrokenPipeError:
            raise
        except OSError as error:
            complain(f"{path}: {error.strerror or 'cannot be read'}.")
            unreadable = True
            continue
        if not findings[-1].games:
            complain(f"{findings[-1].file} has no game record.")
            unreadable = True
    if json_wanted:
        _print_json(findings)
    elif findings:
        _print_summary(findings)
    if unreadable:
        raise typer.Exit(UNUSABLE)
    if any(found.wrong for found in findings):
        raise typer.Exit(WRONG)


def _check_file(path: Path, *, quiet: bool, silent: bool) -> Findings:
    from digsite.cli.files import lines_of, name_of, opened
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

    from digsite.cli.screen import out
    from digsite.telling.palette import GOOD, QUIET
    from digsite.telling.words import clean

    if wrong is not None:
        _print_wrong(file, wrong)
        return
    told = Text.assemble(f"{clean(file)}:{verdict.line}: game {verdict.number} is ", ("legal", GOOD))
    told.append(".") if verdict.finished else told.append(", as far as it goes.", QUIET)
    out().print(told, soft_wrap=True)


def _print_wrong(file: str, wrong: WrongGame) -> None:
    from rich.text import Text

    from digsite.cli.screen import out
    from digsite.telling.palette import BAD, QUIET
    from digsite.telling.words import clean

    console = out()
    told = Text.assemble(
        f"{clean(file)}:{wrong.line}: game {wrong.number} is ", ("wrong", BAD), f": {clean(wrong.reason)}"
    )
    console.print(told, soft_wrap=True)
    if wrong.event:
        console.print(Text(f"    {clean(wrong.event)}", QUIET), soft_wrap=True)


def _print_summary(findings: list[Findings]) -> None:
    from digsite.cli.screen import out

    games, legal, unfinished = (
        sum(getattr(found, what) for found in findings) for what in ("games", "legal", "unfinished")
    )
    parts = [f"{legal} legal" + (f" ({unfinished} of them not finished)" if unfinished else "")]
    if games > legal:
        parts.append(f"{games - legal} wrong")
    out().print(f"{games} game{'' if games == 1 else 's'}: {', '.join(parts)}.", soft_wrap=True)


def _print_json(findings: list[Findings]) -> None:
    from digsite.cli.screen import write_raw

    games, legal = sum(found.games for found in findings), sum(found.legal for found in findings)
    totals = {
        "games": games,
        "legal": legal,
        "wrong": games - legal,
        "unfinished": sum(found.unfinished for found in findings),
    }
    write_raw(json.dumps({**totals, "files": [asdict(found) for found in findings]}, ensure_ascii=False))
