"""Whatever a seat or a spectator is told is the same, byte for byte, when only what they cannot know is changed."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from digsite.bots import find_bot
from digsite.dealers import commitment
from digsite.errors import DigsiteError
from digsite.game import Game
from digsite.tables.host.bot_play import question_at
from digsite.tables.host.timekeeper import rings_of
from digsite.tables.log.entries import Opened
from digsite.tables.room.clocks import Clocks
from digsite.tables.room.game_state import state_now
from digsite.tables.room.listing import open_table
from digsite.tables.room.live_table import Table
from digsite.tables.room.my_games import turn_now
from digsite.tables.room.sayings import hear
from digsite.tables.room.table_state import table_now
from digsite.tables.room.taking_back import undo_by, undo_figures
from digsite.tables.room.times_now import times_now
from digsite.tables.wire import messages as m
from digsite.web.previews import preview_of
from digsite.words.message import message
from examples import examples
from kinds import Kind, choices, kinds
from other_worlds import other_world, sayings

SECRETS = (bytes(range(32)), bytes(32))


def table_around(game: Game, secret: bytes, moves: int) -> Table:
    """A table at which this game is being played; everybody is told the same commitment."""
    plans = tuple(m.SeatPlan("open") for _ in range(game.setup.players))
    new = m.NewTable(plans, game.setup.edition, game.setup.monument.id, game.setup.variants, undo=True, listed=True)
    table = Table("23456789abcd", secret, Opened(new, (None,) * len(plans), commitment(SECRETS[0]), undo=undo_by(new)))
    for seat, name in zip(table.seats, game.names, strict=True):
        seat.kind, seat.name, seat.entropy = "person", name, secret
    table.game = game
    table.moves = moves
    table.last_move_began = max(0, game.story_length - 2)
    return table


#: All that the times may follow from: whose clock runs since when, what was used, who went when.
CLOCKS = (None, m.ClockRule("move", 30), m.ClockRule("game", 5, "on"), m.ClockRule("days", 2))


def set_clocks(table: Table, rule: m.ClockRule | None, choice: random.Random) -> None:
    """Let the clocks of a table have run for a while; a bot may play for somebody."""
    if choice.random() < 0.3:
        table.seats[-1].stand_in, table.seats[-1].why = "digger", "left"
    if rule is not None:
        table.clocks = Clocks(rule, len(table.seats))
        table.clocks.used = [choice.randrange(400_000) for _ in table.seats]
        table.clocks.note(1_000, table.person_to_decide, decided=True)
        table.time = 31_000


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


@examples(50)
@given(kinds, st.integers(0, 2**32), st.integers(0, 90), choices)
def test_nothing_anybody_is_told_depends_on_what_they_cannot_know(
    kind: Kind, seed: int, moves: int, choice: random.Random
) -> None:
    game, anybody = kind.game(seed), find_bot("random", seed)
    for _ in range(moves):
        if game.why_not_take_back() is None and choice.random() < 0.4:
            game.take_back()
        elif not game.is_over:
            game.play(anybody.choose(game.view(game.player), game.legal_moves, 1.0))
    if game.is_over:
        return  # then everything may be seen
    for seat in (*range(kind.players), None):
        true = table_around(game, SECRETS[0], 7)
        other = table_around(other_world(game, seat, choice), SECRETS[1], 7)
        assert other.game is not None
        rule, luck = choice.choice(CLOCKS), choice.getrandbits(60)
        for table in (true, other):
            set_clocks(table, rule, random.Random(luck))
        grace = {1: choice.randrange(30_000)}
        times = [msgspec.json.encode(times_now(table, 31_000, grace)) for table in (true, other)]
        assert times[0] == times[1]
        assert rings_of(true) == rings_of(other)
        for here in (set(), {0, 1}):
            tables = [msgspec.json.encode(table_now(table, seat, here, searches=True)) for table in (true, other)]
            assert tables[0] == tables[1]
            turns = [msgspec.json.encode(turn_now(table, here, 5, searches=True)) for table in (true, other)]
            assert turns[0] == turns[1]
        assert open_table(true) is None  # what is played is on no list
        assert open_table(other) is None
        spectators = [table_now(table, None, set(), searches=True) for table in (true, other)]
        for replay in (False, True):
            previews = [preview_of(table, "en", replay=replay) for table in spectators]
            assert previews[0] == previews[1]
        for since in (0, game.story_length // 2, game.story_length):
            for unfinished in (None, message("game-unfinished")):
                states = [
                    msgspec.json.encode(
                        state_now(table.game, seat, 7, since, undo_figures(table, seat), unfinished=unfinished)
                    )
                    for table in (true, other)
                    if table.game is not None
                ]
                assert states[0] == states[1]
        for said in sayings(game, 7, choice):
            assert answer(true, seat, said) == answer(other, seat, said), said
        _assert_taken_back_alike(game, other.game, seat)


def _assert_taken_back_alike(game: Game, other: Game, seat: int | None) -> None:
    """Whatever the viewer cannot know: the same can be taken back, and then they are told the same."""
    twins = game.copy(), other.copy()
    while all(twin.why_not_take_back() is None for twin in twins):
        assert twins[0].take_back() == twins[1].take_back()
        states = [msgspec.json.encode(state_now(twin, seat, 8)) for twin in twins]
        assert states[0] == states[1]
    refusals = [twin.why_not_take_back() for twin in twins]
    if twins[0].player == seat or not twins[0].position.number("half_made"):
        assert str(refusals[0]) == str(refusals[1])


@examples(20)
@given(kinds, st.integers(0, 2**32), st.integers(0, 60), choices)
def test_what_a_clock_decides_follows_from_the_seats_own_view(
    kind: Kind, seed: int, moves: int, choice: random.Random
) -> None:
    """The bot that decides when time is up is asked the same, whatever is hidden from that seat."""
    game, anybody = kind.game(seed), find_bot("random", seed)
    for _ in range(moves):
        if not game.is_over:
            game.play(anybody.choose(game.view(game.player), game.legal_moves, 1.0))
    if game.is_over:
        return
    seat = game.player
    worlds = (game, other_world(game, seat, choice))
    asked = [question_at(table_around(world, SECRETS[0], 7), seat, "digger") for world in worlds]
    assert asked[0].view == asked[1].view
    chosen = [find_bot("digger", seed).choose(question.view, question.legal, 1.0) for question in asked]
    assert chosen[0] == chosen[1]
