"""Checking that a fair game's chance comes from the revealed seed, so that nobody chose a card."""

from __future__ import annotations

from typing import Any

from digsite.dealers import FairError, FairSheet
from digsite.editions import SetupError
from digsite.game import Game, IllegalMove, Look, MalformedMove
from digsite.game.events import Event, Looked
from digsite.records.errors import RecordError
from digsite.records.reading import Record
from digsite.records.replay import moves_of, replay
from digsite.records.writing import event_lines


def verify(record: Record, commitment: str | None = None) -> FairSheet:
    """Deal a recorded game again from its seed; what differs is named in a ``RecordError`` or ``FairError``.

    ``commitment`` is the one a player noted before the deal; without it, the record's own is used.
    """
    replay(record)
    sheet = fair_sheet(record)
    if commitment is not None and commitment.strip().lower() != sheet.commitment:
        raise FairError(
            "commitment-mismatch",
            f"The record's commitment is {sheet.commitment}, not the one you noted, {commitment.strip()[:80]}.",
        )
    game = _dealt_again(record, sheet)
    for index, event in enumerate(record.events):
        if index == len(game.log):
            _decide(game, event)
        if index >= len(game.log) or game.log[index] != event:
            raise _differs(record, index, game.log[index] if index < len(game.log) else None)
    return sheet


def fair_sheet(record: Record) -> FairSheet:
    """Return what the header says of fair dealing."""
    extras: dict[str, Any] = record.header.extras
    if "fair" not in extras:
        raise FairError("not-fair", "This record was not dealt fairly: its header has no 'fair'.")
    return FairSheet.from_json(extras["fair"], record.header.setup.players)


def _dealt_again(record: Record, sheet: FairSheet) -> Game:
    dealer = sheet.dealer()
    setup, first = record.header.setup, record.header.first
    if "monument" in sheet.drawn:
        among = setup.rules.monuments
        drawn = among[dealer.draw([1] * len(among))]
        if drawn != setup.monument.id:
            raise RecordError(
                "not-as-dealt", record.line, record.lines[0], f"The seed draws the monument {drawn}, not this one."
            )
    try:
        return Game.of(setup, record.header.players, first=None if "first" in sheet.drawn else first, dealer=dealer)
    except SetupError as error:
        raise RecordError("not-as-dealt", record.line, record.lines[0], str(error)) from None


def _decide(game: Game, event: Event) -> None:
    """Decide as the players did; chance comes from the seed."""
    if game.phase == "looking" and not isinstance(event, Looked):
        game.play(Look(None))
    try:
        for move in moves_of(event, game):
            game.play(move)
    except (IllegalMove, MalformedMove):
        return  # the cards are others than in the record: the difference is told there


def _differs(record: Record, index: int, dealt: Event | None) -> RecordError:
    given = event_lines([dealt])[0].decode().strip() if dealt is not None else "something else"
    reason = f"The seed gives {given if len(given) < 400 else given[:397] + '...'}, the record has another."
    return RecordError("not-as-dealt", record.line_of(index), record.text_of(index), reason)
