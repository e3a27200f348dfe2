"""``digsite verify``: was this game dealt by its seed, card for card?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.failing import WRONG, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from digsite.dealers import FairSheet
    from digsite.records import Record

_HEX_DIGITS = 64


def verify(
    file: options.File,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment you noted before the deal.", show_default=False),
    ] = None,
    record: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Which record of the file, from 1; all if you do not say.",
            show_default=False,
            parser=options.ANY,
        ),
    ] = None,
) -> None:
    """Check that nobody chose the cards of a recorded game.

    The seed that was committed to before the deal, and the random bytes that each seat committed to, must give the very
    same game. Who added no random bytes is named, who added them in the open, and how many deals were void before.

    Exit code 1 if a game was dealt otherwise.
    """
    noted = _commitment(commitment)

    from digsite.cli.compiling import for_records
    from digsite.cli.record_files import name_of

    for_records([file])
    wrong = games = 0
    if record is not None:
        from digsite.cli.record_files import record_number

        games, wrong = 1, not _verified(name_of(file), record, record_number(file, record), noted)
    else:
        from digsite.cli.record_files import lines_of, opened
        from digsite.records import read_records

        with opened(file) as stream:
            for games, found in enumerate(read_records(lines_of(stream)), 1):
                if games > 1 and noted is not None:
                    raise UsageError("A commitment is for one game, and this file has several: name one with --record.")
                wrong += not _verified(name_of(file), games, found, noted)
    if not games:
        raise UsageError(f"{name_of(file)} has no game record.")
    if wrong:
        raise typer.Exit(WRONG)


def _commitment(text: str | None) -> str | None:
    if text is None:
        return None
    found = text.strip().lower()
    if len(found) != _HEX_DIGITS or not set(found) <= set("0123456789abcdef"):
        raise UsageError(f"A commitment is {_HEX_DIGITS} hex digits, not {text[:80]!r}.")
    return found


def _verified(file: str, number: int, record: Record, commitment: str | None) -> bool:
    from rich.text import Text

    from digsite.cli.screen import clean, out
    from digsite.cli.terminal.palette import BAD, GOOD, QUIET
    from digsite.dealers import FairError
    from digsite.game.events import Over
    from digsite.records import RecordError
    from digsite.records import verify as verified

    console = out()
    place = f"{clean(file)}:{record.line}: game {number} "
    try:
        sheet = verified(record, commitment)
    except RecordError as error:
        told = Text.assemble(
            f"{clean(file)}:{error.line}: game {number} is ", ("not as dealt", BAD), f": {error.reason}"
        )
        console.print(told, soft_wrap=True)
        if error.event:
            console.print(Text(f"    {clean(error.event)}", QUIET), soft_wrap=True)
        return False
    except FairError as error:
        console.print(Text.assemble(place, "is ", ("not proven fair", BAD), f": {clean(str(error))}"), soft_wrap=True)
        return False
    if len(sheet.silent) == len(sheet.entropy):
        told = Text.assemble(place, "is ", ("not proven fair", BAD), ": its seed gives every card, but no seat added ")
        console.print(told.append("random bytes: the server alone made its chance."), soft_wrap=True)
        return False
    against = "the commitment you noted" if commitment else "its own commitment"
    told = Text.assemble(place, "was ", ("dealt fairly", GOOD), f": its seed fits {against} and gives every card.")
    if not isinstance(record.events[-1], Over):
        events = len(record.events)
        told.append(f" It is unfinished: so far, {events} event{'' if events == 1 else 's'}.")
    console.print(told, soft_wrap=True)
    console.print(Text(f"    commitment {sheet.commitment}", QUIET), soft_wrap=True)
    for line in _to_be_known(record, sheet):
        console.print(Text(f"    {line}", QUIET), soft_wrap=True)
    return True


def _to_be_known(record: Record, sheet: FairSheet) -> Iterator[str]:
    """Say how the seats had a part in the deal, and what came to nothing before it."""

    def who(seats: tuple[int, ...]) -> str:
        from digsite.cli.screen import clean

        return ", ".join(clean(_called(record, seat)) for seat in seats)

    if sheet.commitments is None:
        yield "dealt in the older way: no seat committed to its random bytes before they were shown"
    elif sheet.uncommitted:
        yield f"random bytes in the open, without a commitment, from {who(sheet.uncommitted)}"
    if any(sheet.commitments or ()):
        yield f"random bytes as committed to from {who(tuple(s for s, c in enumerate(sheet.commitments or ()) if c))}"
    if sheet.silent:
        yield f"no random bytes from {who(sheet.silent)}"
    if sheet.voided:
        yield f"{sheet.voided} deal{'' if sheet.voided == 1 else 's'} came to nothing before: bytes were not shown"


def _called(record: Record, seat: int) -> str:
    """Name a seat, and say where a bot sat at the deal: bots never add bytes. A bot may have played on for somebody."""
    from digsite.records import fair_sheet

    bots = record.header.extras.get("bots")
    is_bot = isinstance(bots, list) and len(bots) > seat and bool(bots[seat])
    left = next((one for one in record.header.left if one.seat == seat), None)
    added = bool(fair_sheet(record).entropy[seat])
    note = " (who left: a bot played on)" if left else "" if added or not is_bot else " (a bot)"
    return f"{record.header.players[seat]}{note}"
