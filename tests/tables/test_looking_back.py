"""Looking back: frames are what some eyes saw after each event, at a live table and of any record."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import msgspec
import pytest

from digsite.game.events import Sold
from digsite.game.moves import Sell
from digsite.records import read_record, replay
from digsite.seat import Act
from digsite.tables.errors import TableError
from digsite.tables.host.replays import Packed
from digsite.tables.room.replaying import MOST_EVENTS, replay_of_record
from digsite.tables.wire import messages as m
from digsite.tables.wire.replays import Replay
from digsite.telling import lines
from golden_games import golden_kinds, path_of
from kinds import Kind
from tables.visitors import dealt, hosting, live, plan

_REPLAY = msgspec.json.Decoder(Replay)


def unpacked(packed: Packed) -> Replay:
    return _REPLAY.decode(gzip.decompress(packed.body))


@pytest.mark.parametrize("kind", golden_kinds(), ids=lambda kind: kind.label)
def test_every_frame_of_every_kind_of_game_is_the_table_after_that_event(kind: Kind) -> None:
    text = path_of(kind).read_bytes()
    game = replay(read_record(text.splitlines(keepends=True)))
    told = replay_of_record(text, "all")
    assert [frame.line.event for frame in told.frames] == list(game.log)
    for number, frame in enumerate(told.frames):
        there = game.view_face_up(number + 1)
        assert frame.view == msgspec.structs.replace(there, log=(), withdrawn=())
        assert [sum(seat.known.values()) for seat in frame.view.seats] == [seat.hand_size for seat in there.seats]
    assert told.ending is not None
    assert told.ending.winners == game.outcome.winners  # type: ignore[union-attr]
    assert told.table.setup is not None
    assert [seat.name for seat in told.table.seats] == list(game.names)


@pytest.mark.parametrize("eyes", ["public", "0", "1"])
def test_through_one_s_eyes_only_what_they_saw_then_is_shown(eyes: str) -> None:
    for kind in golden_kinds()[::6]:
        text = path_of(kind).read_bytes()
        game = replay(read_record(text.splitlines(keepends=True)))
        seat = None if eyes == "public" else int(eyes)
        told = replay_of_record(text, eyes)
        for number, frame in enumerate(told.frames):
            there = game.view_at(number + 1, seat)
            assert frame.view == msgspec.structs.replace(there, log=())
            assert number == 0 or frame.line == m.LogLine(*list(lines(there, game.setup))[-1])
            assert [worth is None for worth in frame.worth] == [place != seat for place in range(kind.players)]


def test_a_game_that_was_not_finished_is_told_as_far_as_it_goes() -> None:
    text = b"".join(path_of(golden_kinds()[0]).read_bytes().splitlines(keepends=True)[:40])
    told = replay_of_record(text, "all")
    assert (told.stage, told.ending, len(told.frames)) == ("unfinished", None, 39)


def test_a_file_of_several_games_is_looked_through_one_by_one() -> None:
    first, second = (path_of(kind).read_bytes() for kind in golden_kinds()[:2])
    told = replay_of_record(first + second, "all", 2)
    assert (told.record, told.records) == (2, 2)
    assert told.frames == replay_of_record(second, "all").frames
    assert code_of(first + second, number=3) == "no-such-record"


def code_of(text: bytes, eyes: str = "all", number: int = 1) -> str:
    with pytest.raises(TableError) as caught:
        replay_of_record(text, eyes, number)
    assert str(caught.value)[0].isupper()
    return caught.value.code


def test_what_is_no_record_is_refused_in_a_sentence() -> None:
    whole = path_of(golden_kinds()[0]).read_bytes()
    rows = whole.splitlines(keepends=True)
    assert code_of(b"") == "no-record"
    assert code_of(b"\x00\xff") == "bad-record"
    assert code_of(b"[" * 100_000) == "bad-record"
    assert code_of(b"".join([*rows[:5], rows[4]])) == "bad-record"  # the same dig twice: the rules forbid that
    assert code_of(whole, eyes="4") == "no-such-seat"
    assert code_of(b"".join([rows[0], *[rows[-1]] * (MOST_EVENTS + 1)])) == "long-record"


@pytest.mark.parametrize("monument", ["temple", "tomb", "mine", "buried_ruins"])
@live
async def test_looking_back_shows_what_was_told_then_and_nothing_else(tmp_path: Path, monument: str) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", "open", monument=monument))
        seen: list[dict[int, m.StateNow]] = [{}, {}, {}]
        choice = random.Random(monument)
        for _ in range(30):
            states = [await person.state() for person in people]
            for known, state in zip(seen, states, strict=True):
                known.setdefault(state.since + len(state.lines), state)  # half an exploration is no event yet
            player = next(place for place, state in enumerate(states) if state.ask is not None)
            move = await people[player].choose(states[player], choice)
            await people[player].done(m.Play, states[player].number, move)
        for place, person in enumerate(people):
            told = unpacked(await host.look_back(person.table, person.secret))
            assert (told.eyes, told.stage, told.ending) == (str(place), "playing", None)
            for length, state in seen[place].items():
                frame = told.frames[length - 1]
                assert frame.view == state.view
                assert frame.hand == state.hand
                for line in state.lines:
                    assert told.frames[line.number].line == line
        public = unpacked(await host.look_back(people[0].table, None))
        assert all(frame.view.hand == {} and set(frame.worth) == {None} for frame in public.frames)


@live
async def test_what_was_taken_back_is_not_shown_again_and_what_was_learned_by_it_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True))
        states = [await person.state() for person in people]
        player = next(place for place, state in enumerate(states) if isinstance(state.ask, Act))
        ask = states[player].ask
        assert isinstance(ask, Act)
        sale = next(sale for sale in ask.sales if sale.why is None)
        await people[player].done(m.Play, states[player].number, Sell(sale.treasure, sale.count))
        await people[player].done(m.Undo, states[player].number + 1)
        other = people[1 - player]
        told = unpacked(await host.look_back(other.table, other.secret))
        assert not [frame for frame in told.frames if isinstance(frame.line.event, Sold)]
        assert told.frames[-1].view.seats[player].known == (await other.state()).view.seats[player].known
        assert told.frames[-1].view.seats[player].known[sale.treasure] >= sale.count


@live
async def test_a_running_game_has_no_replay_and_nobody_looks_back_through_other_eyes(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (person,) = await dealt(host, plan("open", "novice"))
        with pytest.raises(TableError, match="still going on") as caught:
            await host.replay(person.table, "public")
        assert caught.value.code == "not-over-yet"
        with pytest.raises(TableError) as wrong:
            await host.look_back(person.table, "x" * 32)
        assert wrong.value.code == "wrong-secret"
