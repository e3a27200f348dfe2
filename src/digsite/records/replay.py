"""Replaying a record through the rules, event by event; a forbidden event is reported with its line.

One idea does most of the checking: an event is played, and then the game's own log must tell the very same event.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from digsite.editions import MonumentKind, OwnFigure, own_figures
from digsite.editions.deck import HAND_DEALT, MARKET_DEALT
from digsite.errors import DigsiteError, shown
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Game,
    IllegalMove,
    Keep,
    Look,
    MalformedMove,
    Move,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    UseTent,
)
from digsite.game.events import (
    Dealt,
    Discarded,
    Dug,
    Ended,
    Event,
    Explored,
    Looked,
    Over,
    Sold,
    Stolen,
    TentAnswered,
    Traded,
    Uncovered,
)
from digsite.records.errors import RecordError
from digsite.records.reading import Record, Source, read_records

_ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of one record of a file."""

    number: int
    line: int
    error: RecordError | None
    finished: bool
    own: tuple[OwnFigure, ...] = ()
    """A legal game's figures that are not those of the printed edition it names."""


def a_record(given: object) -> Record:
    """Take a record that was read, or say where one comes from.

    >>> a_record(3)
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: A record is what read_record gives, not 3.
    """
    if not isinstance(given, Record):
        raise DigsiteError("not-a-record", f"A record is what read_record gives, not {shown(given)}.")
    return given


def replay(record: Record) -> Game:
    """Replay a record to its last event, or raise ``RecordError`` at the first that the rules forbid."""
    game = Game.of(a_record(record).header.setup, record.header.players)
    for _ in replaying(record, game):
        pass
    return game


def replaying(record: Record, game: Game) -> Iterator[int]:
    """Replay a record in a game that was just begun; after each yield, so many of its events have happened."""
    told = 0
    for index, event in enumerate(record.events):
        try:
            if told == len(game.log):
                _play(game, event, record.header.first)
            if told < len(game.log) and game.log[told] == event:
                told += 1
                yield told
                continue
        except _Unfit as unfit:
            raise _error(record, index, str(unfit)) from None
        except (IllegalMove, MalformedMove) as refused:
            raise _error(record, index, str(refused)) from None
        raise _error(record, index, _difference(game, told))
    if told < len(game.log):
        raise _error(record, len(record.events), "The game is over: its outcome is missing.")
    if not told:
        raise _error(record, 0, "The deal is missing.")


def check_lines(stream: Source) -> Iterator[Verdict]:
    """Check every record of a file."""
    for number, record in enumerate(read_records(stream, errors="yield"), 1):
        if isinstance(record, RecordError):
            yield Verdict(number, record.line, record, finished=False)
            continue
        try:
            game = replay(record)
        except RecordError as error:
            yield Verdict(number, record.line, error, finished=False)
        else:
            yield Verdict(number, record.line, None, game.is_over, own_figures(game.setup))


class _Unfit(Exception):
    """An event that does not fit what is asked here."""


def _error(record: Record, index: int, reason: str) -> RecordError:
    return RecordError("illegal-event", record.line_of(index), record.text_of(index), reason)


def _difference(game: Game, told: int) -> str:
    if told < len(game.log):
        by_rule = _ENCODER.encode(game.log[told]).decode()
        return f"By the rules it reads {by_rule if len(by_rule) < 200 else by_rule[:197] + '...'}."
    return f"{_what_is_due(game)} comes here."


_DUE = {
    "deal": "The deal",
    "first": "The first turn",
    "rob": "The stolen card",
    "uncover": "An uncover",
}


def _what_is_due(game: Game) -> str:
    if game.phase == "dig":
        return f"A dig of seat {game.turn}"
    return _DUE.get(game.phase, f"A decision of seat {game.player} ({game.phase})")


