"""``digsite verify``: was this game dealt by its seed, card for card?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options
from digsite.cli.failing import WRONG, UsageError

if TYPE_CHECKING:
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

    The seed that was committed to before the deal must give the very same game; who added no random bytes is named.

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
        from digsite.records import RecordError, read_records

        with opened(file) as stream:
            for games, found in enumerate(read_records(lines_of(stream)), 1):
                if isinstance(found, RecordError):
                    raise found
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
    if sheet.silent:
        who = ", ".join(clean(_called(record, seat)) for seat in sheet.silent)
        console.print(Text(f"    no random bytes from {who}", QUIET), soft_wrap=True)
    return True


def _called(record: Record, seat: int) -> str:
    """Name a seat, and say where a bot sat: bots never add bytes."""
    bots = record.header.extras.get("bots")
    is_bot = isinstance(bots, list) and len(bots) > seat and bool(bots[seat])
    return f"{record.header.players[seat]}{' (a bot)' if is_bot else ''}"
