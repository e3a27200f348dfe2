"""Whatever a seat or a spectator is told is the same, byte for byte, when only what they cannot know is changed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.bots import find_bot
from digsite.dealers import commitment
from digsite.editions import Style
from digsite.errors import DigsiteError
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
from digsite.tables.log.entries import Opened
from digsite.tables.room.game_state import state_now
from digsite.tables.room.live_table import Table
from digsite.tables.room.sayings import hear
from digsite.tables.room.table_state import table_now
from digsite.tables.wire import messages as m
from kinds import Kind, choices, kinds

SECRETS = (bytes(range(32)), bytes(32))


def table_around(game: Game, secret: bytes, moves: int) -> Table:
    """A table at which this game is being played; everybody is told the same commitment."""
    plans = tuple(m.SeatPlan("open") for _ in range(game.setup.players))
    new = m.NewTable(plans, game.setup.edition, game.setup.monument.id, game.setup.variants)
    table = Table("23456789abcd", secret, Opened(new, (None,) * len(plans), commitment(SECRETS[0])))
    for seat, name in zip(table.seats, game.names, strict=True):
        seat.kind, seat.name, seat.entropy = "person", name, secret
    table.game = game
    table.moves = moves
    table.last_move_began = max(0, len(game.log) - 2)
    return table


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
    face_up = game.setup.monument.style is Style.RUINS
    told = (disguised(event, seat, game.setup.ids, choice, face_up=face_up) for event in game.log)
    other._history = History(game.setup, told)
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


def answer(table: Table, seat: int | None, said: m.AnySaid) -> bytes:
    """What is answered; a move that is allowed is taken back at once."""
    length = table.length
    assert table.game is not None
    try:
        if isinstance(said, m.Play) and said.number == table.moves and seat == table.game.player:
            refused = table.game.why_not(said.move)
            return b"allowed" if refused is None else f"{refused.code} {refused}".encode()
        told = hear(table, seat, said, {0}).answer
    except DigsiteError as error:
        assert table.length == length
        return f"{error.code} {error}".encode()
    return msgspec.json.encode(told)


@settings(max_examples=50)
@given(kinds, st.integers(0, 2**32), st.integers(0, 90), choices)
def test_nothing_anybody_is_told_depends_on_what_they_cannot_know(
    kind: Kind, seed: int, moves: int, choice: random.Random
) -> None:
    game, anybody = kind.game(seed), find_bot("random", seed)
    for _ in range(moves):
        if not game.is_over:
            game.play(anybody.choose(game.view(game.player), game.legal_moves, 1.0))
    if game.is_over:
        return  # then everything may be seen
    for seat in (*range(kind.players), None):
        true = table_around(game, SECRETS[0], 7)
        other = table_around(other_world(game, seat, choice), SECRETS[1], 7)
        assert other.game is not None
        for here in (set(), {0, 1}):
            tables = [msgspec.json.encode(table_now(table, seat, here, searches=True)) for table in (true, other)]
            assert tables[0] == tables[1]
        for since in (0, len(game.log) // 2, len(game.log)):
            states = [msgspec.json.encode(state_now(world, seat, 7, since)) for world in (game, other.game)]
            assert states[0] == states[1]
        for said in sayings(game, 7, choice):
            assert answer(true, seat, said) == answer(other, seat, said), said