def _play(game: Game, event: Event, first: int) -> None:
    """Do in the game what an event tells; its hidden cards come from the event."""
    if game.is_over:
        raise _Unfit("The game is over: nothing more can happen.")
    if game.phase == "looking" and not isinstance(event, Looked):
        game.play(Look(None))  # a declined look leaves no event
    match event:
        case Dealt():
            _deal(game, event, first)
        case Dug(by, card):
            _due(game, "dig", by, game.turn)
            game.happen(str(card))
        case Uncovered(cards):
            for card in cards:
                _due(game, "uncover", game.turn, game.turn)
                game.happen(card)
        case Stolen(by, victim, card):
            _due(game, "victim", by, game.player)
            game.play(Steal(victim))
            game.happen(str(card))
        case Over():
            raise _Unfit(f"The game is not over: {_what_is_due(game).lower()} comes here.")
        case _:
            for move in moves_of(event, game):
                if getattr(event, "by", None) != game.player or game.position.chance_decides:
                    raise _Unfit(f"{_what_is_due(game)} comes here.")
                game.play(move)
                if isinstance(event, Explored):
                    _turn_up(game, event)


def _due(game: Game, phase: str, by: int, expected: int) -> None:
    if game.phase != phase or by != expected:
        raise _Unfit(f"{_what_is_due(game)} comes here.")


def _deal(game: Game, event: Dealt, first: int) -> None:
    monument = game.setup.monument
    hands, chambers = event.hands, event.chambers
    pile = () if event.pile is UNSET else event.pile
    if game.phase != "deal":
        raise _Unfit(f"{_what_is_due(game)} comes here.")
    if (event.pile is not UNSET) != (monument.pile > 0):
        raise _Unfit("Only the buried ruins have a pile.")
    sizes = [[HAND_DEALT] * game.setup.players, [MARKET_DEALT], list(monument.chambers), [monument.pile]]
    places = [hands, (event.market,), chambers, (pile,)]
    for place, wanted in zip(places, sizes, strict=True):
        if [-1 if cards is None else len(cards) for cards in place] != wanted:
            raise _Unfit(f"The deal has places of {wanted} cards, not {[len(cards or ()) for cards in place]}.")
    for place in places:
        for cards in place:
            for card in cards or ():
                game.happen(card)
    game.happen(str(first))


def _turn_up(game: Game, event: Explored) -> None:
    """Bring up the drawn cards that chance owes the mine or the sphinx."""
    drawn = () if event.drawn is UNSET else event.drawn
    while game.position.chance_decides and game.phase in ("turn", "reveal"):
        done = sum(game.position.row("turned"))
        if done >= len(drawn):
            raise _Unfit("More cards are turned up here than were drawn.")
        game.happen(drawn[done])


def moves_of(event: Event, game: Game) -> Iterator[Move]:
    """Say which moves of a player an event comes from, asked one after the other while the game goes on."""
    match event:
        case TentAnswered(_, use):
            yield UseTent(use)
        case Discarded(_, cards):
            yield Discard(_told(cards))
        case Traded(_, give, take):
            yield Trade(_told(give), _told(take))
        case Sold(_, card, count, _):
            yield Sell(card, count)
        case Looked(_, chamber):
            yield Look(chamber)
        case Ended():
            yield EndTurn()
        case Stolen(_, victim, _):
            yield Steal(victim)
        case Explored():
            yield from _exploration(event, game)


def _exploration(event: Explored, game: Game) -> Iterator[Move]:
    naming = None if event.named is UNSET else tuple(event.named)
    yield Explore(event.chamber, naming)  # type: ignore[arg-type]  # two names: checked by the move itself
    kind = game.setup.monument.kind
    if kind is MonumentKind.TOMB:
        yield Keep(_told(event.got))
    elif kind is MonumentKind.MINE:
        drawn = 0 if event.drawn is UNSET else len(event.drawn)
        for _ in range(drawn - 1):
            if game.phase == "mining":
                yield TurnUp()
        if game.phase == "mining":
            yield Stop()


def _told(cards: Sequence[str] | None) -> tuple[str, ...]:
    if cards is None:
        raise _Unfit("A record tells every card.")
    return tuple(cards)
