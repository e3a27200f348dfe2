"""Files of records in, problems out; the command line."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .header import compare_with_print, read_header
from .play import play
from .reading import RECORD, Event, Fault, Problem, is_header, read_object, text_of
from .table import Table


@dataclass
class Review:
    """Reads line after line; after a record's first fault it waits for the next header."""

    printed: bool = False
    records: int = 0
    problems: list[Problem] = field(default_factory=list)
    line: int = 0
    last: str | bytes = ""
    table: Table | None = None  # None: before the first record, or the record is bad

    def read(self, line: str | bytes) -> None:
        """Take the next line."""
        before, self.last = self.last, line
        self.line += 1
        if self.table is None and self.records and not self._may_be_header(line):
            return  # the rest of a bad record
        try:
            found = read_object(line)
        except Fault as fault:
            self._stray(line, fault)
            return
        if is_header(found):
            self._close(self.line - 1, before)
            self._open(line, found)
        elif self.table is None:
            if not self.records:
                self._stray(line, Fault(RECORD, "a header line starts each record"))
        elif self.table.finished and "do" not in found:
            self._stray(line, Fault(RECORD, "a header line starts each record"))
        else:
            try:
                play(self.table, found)
            except Fault as fault:
                self._bad(line, fault)

    def close(self) -> None:
        """The last line has been read."""
        self._close(self.line, self.last)

    def _may_be_header(self, line: str | bytes) -> bool:
        return b'"digsite"' in line if isinstance(line, bytes) else '"digsite"' in line

    def _open(self, line: str | bytes, header: Event) -> None:
        self.records += 1
        try:
            setting = read_header(header)
        except Fault as fault:
            self._bad(line, fault)
            return
        self.table = Table(setting)
        if self.printed:
            try:
                compare_with_print(setting)
            except Fault as fault:  # the record's own figures hold for the rest of it
                self._note(self.line, line, fault)

    def _close(self, number: int, line: str | bytes) -> None:
        """A game in progress may stop anywhere after the deal, but a game that is over says so."""
        table, self.table = self.table, None
        if table is None:
            return
        if table.turn is None:
            self._note(number, line, Fault(RECORD, "the record has no deal"))
        elif table.nothing_left() and not table.finished:
            self._note(number, line, Fault("R74", "the game is over, and the record does not say so"))

    def _stray(self, line: str | bytes, fault: Fault) -> None:
        """A line that is neither header nor event: part of a record under way, else a record of its own."""
        if self.table is None and self.records:
            return  # still the bad record
        if self.table is None or self.table.finished:
            self.records += 1
        self._bad(line, fault)

    def _bad(self, line: str | bytes, fault: Fault) -> None:
        self.table = None
        self._note(self.line, line, fault)

    def _note(self, number: int, line: str | bytes, fault: Fault) -> None:
        self.problems.append(Problem(self.records, number, text_of(line), str(fault)))


def review_lines(lines: Iterable[str | bytes], *, printed: bool = False) -> Review:
    """Read all lines; the result has the number of records and the problems."""
    review = Review(printed)
    for line in lines:
        review.read(line)
    review.close()
    return review


def review_file(path: str | Path, *, printed: bool = False) -> Review:
    """Like review_lines; the file is read line by line, and split at \\n alone."""
    with Path(path).open("rb") as lines:
        return review_lines(lines, printed=printed)


def check_lines(lines: Iterable[str | bytes], *, printed: bool = False) -> list[Problem]:
    """The first problem of each bad record; with `printed` one more for figures that are not the printed."""
    return review_lines(lines, printed=printed).problems


def check_file(path: str | Path, *, printed: bool = False) -> list[Problem]:
    """check_lines for a file."""
    return review_file(path, printed=printed).problems


def main(arguments: list[str]) -> int:
    """`python -m referee [--printed] FILE...`: 0 all fine, 1 problems, 2 no files named."""
    paths = [argument for argument in arguments if argument != "--printed"]
    if not paths or any(path.startswith("-") for path in paths):
        print("usage: python -m referee [--printed] FILE...", file=sys.stderr)
        return 2
    found = False
    for path in paths:
        try:
            review = review_file(path, printed="--printed" in arguments)
        except OSError as error:
            print(f"{path}: {error.strerror}")
            found = True
            continue
        print(f"{path}: {review.records} records, {len(review.problems)} problems")
        for problem in review.problems:
            print(f"  {problem}")
        found = found or bool(review.problems)
    return 1 if found else 0
