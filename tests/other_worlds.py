"""Worlds that somebody at a table cannot tell from the true one, and things to say that might tell them apart."""

from __future__ import annotations

import random
from collections.abc import Iterator

from digsite.editions import MonumentKind
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Game,
    Keep,
    Look,
    Move,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    UseTent,
)
from digsite.game.events import Dealt, Dug, Event, Explored, Stolen
from digsite.game.history import History
from digsite.tables.wire import messages as m


def disguised(event: Event, seat: int | None, ids: tuple[str, ...], choice: random.Random, *, face_up: bool) -> Event:
    """The same event with other cards wherever this viewer did not see them."""
    if event.seen_by(seat, face_up=face_up) == event:
        return event
    match event:
        case Dealt(hands, market, chambers, pile):
            others = [hand if place == seat else _any(hand, ids, choice) for place, hand in enumerate(hands)]
            closed = chambers if face_up else tuple(_any(chamber, ids, choice) for chamber in chambers)
            below = pile if not isinstance(pile, tuple) else _any(pile, ids, choice)
            return Dealt(tuple(others), market, closed, below)
        case Dug(by, _):
            return Dug(by, choice.choice(ids))
        case Stolen(by, victim, _):
            return Stolen(by, victim, choice.choice(ids))
        case Explored(by, chamber, maps, _, _, got):
            return Explored(by, chamber, maps, got=_any(got, ids, choice))
    raise AssertionError(event)


def _any(cards: tuple[str, ...] | None, ids: tuple[str, ...], choice: random.Random) -> tuple[str, ...]:
    return tuple(choice.choice(ids) for _ in cards or ())


def other_world(game: Game, seat: int | None, choice: random.Random) -> Game:
    """A game that this viewer cannot tell from the true one."""
    other = game.resampled(seat, choice.getrandbits(60))
    face_up = game.setup.monument.kind is MonumentKind.RUINS
    told = (disguised(event, seat, game.setup.ids, choice, face_up=face_up) for event in game.log)
    other._history = History(game.setup, told, game.view(seat).withdrawn)
    return other


def sayings(game: Game, number: int, choice: random.Random) -> Iterator[m.AnySaid]:
    """All kinds of things to say, most of them wrong."""
    ids = (*game.setup.ids, "camel")

    def some(most: int) -> tuple[str, ...]:
        return tuple(choice.choice(ids) for _ in range(choice.randrange(most + 1)))

    moves: list[Move] = [EndTurn(), UseTent(True), UseTent(False), Look(None), Look(2), TurnUp(), Stop(), Explore(3)]
    moves += [Steal(seat) for seat in range(5)]
    moves += [Sell(choice.choice(ids), choice.randrange(1, 6)) for _ in range(12)]
    moves += [Trade(some(3), some(2)) for _ in range(12)]
    moves += [Discard(some(4)) for _ in range(4)] + [Keep(some(2)) for _ in range(4)]
    moves += [Explore(chamber) for chamber in range(3)] + [Explore(0, (ids[0], ids[1]))]
    for place, move in enumerate(moves):
        yield m.Play(place, choice.choice([number, number, number, number - 1, number + 1]), move)  # type: ignore[arg-type]
    for _ in range(8):
        yield m.Weigh(90, some(4), some(3))
        yield m.Pay(91, some(3))
    yield from (m.Ready(92, "00"), m.Sand(93, (0,)), m.Start(94), m.TakeBack(95), m.Rematch(96), m.Hello(97))
    yield m.StandIn(98, 1, "novice")
    yield from (m.AskDevices(98), m.Decline(98), m.Emote(98, "ouch"), m.ListTable(98, True, "de"))
    yield from (m.Ready(98, "", "00" * 32), m.Reveal(98, "00" * 32))
    yield from (m.Undo(99, number - 1), m.Undo(99, number + 1))
